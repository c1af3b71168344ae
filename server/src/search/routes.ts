import { searchInPanel } from 'contract/search/panel-search'
import { searchSite } from 'contract/search/search'
import type { PlatformDeps } from '../platform/deps.ts'
import { clientOf } from '../platform/http/client-address.ts'
import type { Mount } from '../platform/http/mount.ts'
import { recordTags } from '../platform/response-cache/cache-tags.ts'
import { readQuery } from '../platform/search-engine/query.ts'
import { searchPanel } from './panel/panel-search.ts'
import type { SiteSearch } from './public/site-search.ts'
import { searchedTags } from './sources/search-indexes.ts'

type SearchDeps = PlatformDeps & SiteSearch

export function searchRoutes(mount: Mount, deps: SearchDeps) {
  const { db, searchIndexes, searchCacheAt, siteSearch } = deps
  mount(searchInPanel, async ({ query: { q = '' } }, actor) => {
    // Staff look for what they have just published.
    await deps.changes.refresh()
    const now = deps.now()
    const searching = { ...(await searchCacheAt(now)), db, drafts: searchIndexes.drafts }
    return searchPanel(searching, readQuery(q), actor, now)
  })
  mount(searchSite, async (request, _, reply) => {
    recordTags(request, reply, searchedTags)
    reply.header('cache-control', 'no-cache')
    return siteSearch(request.query, clientOf(request))
  })
}
