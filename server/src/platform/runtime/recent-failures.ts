const maxStored = 10_000

/** In this process only; beyond ten thousand the oldest are dropped. */
export function createRecentFailures(seconds: number, now: () => number = () => Date.now()) {
  const failedAt = new Map<string, number>()
  return {
    add(key: string): void {
      failedAt.delete(key)
      failedAt.set(key, now())
      const [oldest] = failedAt.keys()
      if (failedAt.size > maxStored && oldest !== undefined) failedAt.delete(oldest)
    },
    forget(key: string): void {
      failedAt.delete(key)
    },
    has(key: string): boolean {
      const at = failedAt.get(key)
      return at !== undefined && Math.abs(now() - at) < seconds * 1000
    },
  }
}
