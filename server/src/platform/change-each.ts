import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { type BulkReport, bulkMessage, goneMeanwhile } from 'contract/platform/bulk'
import { withNewPatience } from './db/patience.ts'
import { HttpError } from './errors.ts'
import { boundedQueue } from './queues/bounded-queue.ts'

type Bulk<Entry, Kind, Deps> = {
  entries: readonly Entry[]
  /** `within`: the transaction of a batch, if there is one. */
  change: (entry: Entry, within?: Deps) => Promise<unknown>
  /** Changes of one kind share a transaction, in which each rolls back alone. */
  batches?: {
    kindOf: (entry: Entry) => Kind | undefined
    commit: (kind: Kind, work: (within: Deps) => Promise<void>) => Promise<void>
  }
  /** Of those that the account may see. */
  namesOf: (ids: string[]) => Promise<ReadonlyMap<string, string>>
  /** Such as `published`. */
  done: string
}

/** Each batch makes pages stale, and rendering a visitor's page takes several turns. */
const pauseMilliseconds = 15
/** Others wait at most this long: SQLite has one connection, and the cache tags of a batch are locked. */
const batchMilliseconds = 40
/** Of all bulk actions together, so that visitors wait no longer during several than during one. */
const inTurn = boundedQueue({ atOnce: 1, waiting: Number.POSITIVE_INFINITY })
/** Even on a slow machine, a batch must save more than its commit costs. */
const smallestBatch = 5

const unauthorizedStatus = 401
const notFoundStatus = 404
const lowestServerError = 500

/** About this entry; anything else, such as an ended session or an outage, ends the whole call. */
const isAboutEntry = (error: unknown): error is HttpError =>
  error instanceof HttpError &&
  error.statusCode < lowestServerError &&
  error.statusCode !== unauthorizedStatus

/** With the first field at fault. */
function reasonOf({ message, errors = {} }: HttpError): string {
  const [first] = Object.values(errors).filter((error) => error !== message)
  return first ? `${message}: ${first}` : message
}

/** Each entry is changed completely or not at all, as if by a call of its own: a rejection doesn't stop the others. */
export async function changeEach<
  Entry extends { _id: string },
  Kind extends string = never,
  Deps = undefined,
>({ entries, change, batches, namesOf, done }: Bulk<Entry, Kind, Deps>): Promise<BulkReport> {
  const rejections = new Map<string, HttpError>()
  const distinct = [...new Map(entries.map((entry) => [entry._id, entry])).values()]
  const attempt = async (entry: Entry, within?: Deps) => {
    // SQLite answers without waiting: nobody else would get a turn.
    await nextTurn()
    try {
      await change(entry, within)
    } catch (error) {
      if (!isAboutEntry(error)) throw error
      rejections.set(entry._id, error)
    }
  }
  const readNames = async (ids: string[]) =>
    ids.length > 0 ? namesOf(ids) : new Map<string, string>()
  /** The message names the only entry, which may be gone after the change, or have come back with it. */
  const alone = distinct.length === 1 ? distinct.map(({ _id }) => _id) : []
  const namesBefore = await readNames(alone)
  const queue = [...distinct]
  const changeBatch = async (first: Entry) => {
    await sleep(pauseMilliseconds)
    const kind = batches?.kindOf(first)
    const end = performance.now() + batchMilliseconds
    const run = async (within?: Deps) => {
      let count = 0
      const isFull = () => count >= smallestBatch && performance.now() >= end
      const following = () => {
        const [next] = queue
        return next && !isFull() && batches?.kindOf(next) === kind ? queue.shift() : undefined
      }
      for (let entry: Entry | undefined = first; entry; entry = following()) {
        await attempt(entry, within)
        count++
      }
    }
    // That of one request would not last for 500 entries on a busy database.
    await withNewPatience(() => (batches && kind !== undefined ? batches.commit(kind, run) : run()))
  }
  while (queue.length > 0)
    await inTurn(async () => {
      const first = queue.shift()
      if (first) await changeBatch(first)
    })
  const names = await readNames([...rejections.keys(), ...alone])
  const changed = distinct.length - rejections.size
  const [only] = alone.map((_id) => names.get(_id) ?? namesBefore.get(_id))
  const rejectedEntry = ([_id, error]: [string, HttpError]) => {
    const name = names.get(_id)
    const isGone = name === undefined && error.statusCode === notFoundStatus
    return { _id, name: name ?? '', reason: isGone ? goneMeanwhile : reasonOf(error) }
  }
  return {
    message:
      only && changed > 0 ? `“${only}” ${done}` : bulkMessage(done, changed, rejections.size),
    done: changed,
    rejected: [...rejections].map(rejectedEntry),
  }
}
