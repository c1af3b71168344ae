import { isIPv6 } from 'node:net'

const ipv4InIpv6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const groupsOfNetwork = 4

/** What counts as one network for limits: an IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  const mapped = ipv4InIpv6.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? []
  const first = head ? head.split(':') : []
  const last = tail ? tail.split(':') : []
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  const groups = address.includes('::') ? [...first, ...zeros, ...last] : first
  return `${groups
    .slice(0, groupsOfNetwork)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
