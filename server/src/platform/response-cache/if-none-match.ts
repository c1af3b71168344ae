/** Whether a client that sends this `If-None-Match` has the bytes of the tag already (RFC 9110 §13.1.2). */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  // The everyday case costs no splitting.
  if (ifNoneMatch === undefined || ifNoneMatch === etag) return ifNoneMatch === etag
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}
