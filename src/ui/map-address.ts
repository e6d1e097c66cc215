/** Where a point is shown on a map of another site, with a pin. */
export function mapsAddress(latitude: number, longitude: number): string {
  const point = `${latitude.toFixed(5)}/${longitude.toFixed(5)}`
  return `https://www.openstreetmap.org/?mlat=${latitude.toFixed(5)}&mlon=${longitude.toFixed(5)}#map=15/${point}`
}

/** `49.2231, 16.5210`. */
export function formatPoint(latitude: number, longitude: number): string {
  return `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`
}
