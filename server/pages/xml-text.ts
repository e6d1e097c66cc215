/** Text for XML, in elements and attributes alike; characters that XML 1.0 forbids are left out. */
export function xmlText(text: string): string {
  return withoutControls(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function withoutControls(text: string): string {
  return [...text]
    .filter((letter) => letter >= ' ' || letter === '\n' || letter === '\t')
    .filter((letter) => !/^[\uD800-\uDFFF\uFFFE\uFFFF]$/.test(letter))
    .join('')
}
