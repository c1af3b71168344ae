import { type SearchResults, searchSite } from 'contract/search/search'
import type * as z from 'zod/mini'
import { languageOfCall } from '../../platform/http/language-of-call.ts'
import { readQuery } from '../../platform/search-engine/query.ts'
import type { SearchTurns } from '../../platform/search-engine/search-turns.ts'
import type { SearchCacheAt } from './cached-results.ts'
import { search } from './search.ts'

type SearchQuery = z.output<typeof searchSite.schema.querystring>

type Deps = { searchCacheAt: SearchCacheAt; searchTurns: SearchTurns; now: () => Date }

export const createSiteSearch =
  ({ searchCacheAt, searchTurns, now }: Deps) =>
  async (requested: SearchQuery, network: string): Promise<SearchResults> => {
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
export type SiteSearch = ReturnType<typeof createSiteSearch>

/** The same for pages; what the contract rejects is no HTTP error, and goes to the API. */
export const searchOfPages =
  (siteSearch: SiteSearch) => (query: Record<string, string>, network: string) =>
    siteSearch(searchSite.schema.querystring.parse(query), network)
