import { paintedText } from '#src/ui/art/painted-text.ts'

const WHEEL =
  '<circle r="43" fill="none" stroke="var(--a-ink)" stroke-width="6" stroke-dasharray="7 5.3"/>' +
  '<circle r="37" fill="none" stroke="var(--a-ink)" stroke-width="9"/>' +
  '<circle r="30.5" fill="none" stroke="var(--a-detail)" stroke-width="2.6"/>' +
  '<path d="M30 0H-30M28.2 10.3L-28.2 -10.3M23 19.3L-23 -19.3M15 26L-15 -26M5.2 29.5L-5.2 -29.5M-5.2 29.5L5.2 -29.5' +
  'M-15 26L15 -26M-23 19.3L23 -19.3M-28.2 10.3L28.2 -10.3" stroke="var(--a-ink)" stroke-width="1.3"/>' +
  '<circle r="9" fill="var(--a-ink)"/><circle r="3.5" fill="var(--a-detail)"/>'

/** A bike from the side, front wheel to the right; wheels' centres at (60, 160) and (222, 160), radius 46. */
export function bike(number: string): string {
  return (
    `<g transform="translate(60 160)">${WHEEL}</g><g transform="translate(222 160)">${WHEEL}</g>` +
    '<path d="M60 160L122 146" stroke="var(--a-ink)" stroke-width="11" stroke-linecap="round"/>' +
    '<path d="M60 158L118 145" stroke="var(--a-detail)" stroke-width="2"/>' +
    '<path d="M222 160L203 100" stroke="var(--a-ink)" stroke-width="11" stroke-linecap="round"/>' +
    '<path d="M206 108L190 56" stroke="var(--a-detail)" stroke-width="8"/>' +
    '<path d="M221 156L211 124" stroke="var(--a-detail)" stroke-width="2.5"/>' +
    '<path d="M106 108L178 92L190 104L180 134L166 158H120L108 148Z" fill="var(--a-ink)"/>' +
    '<path d="M124 128a15 15 0 1 0 30 0a15 15 0 1 0-30 0" fill="var(--a-detail)" opacity=".55"/>' +
    '<path d="M150 116l22-4-6 30-16 4z" fill="var(--a-detail)" opacity=".35"/>' +
    '<path d="M186 112Q196 132 176 146Q150 158 128 150" fill="none" stroke="var(--a-detail)" stroke-width="5"/>' +
    '<path d="M122 122L98 116L44 98" stroke="var(--a-detail)" stroke-width="11" stroke-linecap="round"/>' +
    '<path d="M78 109L44 98" stroke="var(--a-ink)" stroke-width="11" stroke-linecap="round"/>' +
    '<path d="M8 66Q40 70 74 82L120 96L112 106L70 98Q36 84 6 72Z" fill="var(--p-bike)"/>' +
    '<path d="M40 74Q92 80 138 70L150 80L142 96L100 98Q66 92 40 80Z" fill="var(--a-ink)"/>' +
    '<path d="M134 84Q150 66 176 66L190 70L198 92L176 126L160 118L148 100Z" fill="var(--p-bike)"/>' +
    '<path d="M160 84L190 78L194 90L176 116Z" fill="var(--a-ink)" opacity=".18"/>' +
    '<path d="M66 92L122 98L112 128L84 122Z" fill="var(--a-white)" stroke="var(--a-ink)" stroke-width="2.5"/>' +
    paintedText(number, { x: 95, y: 119, size: number.length > 2 ? 25 : 28, anchor: 'middle', fill: '#14110e' }) +
    '<path d="M178 100Q214 84 266 104L264 110Q222 100 190 112Z" fill="var(--p-bike)"/>' +
    '<path d="M194 50L212 48L222 84L206 92Z" fill="var(--a-white)" stroke="var(--a-ink)" stroke-width="2.5"/>' +
    '<path d="M190 58L176 44L166 46" fill="none" stroke="var(--a-ink)" stroke-width="6" stroke-linecap="round"' +
    ' stroke-linejoin="round"/>'
  )
}
