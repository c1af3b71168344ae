import { setTimeout as sleep } from 'node:timers/promises'
import { type BulkReport, bulkMessage } from 'contract/platform/bulk'
import { HttpError } from './errors.ts'

type Bulk<Entry> = {
  entries: readonly Entry[]
  change: (entry: Entry) => Promise<unknown>
  /** Of the rejected ones that still exist. */
  namesOf: (ids: string[]) => Promise<ReadonlyMap<string, string>>
  /** Such as `published`. */
  done: string
}

/** Each change makes pages stale, and rendering a visitor's page takes several turns. */
const pauseMilliseconds = 15

const unauthorizedStatus = 401
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

/** Each entry in a transaction of its own, as with as many single calls: a rejection doesn't stop the others. */
export async function changeEach<Entry extends { _id: string }>({
  entries,
  change,
  namesOf,
  done,
}: Bulk<Entry>): Promise<BulkReport> {
  const reasons = new Map<string, string>()
  const wanted = new Map(entries.map((entry) => [entry._id, entry]))
  for (const entry of wanted.values()) {
    // SQLite answers without waiting: nobody else would get a turn.
    await sleep(pauseMilliseconds)
    try {
      await change(entry)
    } catch (error) {
      if (!isAboutEntry(error)) throw error
      reasons.set(entry._id, reasonOf(error))
    }
  }
  const names = reasons.size > 0 ? await namesOf([...reasons.keys()]) : new Map<string, string>()
  const changed = wanted.size - reasons.size
  return {
    message: bulkMessage(done, changed, reasons.size),
    done: changed,
    rejected: [...reasons].map(([_id, reason]) => ({ _id, name: names.get(_id) ?? '', reason })),
  }
}
