type Winner = {
  /** Where the feet stand. */
  x: number
  y: number
  scale: number
  jersey: string
  pants: string
  skin: string
  hair: string
  /** What is held up: a trophy, a helmet, or two free hands. */
  holds: 'trophy' | 'helmet' | 'nothing'
  longHair?: boolean
}

const TROPHY =
  '<g transform="translate(0 -336)" stroke="var(--a-ink)" stroke-width="4" stroke-linejoin="round">' +
  '<path d="M-32 -26H-46Q-48 0 -26 4M32 -26H46Q48 0 26 4" fill="none" stroke-width="6"/>' +
  '<path d="M-34 -34H34L27 6Q0 24 -27 6Z" fill="var(--a-sun)"/><path d="M-6 15H6V30H-6Z" fill="var(--a-sun)"/>' +
  '<path d="M-22 30H22V42H-22Z" fill="var(--a-ink)"/></g><g transform="translate(0 -336)">' +
  '<path d="M8 -34H22L17 8L8 12Z" fill="var(--a-white)" opacity=".45"/></g>'

const HELMET =
  '<g transform="translate(70 -296) rotate(14)"><path d="M-30 16Q-34 -24 0 -28Q30 -28 34 -6L14 -2L18 22Q-14 28 -30 16Z"' +
  ' fill="var(--a-red)"/><path d="M4 -12L36 -8L32 6L12 6Q4 0 4 -12Z" fill="var(--a-ink)"/>' +
  '<path d="M-8 -30Q24 -38 52 -18L48 -13Q20 -22 -6 -18Z" fill="var(--a-ink)"/></g>'

function arm(side: 1 | -1, handX: number, handY: number, colour: string): string {
  const elbow = `${side * 58} -200`
  return (
    `<path d="M${side * 32} -158L${elbow}L${side * handX} ${handY}" fill="none" stroke="${colour}" stroke-width="21" ` +
    `stroke-linecap="round" stroke-linejoin="round"/><circle cx="${side * handX}" cy="${handY}" r="13" fill="var(--a-ink)"/>`
  )
}

/** A rider on the podium, arms up, a medal round the neck; about 300 high at scale 1. */
export function winner(person: Winner): string {
  const { x, y, scale, jersey, pants, skin, hair, holds, longHair } = person
  const arms =
    holds === 'trophy'
      ? arm(1, 26, -298, jersey) + arm(-1, 26, -298, jersey)
      : arm(1, holds === 'helmet' ? 64 : 76, -270, jersey) + arm(-1, 74, -262, jersey)
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    // boots, trousers, jersey
    '<path d="M-36 -36H-12L-10 0H-44V-10ZM36 -36H12L10 0H44V-10Z" fill="var(--a-detail)"/>' +
    '<path d="M-46 -6H-8V2H-46ZM46 -6H8V2H46Z" fill="var(--a-ink)"/>' +
    `<path d="M-34 -104H34L39 -32H10L0 -86L-10 -32H-39Z" fill="${pants}"/>` +
    `<path d="M-42 -156Q-40 -170 -22 -172H22Q40 -170 42 -156L34 -92H-34Z" fill="${jersey}"/>` +
    '<path d="M-40 -146L-34 -92H-16Z" fill="var(--a-ink)" opacity=".14"/>' +
    arms +
    // medal on its ribbon
    '<path d="M-15 -172L0 -136L15 -172" fill="none" stroke="var(--a-red)" stroke-width="7"/>' +
    '<circle cy="-128" r="12" fill="var(--a-band)"/>' +
    // head
    (longHair ? `<path d="M-27 -212Q-34 -170 -22 -162H22Q34 -170 27 -212Z" fill="${hair}"/>` : '') +
    `<path d="M-9 -186H9V-170Q0 -164 -9 -170Z" fill="${skin}"/>` +
    `<path d="M-23 -214Q-24 -180 0 -176Q24 -180 23 -214Q20 -232 0 -232Q-20 -232 -23 -214Z" fill="${skin}"/>` +
    `<path d="M-25 -206Q-30 -240 0 -242Q30 -240 25 -206Q18 -222 4 -222Q-14 -222 -25 -206Z" fill="${hair}"/>` +
    '<path d="M-9 -192Q0 -184 9 -192" fill="none" stroke="var(--a-white)" stroke-width="4" stroke-linecap="round"/>' +
    (holds === 'trophy' ? TROPHY : holds === 'helmet' ? HELMET : '') +
    '</g>'
  )
}
