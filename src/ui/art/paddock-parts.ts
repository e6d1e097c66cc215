import { bike } from '#src/ui/art/bike.ts'

/** A van from the side, about 360 x 190; `x`, `y` is its lower left corner at the ground. */
export function van(x: number, y: number): string {
  const wheel = (at: number) =>
    `<circle cx="${at}" cy="-26" r="30" fill="var(--a-ink)"/><circle cx="${at}" cy="-26" r="14" fill="var(--a-detail)"/>`
  return (
    `<g transform="translate(${x} ${y})"><path d="M0 -30V-186Q0 -196 10 -196H236Q254 -196 264 -182L312 -118L352 -104` +
    'Q362 -100 362 -88V-30Z" fill="var(--a-white)"/><path d="M0 -82H362V-30H0Z" fill="var(--a-red)"/>' +
    '<path d="M246 -178Q254 -178 258 -172L296 -118H226V-178Z" fill="var(--a-near)"/>' +
    '<path d="M210 -196V-30" stroke="var(--a-ink)" stroke-width="3" opacity=".35"/>' +
    `<path d="M0 -30H362" stroke="var(--a-ink)" stroke-width="8"/>${wheel(74)}${wheel(288)}` +
    '<path d="M184 -112H202" stroke="var(--a-ink)" stroke-width="6" stroke-linecap="round"/></g>'
  )
}

/** A club tent on four legs, roof in two panels; `x` is its left leg, `y` the ground. */
export function tent(x: number, y: number, width: number): string {
  const peak = width / 2
  return (
    `<g transform="translate(${x} ${y})"><path d="M8 0V-196M${width - 8} 0V-196" stroke="var(--a-ink)" stroke-width="8"/>` +
    `<path d="M-14 -190L${peak} -276L${width + 14} -190V-162H-14Z" fill="var(--a-band)"/>` +
    `<path d="M${peak} -276L${width + 14} -190V-162H${peak}Z" fill="var(--a-ink)" opacity=".16"/></g>`
  )
}

/** A bike on a box stand, as in the workshop; `x` is the stand's middle, `y` the ground. */
export function bikeOnStand(x: number, y: number, number: string): string {
  return (
    `<g transform="translate(${x} ${y})"><path d="M-40 0L-32 -58H32L40 0Z" fill="var(--a-detail)"/>` +
    '<path d="M-40 0L-36 -28H36L40 0Z" fill="var(--a-ink)" opacity=".2"/>' +
    `<g transform="translate(-140 -222)">${bike(number)}</g></g>`
  )
}

/** A mechanic or trainer who stands and points, about 250 high; `x`, `y` are the feet. */
export function trainer(x: number, y: number): string {
  return (
    `<g transform="translate(${x} ${y})"><path d="M-30 -120H30L34 0H8L0 -84L-8 0H-34Z" fill="var(--a-near)"/>` +
    '<path d="M-38 -8H-4V2H-38ZM38 -8H4V2H38Z" fill="var(--a-ink)"/>' +
    '<path d="M-38 -198Q-36 -212 -20 -214H20Q36 -212 38 -198L32 -112H-32Z" fill="var(--a-red)"/>' +
    '<path d="M32 -198L70 -160L112 -168" fill="none" stroke="var(--a-red)" stroke-width="19" stroke-linecap="round"' +
    ' stroke-linejoin="round"/><circle cx="116" cy="-169" r="11" fill="var(--a-skin2)"/>' +
    '<path d="M-32 -198L-50 -150L-34 -116" fill="none" stroke="var(--a-red)" stroke-width="19" stroke-linecap="round"' +
    ' stroke-linejoin="round"/><circle cx="-32" cy="-112" r="11" fill="var(--a-skin2)"/>' +
    '<path d="M-8 -228H8V-210Q0 -204 -8 -210Z" fill="var(--a-skin2)"/>' +
    '<circle cy="-242" r="24" fill="var(--a-skin2)"/>' +
    '<path d="M-25 -244Q-26 -270 0 -270Q22 -270 25 -250L48 -246Q50 -240 44 -240L-25 -244Z" fill="var(--a-ink)"/></g>'
  )
}

/** An open tool box. */
export function toolBox(x: number, y: number): string {
  return (
    `<g transform="translate(${x} ${y})"><path d="M0 -46H96V0H0Z" fill="var(--a-red)"/>` +
    '<path d="M0 -30H96" stroke="var(--a-ink)" stroke-width="4"/><path d="M30 -46V-60H66V-46" fill="none" ' +
    'stroke="var(--a-ink)" stroke-width="7"/><path d="M42 -34H54V-24H42Z" fill="var(--a-detail)"/></g>'
  )
}
