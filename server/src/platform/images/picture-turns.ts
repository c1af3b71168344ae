import { currentAccount } from '../access/current-account.ts'
import type { Turn } from '../queues/bounded-queue.ts'
import { fairQueue } from '../queues/fair-queue.ts'

/** One process that encodes takes up to 300 MB: two of them and the server are more than a small machine has. */
const atOnce = 1
const waiting = 16

/**
 * The line of pictures, accounts in turn: whoever sends many waits for the others in between, and is refused first (503) when
 * it is full. The first picture of an account of staff goes before those of students.
 */
export function createPictureTurns() {
  const line = fairQueue({ atOnce, waiting, holdBack: async () => undefined })
  const unfinished = new Map<string, number>()

  async function run<Result>(turn: Turn, task: () => Promise<Result>): Promise<Result> {
    const group = currentAccount()
    const before = unfinished.get(group) ?? 0
    const rank = turn === 'first' && before === 0 ? 0 : 1
    unfinished.set(group, before + 1)
    try {
      return await line({ group, rank: () => rank }, task)
    } finally {
      const left = (unfinished.get(group) ?? 1) - 1
      if (left > 0) unfinished.set(group, left)
      else unfinished.delete(group)
    }
  }
  return Object.assign(run, { waiting: line.waiting })
}
