import { isWorded, placesOf } from 'contract/content/check'
import { readable } from 'contract/content/content-type'
import { type ContentData, contentData } from 'contract/content/data'
import { type ContentTypeName, contentTypes } from 'contract/content/types'
import type { SearchKind } from 'contract/search'
import { complete } from '../content/complete.ts'
import type { ContentRevisionTable } from '../db/content-tables.ts'
import { always, ever, type Listed, type Source } from './source.ts'

/** How the entries of a type are found. */
export type SearchedContent = {
  kind: SearchKind
  /** The fields that an entry is called by, or what the only one is called. */
  title: { fields: readonly string[] } | { words: string }
  /** The page of the only one, where that is not its own. */
  path?: string
}

const titleOf = ({ title }: SearchedContent, data: ContentData): string =>
  'words' in title ? title.words : title.fields.flatMap((name) => data[name] ?? []).join(' – ')

function pathOf(type: ContentTypeName, { slug }: ContentRevisionTable): string {
  const { page } = contentTypes[type]
  if (typeof page === 'function') return page(slug)
  return typeof page === 'string' ? page : '/'
}

/** What visitors read of an entry: its words, one after the other. */
function bodyOf(type: ContentTypeName, { title }: SearchedContent, data: ContentData): string {
  const { fields } = contentTypes[type]
  const named = 'fields' in title ? title.fields : []
  return placesOf(fields, readable(fields, data))
    .filter(({ path, field, text }) => isWorded(field) && text !== '' && !named.includes(path))
    .map(({ text }) => text)
    .join('\n')
}

/** The entries of a type, each by its public revision, and by what takes its place at a moment. */
export const contentSource = (type: ContentTypeName, searched: SearchedContent): Source => ({
  list: async (trx) => {
    const items = await trx
      .selectFrom('contentItems')
      .select(['_id', 'publishedId', 'scheduledId', 'publishAt', 'unpublishAt'])
      .where('type', '=', type)
      .where('deletedAt', 'is', null)
      .execute()
    return items.flatMap(({ _id: itemId, publishedId, scheduledId, publishAt, unpublishAt }) => {
      const end = unpublishAt ?? always
      const next = publishAt ?? always
      const now: Listed[] = publishedId
        ? [{ itemId, revision: publishedId, shownFrom: ever, shownUntil: next < end ? next : end }]
        : []
      const later: Listed[] =
        scheduledId && publishAt && publishAt < end
          ? [{ itemId, revision: scheduledId, shownFrom: publishAt, shownUntil: end }]
          : []
      return [...now, ...later]
    })
  },
  tell: async (trx, listed) => {
    const revisions = await trx
      .selectFrom('contentRevisions')
      .selectAll()
      .where(
        '_id',
        'in',
        listed.map(({ revision }) => revision),
      )
      .execute()
    return listed.flatMap((one) => {
      const revision = revisions.find(({ _id }) => _id === one.revision)
      if (!revision) return []
      const data = complete(type, contentData.parse(JSON.parse(revision.data)))
      return [
        {
          ...one,
          kind: searched.kind,
          path: searched.path ?? pathOf(type, revision),
          title: titleOf(searched, data),
          body: bodyOf(type, searched, data),
          also: '',
          date: ever,
        },
      ]
    })
  },
})
