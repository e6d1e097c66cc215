import { isIPv6 } from 'node:net'

/**
 * Whom an address counts as: an IPv4 address itself (also when it comes as `::ffff:192.0.2.7`), of an IPv6 address its
 * first 64 bits, because one line or machine holds all addresses below them. `2001:db8::7` -> `2001:db8:0:0::/64`.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [front = [], back = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  const groups = [...front, ...zeros, ...back].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${groups.join(':')}::/64`
}
