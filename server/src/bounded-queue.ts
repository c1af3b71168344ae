import { unavailable } from './errors.ts'

/** Runs at most `atOnce` tasks at the same time; `waiting` more stand in line, any further one is refused with 503. `waiting` counts the line. */
export function boundedQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0
  const line: (() => void)[] = []

  async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running < atOnce) running++
    else if (line.length < waiting) await new Promise<void>((resolve) => line.push(resolve))
    else throw unavailable()
    try {
      return await task()
    } finally {
      // The place is handed over, so that a newcomer cannot slip in between.
      const next = line.shift()
      if (next) next()
      else running--
    }
  }
  return Object.assign(run, { waiting: () => line.length })
}
