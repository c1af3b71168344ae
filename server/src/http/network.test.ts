import fc from 'fast-check'
import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

/** The eight groups of an IPv6 address, as the URL standard reads it. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::')
  const read = (part = '') =>
    part ? part.split(':').map((group) => Number.parseInt(group, 16)) : []
  const [first, last] = [read(head), read(tail)]
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last]
}

test('an IPv4 address is a network of its own, also written as IPv6', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(networkOf(address)).toBe(address)
      expect(networkOf(`::ffff:${address}`)).toBe(address)
    }),
  )
})

test('all spellings of all addresses of one /64 are one network, and no others', () => {
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

test('the zone of a link-local address does not matter', () => {
  expect(networkOf('fe80::1%eth0')).toBe(networkOf('fe80::2'))
})
