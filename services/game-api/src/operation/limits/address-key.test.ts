import { expect, test } from 'vitest'
import { addressKey } from './address-key.ts'

const cases: { address: string; key: string }[] = [
  { address: '192.0.2.7', key: '192.0.2.7' },
  { address: '::ffff:192.0.2.7', key: '192.0.2.7' },
  { address: '2001:db8:1:2:3:4:5:6', key: '2001:db8:1:2::/64' },
  { address: '2001:0db8:0001:0002::1', key: '2001:db8:1:2::/64' },
  { address: '2001:db8::1', key: '2001:db8:0:0::/64' },
  { address: '::1', key: '0:0:0:0::/64' },
  { address: 'fe80::1%eth0', key: 'fe80:0:0:0::/64' },
  { address: '', key: '' },
]
test.each(cases)('$address counts as $key', ({ address, key }) => {
  expect(addressKey(address)).toBe(key)
})
