import { contentNotFound } from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import type { TranslationSource, TranslationSummary } from 'contract/content/translations/calls'
import { textHash } from 'contract/content/translations/text-hash'
import { type SourceText, textsOf } from 'contract/content/translations/texts-of'
import { contentTypes, isTypeName } from 'contract/content/types'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { notFound } from '../../platform/errors.ts'
import {
  type ContentItem,
  editedId,
  entryWithRevisions,
  itemAt,
  readRevisions,
  revisionTitle,
} from '../model/entry.ts'

/** What to translate: the scheduled version, else the public one, else the draft. */
const translatedId = ({ scheduledId, publishedId, draftId }: ContentItem) =>
  scheduledId ?? publishedId ?? draftId

async function readEditedData(db: DbOrTrx, item: ContentItem): Promise<ContentData> {
  const [edited] = await readRevisions(db, [editedId(item)])
  return edited ? entryWithRevisions(item, edited) : {}
}

/** The latest wording of each text that its translation was made from. */
async function readEarlier(db: DbOrTrx, source: ContentItem, outdated: readonly SourceText[]) {
  const before: Record<string, unknown> = {}
  if (outdated.length === 0 || !isTypeName(source.type)) return before
  const { fields } = contentTypes[source.type]
  const revisions = await db
    .selectFrom('contentRevisions')
    .selectAll()
    .where('itemId', '=', source._id)
    .orderBy('_id', 'desc')
    .execute()
  for (const revision of revisions) {
    const texts = textsOf(fields, entryWithRevisions(source, revision), {})
    for (const { path, translation } of outdated) {
      const earlier = texts.find((text) => text.path === path)?.english
      if (!(path in before) && translation?.of.includes(textHash(earlier))) before[path] = earlier
    }
  }
  return before
}

/** Of what isn't a translation: itself. */
export async function sourceOf(
  db: DbOrTrx,
  item: ContentItem,
  now: Date,
): Promise<TranslationSource> {
  const stored = await db
    .selectFrom('contentItems')
    .selectAll()
    .where('_id', '=', item.sourceId ?? item._id)
    .executeTakeFirstOrThrow()
  const source = itemAt(stored, now)
  const [revision] = await readRevisions(db, [translatedId(source)])
  if (!revision || !isTypeName(source.type)) throw notFound(contentNotFound)
  const { _id, type, publishedId } = source
  const data = entryWithRevisions(source, revision)
  const given = item.sourceId ? await readEditedData(db, itemAt(item, now)) : {}
  const texts = textsOf(contentTypes[type].fields, data, given)
  const outdated = texts.filter(({ status }) => status === 'outdated')
  return {
    ...{ _id, type, title: revisionTitle(source, revision), isPublic: publishedId !== null, data },
    before: await readEarlier(db, source, outdated),
  }
}

export async function summariesOf(
  db: DbOrTrx,
  stored: ContentItem,
  now: Date,
): Promise<TranslationSummary[]> {
  const source = itemAt(stored, now)
  const [revision] = await readRevisions(db, [translatedId(source)])
  if (!revision || !isTypeName(source.type)) return []
  const { fields } = contentTypes[source.type]
  const data = entryWithRevisions(source, revision)
  const items = await db
    .selectFrom('contentItems')
    .selectAll()
    .where('sourceId', '=', source._id)
    .where('deletedAt', 'is', null)
    .orderBy('language')
    .execute()
  const summaries: TranslationSummary[] = []
  for (const item of items.map((one) => itemAt(one, now))) {
    const { _id, language, publishedId, draftId, publishAt } = item
    const texts = textsOf(fields, data, await readEditedData(db, item))
    summaries.push({
      ...{ _id, language: language ?? '', isPublic: publishedId !== null },
      ...{ hasDraft: draftId !== null, ...(publishAt && { publishAt }) },
      texts: texts.length,
      behind: texts.filter(({ status }) => status !== 'current').length,
    })
  }
  return summaries
}
