import type { TranslationCode } from 'college/languages'
import { type ContentData, isObject } from 'contract/content/data'
import { isTypeName } from 'contract/content/types'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import {
  fromStart,
  type Listed,
  noEnd,
  type Source,
  type VisiblePeriod,
} from '../../platform/search-engine/source.ts'
import { publicDocumentPath } from '../../platform/storage/document-names.ts'
import { readNamedRevision, spansOf } from './content-source.ts'
import { namedContent } from './searched-content.ts'

/** Limited, since the key is in an index. */
const maxShowing = 20

const selectPublicUses = (trx: DbOrTrx) =>
  trx
    .selectFrom('contentUses')
    .innerJoin('contentItems', 'contentItems._id', 'contentUses.itemId')
    .innerJoin('libraryItems', 'libraryItems._id', 'contentUses.targetId')
    .leftJoin('documents', 'documents.versionId', 'libraryItems.versionId')
    .where('target', '=', 'document')
    .where('kind', '=', 'document')
    .where('libraryItems.deletedAt', 'is', null)
    .where('contentItems.deletedAt', 'is', null)
    .where(({ or, eb, ref }) =>
      or([
        eb('contentUses.revisionId', '=', ref('publishedId')),
        eb('contentUses.revisionId', '=', ref('scheduledId')),
      ]),
    )
    .select(['targetId', 'contentUses.revisionId', 'libraryItems.version', 'readAt'])
    .select(['publishedId', 'scheduledId', 'publishAt', 'unpublishAt'])

/** Events say when they become public, and stay. */
const selectEventUses = (trx: DbOrTrx) =>
  trx
    .selectFrom('eventFiles')
    .innerJoin('events', 'events._id', 'eventId')
    .innerJoin('libraryItems', 'libraryItems._id', 'itemId')
    .leftJoin('documents', 'documents.versionId', 'libraryItems.versionId')
    .where('kind', '=', 'document')
    .where('libraryItems.deletedAt', 'is', null)
    .where('events.deletedAt', 'is', null)
    .where('isDraft', 'is', null)
    .select(['itemId as targetId', 'eventId', 'publishAt', 'libraryItems.version', 'readAt'])

type PublicDocument = { targetId: string; version: number; readAt: string | null }

const stateOf = (document: PublicDocument, revisions: readonly string[]) =>
  // Every change of a document raises its version; `readAt` follows once its text is extracted.
  [document.version, document.readAt ?? 'unread', ...revisions.slice(-maxShowing)].join(' ')

/** The revisions of the pages that show it, and the ids of such events. */
export const revisionsShowing = ({ revision }: Pick<Listed, 'revision'>) =>
  revision.split(' ').slice(2)

/** Data of public translations, by what they translate. */
async function readTranslations(
  db: DbOrTrx,
  sources: readonly string[],
  language: TranslationCode,
): Promise<Map<string | null, string>> {
  const rows = await db
    .selectFrom('contentItems')
    .innerJoin('contentRevisions', 'contentRevisions._id', 'publishedId')
    .select(['sourceId', 'data'])
    .where('sourceId', 'in', sources)
    .where('language', '=', language)
    .where('deletedAt', 'is', null)
    .execute()
  return new Map(rows.map(({ sourceId, data }) => [sourceId, data]))
}

/** Pages and notices, the latest first. */
export async function readNamed(db: DbOrTrx, ids: readonly string[], language?: TranslationCode) {
  if (ids.length === 0) return []
  const revisions = await db
    .selectFrom('contentRevisions')
    .innerJoin('contentItems', 'contentItems._id', 'contentRevisions.itemId')
    .select(['contentRevisions._id', 'itemId', 'type', 'contentRevisions.slug', 'data'])
    .where('contentRevisions._id', 'in', [...new Set(ids)])
    .orderBy('publishedAt', 'desc')
    .orderBy('contentRevisions.slug')
    .orderBy('type', 'desc')
    .execute()
  const sources = revisions.map(({ itemId }) => itemId)
  const translations = language && (await readTranslations(db, sources, language))
  return revisions.flatMap(({ _id, itemId, type, ...row }) => {
    if (!isTypeName(type)) return []
    const translation = translations?.get(itemId)
    return [{ _id, ...readNamedRevision(type, namedContent(type), row, translation) }]
  })
}

function labelsIn(data: unknown, id: string): string[] {
  if (Array.isArray(data)) return data.flatMap((item) => labelsIn(item, id))
  if (!isObject(data)) return []
  const isLabelled = typeof data.label === 'string' && Object.values(data).includes(id)
  const label = isLabelled ? [`${data.label}`] : []
  return [...label, ...Object.values(data).flatMap((value) => labelsIn(value, id))]
}

const wordsAround = (visible: readonly { title: string; data: ContentData }[], id: string) =>
  [...new Set(visible.flatMap(({ title, data }) => [title, ...labelsIn(data, id)]))].join('\n')

export const searchDocumentsOf: Source['describe'] = async (trx, listed) => {
  const rows = await trx
    .selectFrom('libraryItems')
    .innerJoin('libraryVersions', 'libraryVersions._id', 'libraryItems.versionId')
    .leftJoin('documents', 'documents.versionId', 'libraryItems.versionId')
    .select([
      'libraryItems._id',
      'name',
      'address',
      'transcript',
      'libraryVersions.createdAt',
      'title',
      'text',
    ])
    .where(
      'libraryItems._id',
      'in',
      listed.map(({ itemId }) => itemId),
    )
    .execute()
  const named = await readNamed(trx, listed.flatMap(revisionsShowing))
  return listed.flatMap((one) => {
    const row = rows.find(({ _id }) => _id === one.itemId)
    if (!row) return []
    const revisions = revisionsShowing(one)
    const visible = named.filter(({ _id }) => revisions.includes(_id))
    const also = [row.title ?? '', wordsAround(visible, row._id)].join('\n')
    const text = {
      title: row.name,
      body: row.text || (row.transcript ?? ''),
      also,
      date: row.createdAt,
    }
    return [{ ...one, kind: 'document' as const, path: publicDocumentPath(row), ...text }]
  })
}

/** A period with a constant set of public revisions. */
type Segment = { shownFrom: string; shownUntil: string; revisions: readonly string[] }

/** Splits time wherever a span begins or ends, and merges equal neighbours. */
export function segmentsOf(spans: readonly VisiblePeriod[]): Segment[] {
  const ends = spans.flatMap(({ shownFrom, shownUntil }) => [shownFrom, shownUntil])
  const turns = [...new Set(ends)].toSorted()
  const segments: Segment[] = []
  for (const [index, visibleFrom] of turns.entries()) {
    const visibleUntil = turns[index + 1]
    const revisions = spans
      .filter((span) => span.shownFrom <= visibleFrom && span.shownUntil > visibleFrom)
      .map(({ revision }) => revision)
      .toSorted()
    if (visibleUntil === undefined || revisions.length === 0) continue
    const last = segments.at(-1)
    if (last?.shownUntil === visibleFrom && last.revisions.join() === revisions.join())
      last.shownUntil = visibleUntil
    else segments.push({ shownFrom: visibleFrom, shownUntil: visibleUntil, revisions })
  }
  return segments
}

export const documentSource: Source = {
  list: async (trx) => {
    const uses = await selectPublicUses(trx).execute()
    const eventUses = await selectEventUses(trx).execute()
    const spans = new Map<string, { document: PublicDocument; shown: VisiblePeriod[] }>()
    const add = (document: PublicDocument, displayed: readonly VisiblePeriod[]) => {
      const known = spans.get(document.targetId)
      if (known) known.shown.push(...displayed)
      else spans.set(document.targetId, { document, shown: [...displayed] })
    }
    for (const row of uses)
      add(
        row,
        spansOf(row).filter((span) => span.revision === row.revisionId),
      )
    for (const { eventId: revision, publishAt, ...document } of eventUses)
      add(document, [{ revision, shownFrom: publishAt ?? fromStart, shownUntil: noEnd }])
    return [...spans].flatMap(([itemId, { document, shown }]) =>
      segmentsOf(shown).map(({ revisions, ...time }): Listed => {
        const revision = stateOf(document, revisions)
        return { itemId, revision, ...time }
      }),
    )
  },
  describe: searchDocumentsOf,
}
