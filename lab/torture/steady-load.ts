/** Begins so many requests a second, however long each takes. Gives what ends that; it resolves when all have their answers. */
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
