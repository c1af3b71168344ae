/** Left out of a 304, which has no body (RFC 9110 §15.4.5). */
export const bodyFields: ReadonlySet<string> = new Set([
  'content-type',
  'content-length',
  'content-encoding',
])

export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined || ifNoneMatch === etag) return ifNoneMatch === etag
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}
