import { translations } from 'contract/cache-tags'
import { contentTypeNames } from 'contract/content/types'
import type { Db } from '../../platform/db/open.ts'
import { runRepeatedly } from '../../platform/queues/run-repeatedly.ts'
import { type EntryDeps, writePublic } from '../entries/entry-acts.ts'
import { lockItem, Stale } from '../entries/locks.ts'
import { earliest } from '../model/earliest.ts'

const everyMilliseconds = 1_000
const afterFailureMilliseconds = 10_000

async function nextDue(db: Db): Promise<number> {
  const { start, end } = await db
    .selectFrom('contentItems')
    .select(({ fn }) => [fn.min('publishAt').as('start'), fn.min('unpublishAt').as('end')])
    .executeTakeFirstOrThrow()
  return earliest(start, end)
}

/** Visitors already see the change; this only stores it. */
export async function publishDue(deps: EntryDeps): Promise<void> {
  const timestamp = deps.now().toISOString()
  const due = await deps.db
    .selectFrom('contentItems')
    .selectAll()
    .where((row) =>
      row.or([row('publishAt', '<=', timestamp), row('unpublishAt', '<=', timestamp)]),
    )
    .execute()
  const failures: unknown[] = []
  for (const item of due)
    await writePublic(deps, item.type, (trx) =>
      lockItem(trx, item._id, item.version, deps.now()),
    ).catch((error: unknown) => {
      // Another server or an editor was faster.
      if (!(error instanceof Stale)) failures.push(error)
    })
  // One entry that can't be stored doesn't delay the others.
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} not stored`)
}

/**
 * May run late, because visitors see scheduled changes on time anyway; one server does it. Polling would keep a
 * connection open, and a PostgreSQL that waits for clients to leave would never stop, so it queries only after
 * changes and at due times. Returns a stop function.
 */
export function startSchedule(deps: EntryDeps, onFailure: (error: unknown) => void): () => void {
  const { db, changes, now } = deps
  let seen = ''
  let next = 0
  const tick = async () => {
    if (!changes.versions()) return
    const versions = [...contentTypeNames, translations].map((name) => changes.version(name)).join()
    if (versions !== seen) {
      next = await nextDue(db)
      seen = versions
    }
    if (next > now().getTime()) return
    await publishDue(deps)
    // An editor may have applied it, which raises no version.
    next = await nextDue(db)
  }
  return runRepeatedly(tick, { everyMilliseconds, afterFailureMilliseconds, onFailure })
}
