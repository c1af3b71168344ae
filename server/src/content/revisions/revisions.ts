import { revisionNotFound } from 'contract/content/calls'
import { type ContentData, isObject } from 'contract/content/data'
import { differences } from 'contract/content/differences'
import { declaredOf } from 'contract/content/translations/translation-types'
import type { Holder } from 'contract/platform/roles'
import { v7 as uuidv7 } from 'uuid'
import type { Confirmed } from '../../platform/access/actor.ts'
import type { DbOrTrx, Trx } from '../../platform/db/schema.ts'
import { notFound } from '../../platform/errors.ts'
import { type ContentItem, entryWithRevisions, type RevisionRow } from '../model/entry.ts'
import { readNames } from '../references/names.ts'
import { emit } from './content-events.ts'
import { pruneHistory } from './prune.ts'

export async function readRevision(
  db: DbOrTrx,
  { _id: itemId }: Pick<ContentItem, '_id'>,
  _id: string,
): Promise<RevisionRow> {
  const revision = await db
    .selectFrom('contentRevisions')
    .selectAll()
    .where('itemId', '=', itemId)
    .where('_id', '=', _id)
    .executeTakeFirst()
  if (!revision) throw notFound(revisionNotFound)
  return revision
}

export async function changesOf(
  trx: DbOrTrx,
  item: ContentItem,
  revisionId: string,
  holder?: Holder,
) {
  const after = entryWithRevisions(item, await readRevision(trx, item, revisionId))
  const before =
    item.publishedId && entryWithRevisions(item, await readRevision(trx, item, item.publishedId))
  const declared = declaredOf(item.type)
  const nameOf = await readNames(trx, declared, [before || {}, after], holder)
  return differences(declared, before || {}, after, nameOf)
}

const slugIn = ({ slug }: ContentData) => (typeof slug === 'string' ? slug : '')

function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map(storable)
  return isObject(value) ? storableData(value) : value
}

/**
 * Without NUL, which PostgreSQL can't store, and halves of surrogate pairs, which no address can have. Fields report them, but
 * a draft may hold anything, and its name, department and references have columns.
 */
export const storableData = (data: ContentData): ContentData =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, storable(value)]))

type NewRevision = { data: ContentData; basedOn: string | null; author: Confirmed; now: Date }

export async function addRevision(
  trx: Trx,
  item: Pick<ContentItem, '_id' | 'type'>,
  { data: given, basedOn, author, now }: NewRevision,
): Promise<string> {
  const _id = uuidv7()
  const data = storableData(given)
  await trx
    .insertInto('contentRevisions')
    .values({
      _id,
      itemId: item._id,
      slug: slugIn(data),
      basedOnId: basedOn,
      data: JSON.stringify(data),
      author: author.name,
      savedAt: now.toISOString(),
      publishedAt: null,
    })
    .execute()
  await emit(trx, { kind: 'written', item, revisionId: _id, data })
  await pruneHistory(trx, item, now)
  return _id
}

/**
 * Updates the author's own draft if it has the same base; otherwise adds a revision, so that nobody overwrites other
 * people's text or a public version.
 */
export async function writeDraft(
  trx: Trx,
  item: ContentItem,
  writing: NewRevision,
): Promise<string> {
  const { basedOn, author, now } = writing
  const data = storableData(writing.data)
  const draft = item.draftId && (await readRevision(trx, item, item.draftId))
  const isOwn = draft && draft.author === author.name && draft.basedOnId === basedOn
  // A revision in review must stay as it is.
  const isFinal = draft && (draft.publishedAt || draft._id === item.requestedId)
  if (!isOwn || isFinal) return addRevision(trx, item, writing)
  await trx
    .updateTable('contentRevisions')
    .set({ data: JSON.stringify(data), slug: slugIn(data), savedAt: now.toISOString() })
    .where('_id', '=', draft._id)
    .execute()
  await emit(trx, { kind: 'written', item, revisionId: draft._id, data })
  return draft._id
}
