/** Of lists and objects inside of one another. Content has some ten; what walks through it, and JSON itself, has a stack that ends. */
const mostLevels = 100
/** Of values in a body. The longest entry has a few thousand; of more, a megabyte keeps the server for a second. */
const mostValues = 50_000

/** Whether a parsed value has more levels or values than anything that we take. */
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
