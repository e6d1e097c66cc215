import { short } from '#src/ui/art/landscape.ts'

/** A row of spectators' heads and shoulders, some with an arm up; the same every time it is drawn. */
export function crowdRow(width: number, y: number, step: number, size: number, fill: string): string {
  let row = ''
  let turn = 7
  for (let x = 0; x <= width + step; x += step) {
    turn = (turn * 37 + 11) % 101
    const top = y - (turn % 9)
    const shoulder = size * 1.5
    row +=
      `<circle cx="${short(x)}" cy="${top}" r="${short(size)}"/>` +
      `<path d="M${short(x - shoulder)} ${top + size * 6}V${short(top + size * 2)}Q${short(x)} ${short(top + size * 0.2)} ` +
      `${short(x + shoulder)} ${short(top + size * 2)}V${top + size * 6}Z"/>`
    if (turn % 4 === 0) {
      const side = turn % 8 === 0 ? 1 : -1
      row +=
        `<path d="M${short(x + side * size)} ${short(top + size)}L${short(x + side * size * 2.2)} ${short(top - size * 3)}" ` +
        `stroke="${fill}" stroke-width="${short(size * 0.7)}" stroke-linecap="round"/>`
    }
  }
  return `<g fill="${fill}">${row}</g>`
}

/** A floodlight on its mast; `x` is the mast, `top` the lamp, `foot` where it stands. */
export function floodlight(x: number, top: number, foot: number, turn: number): string {
  const lamp = (dx: number, dy: number) => `<rect x="${dx}" y="${dy}" width="15" height="13" fill="var(--a-lamp)"/>`
  return (
    `<path d="M${x} ${top}V${foot}" stroke="var(--a-ink)" stroke-width="7"/>` +
    `<g transform="translate(${x} ${top}) rotate(${turn})"><rect x="-30" y="-18" width="60" height="36" ` +
    `fill="var(--a-ink)"/>${lamp(-26, -15)}${lamp(-7.5, -15)}${lamp(11, -15)}${lamp(-26, 2)}${lamp(-7.5, 2)}${lamp(11, 2)}</g>`
  )
}

/** A beam of light that falls from a lamp. */
export function beam(x: number, top: number, foot: number, left: number, right: number): string {
  return `<path d="M${x} ${top}L${left} ${foot}H${right}Z" fill="var(--a-beam)"/>`
}

/** A barrier of the start gate from edge to edge. */
export function gateBars(width: number, top: number): string {
  let bars = ''
  for (let x = 0; x <= width; x += 31) bars += `M${x} ${top}V${top + 62}`
  return (
    `<path d="M0 ${top + 34}H${width}" stroke="var(--a-ink)" stroke-width="12"/>` +
    `<path d="${bars}" stroke="var(--a-detail)" stroke-width="6"/>` +
    `<path d="M0 ${top + 2}H${width}M0 ${top + 64}H${width}" stroke="var(--a-detail)" stroke-width="9"/>`
  )
}
