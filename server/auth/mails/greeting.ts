/**
 * `Hello Jana,`. A first name that could carry an address or an advertisement is left out: anybody may type anything
 * when signing up with somebody else's e-mail.
 */
export function greeting(firstName: string): string {
  const name = firstName.trim()
  const isPlain = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{0,39}$/u.test(name) && !/\.\S|www/iu.test(name)
  return isPlain ? `Hello ${name},` : 'Hello,'
}
