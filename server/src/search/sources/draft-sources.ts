import { type ContentTypeName, contentTypeNames, isTypeName } from 'contract/content/types'
import { editedId, itemAt } from '../../content/model/entry.ts'
import { isNotDeleted } from '../../platform/db/is-not-deleted.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import type { SearchIndex } from '../../platform/search-engine/search-index.ts'
import {
  alwaysListed,
  type SearchSources,
  type Source,
} from '../../platform/search-engine/source.ts'
import { bodyOf, categoryOf, readNamedRevision } from './content-source.ts'
import { searchDocumentsOf } from './document-source.ts'
import { recordSources } from './record-sources.ts'
import { namedContent, searchedContent } from './searched-content.ts'

const isLeftOut = (type: ContentTypeName) => 'leftOut' in searchedContent[type]

/** Drafts, plus whatever is being edited of types that public search leaves out. */
async function listDrafts(trx: DbOrTrx, timestamp: Date) {
  const stored = await trx
    .selectFrom('contentItems')
    .selectAll()
    .where('deletedAt', 'is', null)
    .where(({ or, eb }) =>
      or([
        eb('draftId', 'is not', null),
        eb('unpublishAt', '<=', timestamp.toISOString()),
        eb('type', 'in', contentTypeNames.filter(isLeftOut)),
      ]),
    )
    .execute()
  const unpublished = stored.flatMap((item) => {
    const now = itemAt(item, timestamp)
    const { type } = item
    if (!isTypeName(type)) return []
    const revision = isLeftOut(type) ? editedId(now) : now.draftId
    return revision ? [{ itemId: item._id, revision }] : []
  })
  const savedAt = new Map<string, string>()
  const ids = unpublished.map(({ revision }) => revision)
  if (ids.length > 0) {
    const rows = trx.selectFrom('contentRevisions').select(['_id', 'savedAt'])
    for (const row of await rows.where('_id', 'in', ids).execute())
      savedAt.set(row._id, row.savedAt)
  }
  return unpublished.map(({ itemId, revision }) => ({
    ...alwaysListed(itemId),
    revision: `${revision} ${savedAt.get(revision) ?? ''}`,
  }))
}

const drafts = (now: Date): Source => ({
  list: (trx) => listDrafts(trx, now),
  describe: async (trx, listed) => {
    const idOf = (revision: string) => revision.split(' ')[0] ?? ''
    const rows = await trx
      .selectFrom('contentRevisions')
      .innerJoin('contentItems', 'contentItems._id', 'contentRevisions.itemId')
      .select(['contentRevisions._id', 'contentRevisions.slug', 'data', 'type', 'savedAt'])
      .where(
        'contentRevisions._id',
        'in',
        listed.map(({ revision }) => idOf(revision)),
      )
      .execute()
    return listed.flatMap((one) => {
      const row = rows.find(({ _id }) => _id === idOf(one.revision))
      if (!row || !isTypeName(row.type)) return []
      const { type } = row
      const how = searchedContent[type]
      const named = namedContent(type)
      const { data, ...text } = readNamedRevision(type, named, row)
      const body = bodyOf(type, named, data)
      const isPage = { kind: 'page' as const, categoryId: undefined }
      const sorted =
        'leftOut' in how ? isPage : { kind: how.kind, categoryId: categoryOf(how, data) }
      return [{ ...one, ...text, body, also: '', date: row.savedAt, ...sorted }]
    })
  },
})

const draftEvents: Source = {
  list: async (trx) => {
    const rows = await trx
      .selectFrom('events')
      .select('_id')
      .where(isNotDeleted)
      .where('isDraft', 'is not', null)
      .execute()
    return rows.map(({ _id }) => alwaysListed(_id))
  },
  describe: recordSources.events.describe,
}

const previous = (now: Date): Source => ({
  list: async (trx) =>
    (await recordSources.faculty.list(trx))
      .filter(({ shownUntil }) => shownUntil <= now.toISOString())
      .map(({ itemId }) => alwaysListed(itemId)),
  describe: recordSources.faculty.describe,
})

const unlistedDocuments = (shown: ReadonlySet<string>): Source => ({
  list: async (trx) => {
    const rows = await trx
      .selectFrom('libraryItems')
      .leftJoin('documents', 'documents.versionId', 'libraryItems.versionId')
      .select(['libraryItems._id', 'version', 'readAt'])
      .where('kind', '=', 'document')
      .where('deletedAt', 'is', null)
      .execute()
    return rows
      .filter(({ _id }) => !shown.has(_id))
      .map(({ _id, version, readAt }) => ({
        ...alwaysListed(_id),
        revision: `${version} ${readAt ?? 'unread'}`,
      }))
  },
  describe: searchDocumentsOf,
})

/** What the panel finds in addition to what `published` has. */
export function draftSources(published: SearchIndex, now: Date): SearchSources {
  const documents = [...published.entries.values()].filter(
    ({ subject, shownUntil }) => subject === 'document' && shownUntil > now.toISOString(),
  )
  return new Map([
    ['draft', drafts(now)],
    ['events', draftEvents],
    ['faculty', previous(now)],
    ['document', unlistedDocuments(new Set(documents.map(({ itemId }) => itemId)))],
  ])
}
