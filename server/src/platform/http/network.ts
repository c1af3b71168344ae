import { isIPv4, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

const groupsOfNetwork = 4
/** Which group of an IPv6 address an IPv4 address in it begins with: mapped, NAT64 (RFC 6052) and 6to4 (RFC 3056). */
const embeddedAt: Record<string, number | undefined> = { ipv4Mapped: 6, rfc6052: 6, '6to4': 1 }

/** These two groups, as they are written of an IPv4 address. */
const dotted = ([high = 0, low = 0]: number[]) =>
  [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')

/** Without the brackets and port that some proxies write, and without a zone, which is no part of an address. */
const bare = (address: string) =>
  address
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')

/**
 * What counts as one network for limits: an IPv4 address, or the /64 of an IPv6 address, however it is written. What is no
 * address at all is one network together; whoever hung up has none any more.
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
