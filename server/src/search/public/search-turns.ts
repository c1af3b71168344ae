import { minuteMilliseconds } from 'contract/platform/durations'
import { searchedTooOften } from 'contract/search/search'
import { LRUCache } from 'lru-cache'
import type { Engine } from '../../platform/db/engine.ts'
import { tooManyAttempts } from '../../platform/http/errors.ts'
import { fairQueue } from '../../platform/queues/fair-queue.ts'
import { createHoldBack } from '../../platform/queues/hold-back.ts'
import { pause } from '../../platform/queues/pause.ts'

/**
 * Searches of one network in a minute that are really looked for: what is remembered counts nothing. A class of two hundred
 * behind one address types the same words, or three different ones each.
 */
export const mostOfNetwork = 600
const windowMilliseconds = minuteMilliseconds
/** From here on a network stands behind those that ask less. */
const manyOfNetwork = 60
/** Networks that are remembered: of more the least recent go, so that nobody fills the memory by coming from many. */
const mostNetworks = 10_000
/** With PostgreSQL a search mostly waits for answers of the database. */
const atOnce: Record<Engine, number> = { sqlite: 1, postgres: 3 }
const held = { milliseconds: 1_000, most: 200 }

/**
 * Lets few searches in at once, networks in turn: a search costs the database some milliseconds, and whoever asks in
 * a loop keeps nobody else waiting. Rejects with 429 who asks too often, unless `isOn` is false, and with 503 where too many
 * wait.
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
  const line = fairQueue({ atOnce: atOnce[engine], waiting: 100, holdBack: createHoldBack(held) })
  const asked = new LRUCache<string, { since: number; count: number }>({ max: mostNetworks })
  return <Result>(network: string, look: () => Promise<Result>): Promise<Result> => {
    const inTurn = (rank: () => number) =>
      line({ group: network, rank }, async () => {
        // SQLite answers within the task that read the request, so that no line would form.
        await pause()
        return look()
      })
    if (!isOn) return inTurn(() => 0)
    const moment = now().getTime()
    const known = asked.get(network)
    const isOver = !known || moment - known.since >= windowMilliseconds || moment < known.since
    const mine = isOver ? { since: moment, count: 0 } : known
    mine.count++
    asked.set(network, mine)
    if (mine.count > mostOfNetwork) {
      const seconds = Math.ceil((mine.since + windowMilliseconds - moment) / 1000)
      throw tooManyAttempts(seconds, searchedTooOften)
    }
    return inTurn(() => (mine.count > manyOfNetwork ? 1 : 0))
  }
}
