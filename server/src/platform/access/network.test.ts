import fc from 'fast-check'
import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::')
  const read = (part = '') =>
    part ? part.split(':').map((group) => Number.parseInt(group, 16)) : []
  const [first, last] = [read(head), read(tail)]
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last]
}

test('an IPv4 address is its own network, also written as IPv6', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(networkOf(address)).toBe(address)
      expect(networkOf(`::ffff:${address}`)).toBe(address)
    }),
  )
})

test.each([
  '::ffff:203.0.113.7',
  '::FFFF:203.0.113.7',
  '0:0:0:0:0:ffff:203.0.113.7',
  '::ffff:cb00:7107',
  '0000:0000:0000:0000:0000:FFFF:CB00:7107',
  '::ffff:203.0.113.7%eth0',
  '203.0.113.7:50123',
  '[::ffff:203.0.113.7]:50123',
  ' 203.0.113.7 ',
  '64:ff9b::203.0.113.7',
  '2002:cb00:7107::1',
  '2002:cb00:7107:1:2:3:4:5',
])('%j is the network of 203.0.113.7', (variant) => {
  expect(networkOf(variant)).toBe('203.0.113.7')
})

test.each([
  '2001:db8:1:2::7',
  '2001:DB8:1:2::7',
  '2001:0db8:0001:0002:0000:0000:0000:0007',
  '[2001:db8:1:2::7]',
  '[2001:db8:1:2::7]:443',
  '2001:db8:1:2::7%en0',
  '2001:db8:1:2:ffff:ffff:192.0.2.1',
])('%j is in the network 2001:db8:1:2::/64', (variant) => {
  expect(networkOf(variant)).toBe('2001:db8:1:2::/64')
})

test.each([
  '',
  'unknown',
  '_hidden',
  '1.2.3',
  'x'.repeat(5000),
  '203.0.113.007',
])('everything that isn’t an address is one network together', (text) => {
  expect(networkOf(text)).toBe('unknown')
})

test('all spellings of all addresses in one /64 are one network, and no others are', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      const groups = groupsOf(address)
      fc.pre(networkOf(address).includes(':'))
      const half = groups.slice(0, 4).map((group) => group.toString(16))
      expect(networkOf(address)).toBe(`${half.join(':')}::/64`)
      expect(networkOf(address.toUpperCase())).toBe(networkOf(address))
      expect(networkOf(`${half.join(':')}:1:2:3:4`)).toBe(networkOf(address))
      expect(networkOf(`${half.join(':')}::`)).toBe(networkOf(address))
      const [first = 0, ...rest] = groups
      const other = [(first + 1) % 65_536, ...rest].map((group) => group.toString(16)).join(':')
      expect(networkOf(other)).not.toBe(networkOf(address))
    }),
  )
})

test('the zone of a link-local address is ignored', () => {
  expect(networkOf('fe80::1%eth0')).toBe(networkOf('fe80::2'))
})
