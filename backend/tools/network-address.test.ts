import { describe, expect, test } from 'vitest'
import { isPublicAddress, isServerAddress } from './network.ts'

describe('addresses of the internet at large', () => {
  test.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])('takes %s for public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  test.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255'],
    ...['::1', '::', 'fe80::1', 'fc00::1', 'ff02::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', 'localhost', ''],
  ])('does not take "%s" for public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('addresses that a superuser may name', () => {
  test.each(['93.184.215.14', '10.1.2.3', '192.168.1.1', '127.0.0.1', '::1', 'fc00::1', '64:ff9b::5db8:d70e'])('%s may be asked', (address) => {
    expect(isServerAddress(address)).toBe(true)
  })

  test.each([
    ...['169.254.169.254', '169.254.170.2', '100.100.100.200', '168.63.129.16', '192.0.0.192', 'fd00:ec2::254', 'FD00:0EC2:0:0::254', 'fd20:ce::254'],
    ...['fe80::a9fe:a9fe', '::ffff:169.254.169.254', '64:ff9b::a9fe:a9fe', '2002:a9fe:a9fe::', 'localhost', ''],
  ])('"%s" is never asked', (address) => {
    expect(isServerAddress(address)).toBe(false)
  })
})
