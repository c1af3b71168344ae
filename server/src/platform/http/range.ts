const grammar = /^bytes=(?:\d+-\d*|-\d+)(?:[ \t]*,[ \t]*(?:\d+-\d*|-\d+))*$/

/**
 * What a header `Range` asks for, where it is one of bytes (RFC 9110 §14.1.1): of what is none, or ends before it begins, a server
 * is to take no notice, and undefined is given.
 */
export function validRange(header: string | undefined): string | undefined {
  if (header === undefined || !grammar.test(header)) return undefined
  const ranges = header.slice('bytes='.length).split(',')
  const isBackwards = (range: string) => {
    const [first, last] = range.trim().split('-')
    return Boolean(first && last) && Number(last) < Number(first)
  }
  return ranges.some(isBackwards) ? undefined : header
}
