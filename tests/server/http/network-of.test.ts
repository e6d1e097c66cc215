import { expect, test } from 'vitest'
import { networkOf } from '#server/http/network-of.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:ffff:1:2:3', '2001:db8:0:0::/64'],
  ['2001:0DB8:0000:0001::', '2001:db8:0:1::/64'],
  ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network))
