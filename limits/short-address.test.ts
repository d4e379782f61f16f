import { expect, test } from 'vitest'
import { shortAddress } from './short-address.ts'

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['::ffff:cb00:714d', '203.0.113.0'],
  ['2001:db8:abcd:12:34:56:78:9a', '2001:db8:abcd::'],
  ['2001:db8:abcd:12::1', '2001:db8:abcd::'],
  ['2a02::1', '2a02::'],
  ['2a02:1::2:3', '2a02:1::'],
  ['2001:db8::abcd:1', '2001:db8::'],
  ['::1', '::'],
  ['fe80::1%eth0', 'fe80::'],
  ['unknown', ''],
  [undefined, ''],
])('shortens %s to %s', (address, short) => {
  expect(shortAddress(address)).toBe(short)
})
