import { unavailable } from '../http/errors.ts'

/** Who is served first when a place becomes free. */
export type Turn = 'first' | 'next'

/**
 * Runs at most `atOnce` tasks at the same time; `waiting` more of each turn stand in line, any further one is refused with
 * 503. `waiting` counts the lines.
 */
export function boundedQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0
  const lines: Record<Turn, (() => void)[]> = { first: [], next: [] }

  async function run<Result>(task: () => Promise<Result>, turn: Turn = 'next'): Promise<Result> {
    const line = lines[turn]
    if (running < atOnce) running++
    else if (line.length < waiting) await new Promise<void>((resolve) => line.push(resolve))
    else throw unavailable()
    try {
      return await task()
    } finally {
      // The place is handed over, so that a newcomer cannot slip in between.
      const next = lines.first.shift() ?? lines.next.shift()
      if (next) next()
      else running--
    }
  }
  return Object.assign(run, { waiting: () => lines.first.length + lines.next.length })
}
