import { minuteMilliseconds } from 'contract/platform/durations'
import { searchedTooOften } from 'contract/search/search'
import { LRUCache } from 'lru-cache'
import type { Engine } from '../db/engine.ts'
import { tooManyAttempts } from '../errors.ts'
import { createBackoff } from '../queues/backoff.ts'
import { fairQueue } from '../queues/fair-queue.ts'
import { pause } from '../queues/pause.ts'

/**
 * Searches of one network per minute that miss the cache. A class of 200 behind one address types the same words, or three
 * different ones each.
 */
export const maxOfNetwork = 600
const windowMilliseconds = minuteMilliseconds
/** Above this, a network queues behind quieter ones. */
const manyOfNetwork = 60
/** The least recent are dropped, so that many networks cannot fill the memory. */
const maxNetworks = 10_000
/** With PostgreSQL, a search mostly waits for the database. */
const atOnce: Record<Engine, number> = { sqlite: 1, postgres: 3 }
const backoffLimits = { milliseconds: 1_000, most: 200 }

/**
 * Runs few searches at once, taking networks in turn, so that a loop of one keeps nobody else waiting. Rejects with 429 for too
 * many (unless `isOn` is false), and with 503 if the queue is full.
 */
export function createSearchTurns({
  engine,
  isOn,
  now,
}: {
  engine: Engine
  isOn: boolean
  now: () => Date
}) {
  const line = fairQueue({
    atOnce: atOnce[engine],
    waiting: 100,
    delayRejection: createBackoff(backoffLimits),
  })
  // With `max` instead, it would reserve memory for all of them at once.
  const searches = new LRUCache<string, { since: number; count: number }>({
    maxSize: maxNetworks,
    sizeCalculation: () => 1,
  })
  return <Result>(network: string, look: () => Promise<Result>): Promise<Result> => {
    const inTurn = (rank: () => number) =>
      line({ group: network, rank }, async () => {
        // SQLite answers within the task that reads the request, so that no queue would form.
        await pause()
        return look()
      })
    if (!isOn) return inTurn(() => 0)
    const timestamp = now().getTime()
    const known = searches.get(network)
    const isOver =
      !known || timestamp - known.since >= windowMilliseconds || timestamp < known.since
    const mine = isOver ? { since: timestamp, count: 0 } : known
    mine.count++
    searches.set(network, mine)
    if (mine.count > maxOfNetwork) {
      const seconds = Math.ceil((mine.since + windowMilliseconds - timestamp) / 1000)
      throw tooManyAttempts(seconds, searchedTooOften)
    }
    return inTurn(() => (mine.count > manyOfNetwork ? 1 : 0))
  }
}

export type SearchTurns = ReturnType<typeof createSearchTurns>
