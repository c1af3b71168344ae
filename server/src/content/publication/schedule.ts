import { contentTypeNames } from 'contract/content/types'
import type { Changes } from '../../platform/db/changes.ts'
import type { Db } from '../../platform/db/open.ts'
import { runRepeatedly } from '../../platform/queues/run-repeatedly.ts'
import { earliest } from '../model/earliest.ts'
import { publishDue } from './due.ts'

const everyMilliseconds = 1_000
const afterFailureMilliseconds = 10_000

type Scheduled = { db: Db; changes: Changes; now: () => Date }

async function nextDue(db: Db): Promise<number> {
  const { start, end } = await db
    .selectFrom('contentItems')
    .select(({ fn }) => [fn.min('publishAt').as('start'), fn.min('unpublishAt').as('end')])
    .executeTakeFirstOrThrow()
  return earliest(start, end)
}

/**
 * May run late, because visitors see scheduled changes on time anyway; one server does it. Polling would keep a
 * connection open, and a PostgreSQL that waits for clients to leave would never stop, so it queries only after
 * changes and at due times. Returns a stop function.
 */
export function startSchedule(deps: Scheduled, onFailure: (error: unknown) => void): () => void {
  const { db, changes, now } = deps
  let seen = ''
  let next = 0
  const come = async () => {
    if (!changes.versions()) return
    const versions = contentTypeNames.map((name) => changes.version(name)).join()
    if (versions !== seen) {
      next = await nextDue(db)
      seen = versions
    }
    if (next > now().getTime()) return
    await publishDue(deps)
    // An editor may have applied it, which raises no version.
    next = await nextDue(db)
  }
  return runRepeatedly(come, { everyMilliseconds, afterFailureMilliseconds, onFailure })
}
