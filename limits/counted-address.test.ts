import { expect, test } from 'vitest'
import { countedAddress } from './counted-address.ts'

test('all addresses of one /64 are counted as one, whatever zone or spelling', () => {
  const spellings = ['2001:db8:1:2::1', '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2:3:4:5:6%eth0']
  expect(new Set(spellings.map(countedAddress))).toEqual(new Set(['2001:db8:1:2::/64']))
  expect(countedAddress('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64')
})

test('IPv4 is counted address by address, also where it is written as IPv6', () => {
  expect(['192.0.2.7', '::ffff:192.0.2.7', '::FFFF:C000:207'].map(countedAddress)).toEqual(Array(3).fill('192.0.2.7'))
  expect(countedAddress('192.0.2.8')).toBe('192.0.2.8')
})

test('what is no address is counted as it is', () => {
  expect(['', 'unknown', '192.0.2.7:80', '2001:db8::/64'].map(countedAddress)).toEqual(['', 'unknown', '192.0.2.7:80', '2001:db8::/64'])
})
