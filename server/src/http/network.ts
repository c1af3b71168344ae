import { isIPv6 } from 'node:net'

const ipv4InIpv6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const groupsOfNetwork = 4

/** What counts as one network for limits: an IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  const mapped = ipv4InIpv6.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  // The one spelling that the URL standard gives each address; a zone is no part of it.
  const canonical = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1)
  const [head = '', tail = ''] = canonical.split('::')
  const first = head ? head.split(':') : []
  const last = tail ? tail.split(':') : []
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0')
  return `${[...first, ...zeros, ...last].slice(0, groupsOfNetwork).join(':')}::/64`
}
