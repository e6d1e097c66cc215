/** Letters that do not fall apart into a plain letter and an accent. */
const plain: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ð: 'd', ı: 'i' }

/** A name for addresses: `MX Klub Žďár` is `mx-klub-zdar`. `fallback` stands in for a name without Latin letters or digits. */
export function slugFromName(name: string, fallback: string): string {
  const letters = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøđßæœþðı]/g, (letter) => plain[letter] ?? '')
  const slug = letters
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
  return slug === '' ? fallback : slug
}
