import { type SearchResults, searchSite } from 'contract/search/search'
import type * as z from 'zod/mini'
import type { Changes } from '../../platform/db/changes.ts'
import type { Engine } from '../../platform/db/engine.ts'
import type { Db } from '../../platform/db/open.ts'
import type { ReadCollege } from '../../platform/db/read-college.ts'
import { languageOfCall } from '../../platform/http/language-of-call.ts'
import type { DirectCall } from '../../platform/rendering/direct-calls.ts'
import { readQuery } from '../../platform/search-engine/query.ts'
import { createSearchTurns } from '../../platform/search-engine/search-turns.ts'
import { createSearchIndexes, searchedTags } from '../sources/search-indexes.ts'
import { createSearchCache } from './cached-results.ts'
import { search } from './search.ts'

type SearchQuery = z.output<typeof searchSite.querystring>

type SearchSettings = {
  db: Db
  engine: Engine
  changes: Changes
  college: ReadCollege
  hasRateLimit: boolean
  now: () => Date
}

export function createSiteSearch(settings: SearchSettings) {
  const { db, engine, changes, college, hasRateLimit, now } = settings
  const searchIndexes = createSearchIndexes({ db, changes })
  const searchTurns = createSearchTurns({ engine, isOn: hasRateLimit, now })
  const searchCacheAt = createSearchCache({ db, changes, searchIndexes, college })
  const siteSearch = async (requested: SearchQuery, network: string): Promise<SearchResults> => {
    const { q = '', kind, page = '1' } = requested
    const query = readQuery(q)
    const language = languageOfCall(requested)
    const timestamp = now()
    const { results, ...cached } = await searchCacheAt(timestamp)
    const key = JSON.stringify([query.variants, kind, page, language])
    const known = results.get(key)
    if (known) return known
    const searchResults = await searchTurns(network, () =>
      search({ ...cached, language }, query, { kind, page: Number(page) }, timestamp),
    )
    results.set(key, searchResults)
    return searchResults
  }
  const ofPages: DirectCall = {
    url: searchSite.url,
    tags: searchedTags,
    answer: async (query, network) => siteSearch(searchSite.querystring.parse(query), network),
  }
  return { searchIndexes, searchTurns, searchCacheAt, siteSearch, directCalls: [ofPages] }
}
export type SiteSearch = ReturnType<typeof createSiteSearch>
