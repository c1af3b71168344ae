import type { Trx } from '../../platform/db/schema.ts'
import type { ContentItem } from '../model/entry.ts'

/** These always stay: the newest revisions, and public ones of the last years. */
const retained = { newest: 50, years: 2 }

function publishedSince(now: Date): string {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - retained.years)
  return since.toISOString()
}

/** Runs in the transaction that adds a revision and locks the entry. Keeps revisions that the entry or a remaining revision refers to. */
export async function pruneHistory(
  trx: Trx,
  { _id }: Pick<ContentItem, '_id'>,
  now: Date,
): Promise<void> {
  const revisions = await trx
    .selectFrom('contentRevisions')
    .select(['_id', 'basedOnId', 'publishedAt'])
    .where('itemId', '=', _id)
    .orderBy('_id', 'desc')
    .execute()
  if (revisions.length <= retained.newest) return
  const pointers = await trx
    .selectFrom('contentItems')
    .select(['publishedId', 'draftId', 'scheduledId', 'requestedId'])
    .where('_id', '=', _id)
    .executeTakeFirstOrThrow()
  const currentIds: unknown[] = Object.values(pointers)
  const since = publishedSince(now)
  const stays = revisions.filter(
    (one, index) =>
      index < retained.newest ||
      currentIds.includes(one._id) ||
      (one.publishedAt !== null && one.publishedAt >= since),
  )
  const needed = new Set(stays.flatMap((one) => [one._id, one.basedOnId]))
  const over = revisions.flatMap((one) => (needed.has(one._id) ? [] : [one._id]))
  if (over.length > 0) await trx.deleteFrom('contentRevisions').where('_id', 'in', over).execute()
}
