import { setImmediate } from 'node:timers/promises'

/**
 * Batches items of a key that arrive in one turn of the event loop, or while its task runs: a thousand become few transactions.
 * `run` returns results in order; if it rejects, all of its batch do.
 */
export function batches<Item, Result>(
  most: number,
  run: (key: string, items: readonly Item[]) => Promise<readonly Result[]>,
) {
  type Waiting = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }
  const lines = new Map<string, Waiting[]>()

  async function work(key: string, line: Waiting[]): Promise<void> {
    while (line.length > 0) {
      // SQLite finishes within the turn, so each item would run alone.
      await setImmediate()
      const taken = line.splice(0, most)
      try {
        const results = await run(
          key,
          taken.map(({ item }) => item),
        )
        for (const [at, result] of results.entries()) taken[at]?.resolve(result)
      } catch (error) {
        for (const { reject } of taken) reject(error)
      }
    }
    lines.delete(key)
  }

  return (key: string, item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      const waiting = { item, resolve, reject }
      const line = lines.get(key)
      if (line) {
        line.push(waiting)
        return
      }
      const batch = [waiting]
      lines.set(key, batch)
      void work(key, batch)
    })
}
