/** A number as short as a drawing needs it. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function sky(width: number, height: number): string {
  return `<rect width="${width}" height="${height}" fill="var(--a-sky)"/>`
}

export function sun(x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="var(--a-sun)"/>`
}

export function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

/** A pine; `x`, `y` is the foot of its trunk. */
export function pine(x: number, y: number, height: number, fill = 'var(--a-near)'): string {
  const at = (share: number) => short(height * share)
  return (
    `<path transform="translate(${x} ${y})" d="M0 -${at(1)}L${at(0.15)} -${at(0.62)}H${at(0.08)}L${at(0.22)} ` +
    `-${at(0.34)}H${at(0.12)}L${at(0.28)} 0H-${at(0.28)}L-${at(0.12)} -${at(0.34)}H-${at(0.22)}L-${at(0.08)} ` +
    `-${at(0.62)}H-${at(0.15)}Z" fill="${fill}"/>`
  )
}

/** The end of a log with its rings. */
export function logEnd(x: number, y: number, radius: number): string {
  const ring = (share: number, shift: number) =>
    `<circle cx="${short(radius * shift)}" cy="${short(radius * -shift * 0.75)}" r="${short(radius * share)}"/>`
  return (
    `<g transform="translate(${x} ${y})"><circle r="${radius}" fill="var(--a-bark)"/>` +
    `<circle r="${short(radius * 0.86)}" fill="var(--a-wood)"/>` +
    `<g fill="none" stroke="var(--a-bark)" stroke-width="${short(radius * 0.045)}">` +
    `${ring(0.66, 0)}${ring(0.47, 0.04)}${ring(0.29, 0.08)}${ring(0.12, 0.12)}` +
    `<path d="M${short(radius * 0.2)} ${short(radius * 0.1)}L${short(radius * 0.84)} ${short(radius * 0.3)}"/></g></g>`
  )
}

/** A log that lies across the picture, cut end to the right. */
export function lyingLog(x: number, y: number, length: number, thick: number): string {
  const along = (from: number, to: number, at: number) =>
    `M${short(length * from)} ${short(thick * at)}H${short(length * to)}`
  return (
    `<g transform="translate(${x} ${y})"><rect width="${length}" height="${thick}" rx="${short(thick * 0.12)}" ` +
    `fill="var(--a-bark)"/><path d="${along(0.08, 0.5, 0.3)}${along(0.3, 0.86, 0.62)}${along(0.62, 0.9, 0.24)}" ` +
    `stroke="var(--a-wood)" stroke-width="${short(thick * 0.07)}" opacity=".6"/>` +
    `<ellipse cx="${length}" cy="${thick / 2}" rx="${short(thick * 0.24)}" ry="${thick / 2}" fill="var(--a-wood)"/>` +
    `<ellipse cx="${length}" cy="${thick / 2}" rx="${short(thick * 0.13)}" ry="${short(thick * 0.28)}" fill="none" ` +
    `stroke="var(--a-bark)" stroke-width="${short(thick * 0.06)}"/></g>`
  )
}

/** A rock of three faces; `x`, `y` is its upper left corner. */
export function rock(x: number, y: number, width: number, height: number): string {
  const w = (share: number) => short(width * share)
  const h = (share: number) => short(height * share)
  return (
    `<g transform="translate(${x} ${y})">` +
    shape(
      `M0 ${h(1)}L${w(0.1)} ${h(0.4)}L${w(0.38)} 0L${w(0.74)} ${h(0.12)}L${w(0.96)} ${h(0.56)}L${w(1)} ${h(1)}Z`,
      'var(--a-rock)',
    ) +
    shape(`M${w(0.38)} 0L${w(0.74)} ${h(0.12)}L${w(0.62)} ${h(0.5)}L${w(0.3)} ${h(0.42)}Z`, 'var(--a-rock2)') +
    shape(`M${w(0.1)} ${h(0.4)}L${w(0.38)} 0L${w(0.3)} ${h(0.42)}L${w(0.2)} ${h(1)}H0Z`, 'var(--a-rock3)') +
    '</g>'
  )
}

/** A tractor tyre, half sunk where the ground is drawn over it. */
export function tyre(x: number, y: number, radius: number): string {
  const ring = (share: number, width: number, stroke: string, more = '') =>
    `<circle r="${short(radius * share)}" fill="none" stroke="${stroke}" stroke-width="${short(radius * width)}"${more}/>`
  const tread = ` stroke-dasharray="${short(radius * 0.2)} ${short(radius * 0.149)}"`
  return (
    `<g transform="translate(${x} ${y})">${ring(1, 0.16, 'var(--a-ink)', tread)}${ring(0.72, 0.46, 'var(--a-ink)')}` +
    `${ring(0.78, 0.035, 'var(--a-detail)', ' opacity=".5"')}${ring(0.58, 0.02, 'var(--a-detail)', ' opacity=".5"')}</g>`
  )
}
