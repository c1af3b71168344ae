/**
 * Starts requests at a constant rate, however long each takes. Returns a function that stops it and
 * resolves when all are answered.
 */
export function steadyLoad(
  perSecond: number,
  request: (number: number) => Promise<void>,
): () => Promise<void> {
  const pending = new Set<Promise<void>>()
  const startedAt = performance.now()
  let sent = 0
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1000) * perSecond
    for (; sent < due; sent++) {
      const one: Promise<void> = request(sent).finally(() => pending.delete(one))
      pending.add(one)
    }
  }, 5)
  return async () => {
    clearInterval(timer)
    await Promise.all(pending)
  }
}
