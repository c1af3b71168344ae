import { isIPv4, isIPv6 } from 'node:net'

const groupsOfNetwork = 4
/** IPv4 addresses in IPv6: mapped and NAT64, whose last two groups they are (RFC 4291, 6052), and 6to4 (RFC 3056). */
const embedded: [prefix: RegExp, at: number][] = [
  [/^0:0:0:0:0:ffff:/, 6],
  [/^64:ff9b:0:0:0:0:/, 6],
  [/^2002:/, 1],
]

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // The one spelling that the URL standard gives each address.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail = ''] = canonical.split('::')
  const first = head ? head.split(':') : []
  const last = tail ? tail.split(':') : []
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0')
  return [...first, ...zeros, ...last]
}

/** The two groups from `at` on, as they are written of an IPv4 address. */
function dotted(groups: string[], at: number): string {
  const [high = 0, low = 0] = groups.slice(at, at + 2).map((group) => Number.parseInt(group, 16))
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
}

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
  const groups = groupsOf(plain)
  const whole = groups.join(':')
  for (const [prefix, at] of embedded) if (prefix.test(whole)) return dotted(groups, at)
  return `${groups.slice(0, groupsOfNetwork).join(':')}::/64`
}
