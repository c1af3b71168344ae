import {
  type SavedReplies,
  savedReplies,
  savedRepliesChanged,
} from 'contract/messaging/message-replies'
import type { Administrator } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Db } from '../../platform/db/open.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { conflict } from '../../platform/errors.ts'

const name = 'savedAnswers'
const none: SavedReplies = { version: 0, answers: [] }

export async function readSavedReplies(db: DbOrTrx): Promise<SavedReplies> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row ? savedReplies.parse(JSON.parse(row.value)) : none
}

const textOf = (answers: SavedReplies['answers']) => answers.map(({ title }) => title).join(', ')

/** Rejects with 409 if another version was edited. */
export async function storeSavedReplies(
  { db, now }: { db: Db; now: () => Date },
  { version, answers }: SavedReplies,
  actor: Administrator,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const admin = await actor.confirm(trx)
    // The row exists from here on, and is locked.
    await trx
      .insertInto('settings')
      .values({ name, value: JSON.stringify(none) })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
      .execute()
    const stored = await readSavedReplies(trx)
    if (stored.version !== version) throw conflict(savedRepliesChanged)
    const value = JSON.stringify({ version: version + 1, answers })
    await trx.updateTable('settings').set({ value }).where('name', '=', name).execute()
    const before = { answers: textOf(stored.answers) }
    const after = { answers: textOf(answers) }
    const activity = { admin, action: 'updated', subject: 'saved answer', before, after } as const
    await recordActivity(trx, activity, now())
  })
}
