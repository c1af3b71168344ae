import { isIPv4, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

const groupsOfNetwork = 4
/** Group at which an IPv6 address embeds an IPv4 one: mapped, NAT64 (RFC 6052) and 6to4 (RFC 3056). */
const embeddedAt: Record<string, number | undefined> = { ipv4Mapped: 6, rfc6052: 6, '6to4': 1 }

const dotted = ([high = 0, low = 0]: number[]) =>
  [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')

/** Some proxies add brackets and ports; zones are not part of an address. */
const bare = (address: string) =>
  address
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')

/**
 * The unit for limits: an IPv4 address, or the /64 of an IPv6 address. Invalid addresses count as one network, as do clients
 * that hung up.
 */
export function networkOf(address: string | undefined): string {
  const plain = bare(address ?? '')
  if (isIPv4(plain)) return plain
  if (!isIPv6(plain)) return 'unknown'
  const parsed = ipaddr.IPv6.parse(plain)
  const at = embeddedAt[parsed.range()]
  if (at !== undefined) return dotted(parsed.parts.slice(at))
  const groups = parsed.parts.slice(0, groupsOfNetwork).map((group) => group.toString(16))
  return `${groups.join(':')}::/64`
}
