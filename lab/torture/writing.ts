import { setTimeout as sleep } from 'node:timers/promises'
import { isRare, type Writing, writers } from './writers.ts'

const pauseMilliseconds = 20
const rarePauseMilliseconds = 1_000

/** Lets all writers work, each on one thing after the other. Gives what makes them stop; it resolves when all have. */
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

/** Resolves when this is so; tells whether it was before the time was over. */
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
