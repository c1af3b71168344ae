/** Content nests about ten deep; recursive code, including JSON's, would overflow the stack. */
const mostLevels = 100
/** The longest entry has a few thousand; with more, a megabyte blocks the server for a second. */
const mostValues = 50_000

export function isOversized(value: unknown): boolean {
  let level = [value]
  let count = 0
  for (let depth = 0; depth <= mostLevels && count <= mostValues; depth++) {
    const inner: unknown[] = []
    for (const one of level)
      if (typeof one === 'object' && one !== null)
        for (const next of Object.values(one)) inner.push(next)
    if (inner.length === 0) return false
    count += inner.length
    level = inner
  }
  return true
}
