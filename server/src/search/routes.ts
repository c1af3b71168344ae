import { searchInPanel } from 'contract/search/panel-search'
import { searchSite } from 'contract/search/search'
import type { PlatformDeps } from '../platform/deps.ts'
import { clientOf } from '../platform/http/client-address.ts'
import { languageOfCall } from '../platform/http/language-of-call.ts'
import type { Mount } from '../platform/http/mount.ts'
import { recordTags } from '../platform/response-cache/cache-tags.ts'
import { readQuery } from '../platform/search-engine/query.ts'
import type { SearchTurns } from '../platform/search-engine/search-turns.ts'
import { searchPanel } from './panel/panel-search.ts'
import { createSearchCache } from './public/cached-results.ts'
import { search } from './public/search.ts'
import { type SearchIndexes, searchedSubjects } from './sources/search-indexes.ts'

type SearchDeps = PlatformDeps & { searchTurns: SearchTurns; searchIndexes: SearchIndexes }

export function searchRoutes(mount: Mount, deps: SearchDeps) {
  const { db, searchIndexes } = deps
  const cacheAt = createSearchCache(deps)
  mount(searchInPanel, async ({ query: { q = '' } }, actor) => {
    // Staff look for what they have just published.
    await deps.changes.refresh()
    const now = deps.now()
    const searching = { ...(await cacheAt(now)), db, drafts: searchIndexes.drafts }
    return searchPanel(searching, readQuery(q), actor, now)
  })
  mount(searchSite, async (request, _, reply) => {
    const { q = '', kind, page = '1' } = request.query
    const query = readQuery(q)
    const language = languageOfCall(request.query)
    const now = deps.now()
    recordTags(request, reply, searchedSubjects)
    reply.header('cache-control', 'no-cache')
    const { results, ...cached } = await cacheAt(now)
    const key = JSON.stringify([query.variants, kind, page, language])
    const known = results.get(key)
    if (known) return known
    const searchResults = await deps.searchTurns(clientOf(request), () =>
      search({ ...cached, language }, query, { kind, page: Number(page) }, now),
    )
    results.set(key, searchResults)
    return searchResults
  })
}
