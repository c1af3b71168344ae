import { unavailable } from '../errors.ts'

export type Turn = 'first' | 'next'

/** Further tasks get 503; `waiting` is the limit per turn. */
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
      const next = lines.first.shift() ?? lines.next.shift()
      if (next) next()
      else running--
    }
  }
  return Object.assign(run, { waiting: () => lines.first.length + lines.next.length })
}
