const grammar = /^bytes=(?:\d+-\d*|-\d+)(?:[ \t]*,[ \t]*(?:\d+-\d*|-\d+))*$/

/** Undefined if it is not a byte range or is invalid, which servers must ignore (RFC 9110 §14.1.1). */
export function validRange(header: string | undefined): string | undefined {
  if (header === undefined || !grammar.test(header)) return undefined
  const ranges = header.slice('bytes='.length).split(',')
  const isBackwards = (range: string) => {
    const [first, last] = range.trim().split('-')
    return Boolean(first && last) && Number(last) < Number(first)
  }
  return ranges.some(isBackwards) ? undefined : header
}
