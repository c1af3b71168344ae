import { revisionNotFound } from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { differences } from 'contract/content/differences'
import { contentTypes } from 'contract/content/types'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Confirmed } from '../access/actor.ts'
import type { Database } from '../db/schema.ts'
import { notFound } from '../errors.ts'
import { dataOf, type Item, type Reading, type Revision } from './entry.ts'

/** A revision of an entry; rejects with 404 when it has none of that id. */
export async function readRevision(
  db: Reading,
  { _id: itemId }: Pick<Item, '_id'>,
  _id: string,
): Promise<Revision> {
  const revision = await db
    .selectFrom('contentRevisions')
    .selectAll()
    .where('itemId', '=', itemId)
    .where('_id', '=', _id)
    .executeTakeFirst()
  if (!revision) throw notFound(revisionNotFound)
  return revision
}

/** What a revision changes of what is public of an entry, in words of its form. */
export async function changesOf(trx: Reading, item: Item, revisionId: string) {
  const after = dataOf(await readRevision(trx, item, revisionId))
  const before = item.publishedId && dataOf(await readRevision(trx, item, item.publishedId))
  return differences(contentTypes[item.type], before || {}, after)
}

type Writing = { data: ContentData; basedOn: string | null; author: Confirmed; now: Date }

/** Adds a revision to an entry; gives its id. */
export async function addRevision(
  trx: Transaction<Database>,
  { _id: itemId }: Pick<Item, '_id'>,
  { data, basedOn, author, now }: Writing,
  publishedAt?: Date,
): Promise<string> {
  const _id = uuidv7()
  await trx
    .insertInto('contentRevisions')
    .values({
      _id,
      itemId,
      basedOnId: basedOn,
      data: JSON.stringify(data),
      author: author.name,
      savedAt: now.toISOString(),
      publishedAt: publishedAt?.toISOString() ?? null,
    })
    .execute()
  return _id
}

/**
 * Writes what somebody has typed: into the draft where it is that person's own and begun from the same publication, else
 * as a revision of its own, so that nobody writes into the words of another. Gives its id.
 */
export async function writeDraft(
  trx: Transaction<Database>,
  item: Item,
  writing: Writing,
): Promise<string> {
  const { data, basedOn, author, now } = writing
  const draft = item.draftId && (await readRevision(trx, item, item.draftId))
  if (!draft || draft.author !== author.name || draft.basedOnId !== basedOn)
    return addRevision(trx, item, writing)
  await trx
    .updateTable('contentRevisions')
    .set({ data: JSON.stringify(data), savedAt: now.toISOString() })
    .where('_id', '=', draft._id)
    .execute()
  return draft._id
}

/** Notes when a revision became public. */
export async function markPublished(
  trx: Transaction<Database>,
  _id: string,
  publishedAt: string,
): Promise<void> {
  await trx.updateTable('contentRevisions').set({ publishedAt }).where('_id', '=', _id).execute()
}
