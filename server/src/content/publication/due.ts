import type { Changes } from '../../platform/db/changes.ts'
import type { Db } from '../../platform/db/open.ts'
import { writtenWith } from '../entries/entry-acts.ts'
import { lockItem, Stale } from '../entries/locks.ts'

type Writing = { db: Db; changes: Changes; now: () => Date }

/** Visitors already see the change; this only stores it. */
export async function publishDue({ db, changes, now }: Writing): Promise<void> {
  const due = await db
    .selectFrom('contentItems')
    .selectAll()
    .where((row) => {
      const timestamp = now().toISOString()
      return row.or([row('publishAt', '<=', timestamp), row('unpublishAt', '<=', timestamp)])
    })
    .execute()
  for (const { _id, type, version } of due)
    await changes
      .commit(writtenWith(type), (trx) => lockItem(trx, _id, version, now()))
      .catch((error: unknown) => {
        // Another server or an editor was faster.
        if (!(error instanceof Stale)) throw error
      })
}
