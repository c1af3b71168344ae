import { type CacheTag, cacheTags, translations } from 'contract/cache-tags'
import type { ContentFields } from 'contract/content/field'
import { contentTypeNames, contentTypes, isTypeName } from 'contract/content/types'
import { recordNames, records } from 'contract/records'
import type { Changes } from '../../platform/db/changes.ts'
import type { Db } from '../../platform/db/open.ts'
import { createKeyedMutex } from '../../platform/queues/keyed-mutex.ts'
import { categoryTypes } from '../../platform/search-engine/category-signs.ts'
import { createSearchIndex, updateIndex } from '../../platform/search-engine/search-index.ts'
import type { SearchedName, SearchSources, Source } from '../../platform/search-engine/source.ts'
import { contentSource } from './content-source.ts'
import { documentSource } from './document-source.ts'
import { pageSource } from './page-source.ts'
import { recordSources } from './record-sources.ts'
import { searchedContent } from './searched-content.ts'

const results = contentTypeNames.flatMap((type): [CacheTag, Source][] => {
  const how = searchedContent[type]
  return 'leftOut' in how ? [] : [[type, contentSource(type, how)]]
})

export const publicSources: SearchSources = new Map<SearchedName, Source>([
  ...recordNames.map((name): [CacheTag, Source] => [name, recordSources[name]]),
  ...results,
  ['document', documentSource],
  ['sitePage', pageSource],
])

const mayShowDocument = (fields: ContentFields): boolean =>
  Object.values(fields).some(
    ({ kind, prose, items }) =>
      kind === 'document' ||
      prose?.parts.includes('download') ||
      (items !== undefined && mayShowDocument(items.fields)),
  )

const showingDocuments: readonly CacheTag[] = [
  ...contentTypeNames.filter((name) => mayShowDocument(contentTypes[name].fields)),
  ...recordNames.filter((name) => mayShowDocument(records[name].fields)),
]

const isSource = (tag: CacheTag) => publicSources.has(tag)

export const searchedTags: readonly CacheTag[] = cacheTags.filter(
  (tag) =>
    tag === translations ||
    isSource(tag) ||
    [...showingDocuments, ...categoryTypes].some((name) => name === tag),
)

const cacheTagsOf = (name: SearchedName): readonly CacheTag[] => {
  if (name === 'draft' || name === 'sitePage') return []
  const own = name === 'document' ? showingDocuments : [name]
  return isTypeName(name) ? [...own, translations] : own
}

/** In memory, brought up to date when they are read. */
export function createSearchIndexes({ db, changes }: { db: Db; changes: Changes }) {
  const published = createSearchIndex()
  const unpublished = createSearchIndex()
  const indexed = new Map<SearchedName, string>()
  const exclusive = createKeyedMutex()
  return {
    /** What visitors find, now or later, after every change that this process knows of. */
    published: () =>
      exclusive('published', async () => {
        for (const name of publicSources.keys()) {
          const versions =
            changes.versions() &&
            cacheTagsOf(name)
              .map((tag) => changes.version(tag))
              .join()
          if (versions && versions === indexed.get(name)) continue
          await updateIndex(db, published, publicSources, [name])
          if (versions) indexed.set(name, versions)
        }
        return published
      }),
    drafts: (sources: SearchSources) =>
      exclusive('drafts', async () => {
        await updateIndex(db, unpublished, sources)
        return unpublished
      }),
  }
}
export type SearchIndexes = ReturnType<typeof createSearchIndexes>
export type ReadDrafts = SearchIndexes['drafts']
