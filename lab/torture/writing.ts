import { setTimeout as sleep } from 'node:timers/promises'
import { isRare, type Writing, writers } from './writers.ts'

const pauseMilliseconds = 20
const rarePauseMilliseconds = 1_000

/**
 * All writers work, each on one thing after the other. Returns a function that stops them and
 * resolves when all have finished.
 */
export function startWriting(writing: Writing, round: number): () => Promise<void> {
  let isOver = false
  const working = Object.entries(writers).map(async ([name, write]) => {
    for (let at = 0; !isOver; at++) {
      const isDone = await write(writing, `${name}-${round}-${at}`)
      if (isRare(name)) await sleep(rarePauseMilliseconds)
      else if (!isDone) await sleep(pauseMilliseconds)
    }
  })
  return async () => {
    isOver = true
    await Promise.all(working)
  }
}

/** Resolves when the condition holds; returns whether it did in time. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  milliseconds: number,
): Promise<boolean> {
  const end = performance.now() + milliseconds
  while (!(await isSo())) {
    if (performance.now() > end) return false
    await sleep(pauseMilliseconds)
  }
  return true
}
