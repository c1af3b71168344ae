import { fillIn } from 'contract/content/fill-in'
import { searchInPanel } from 'contract/search/panel-search'
import { searchSite } from 'contract/search/search'
import type { Deps } from '../../deps.ts'
import { clientOf } from '../../platform/http/client-address.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { recordTags } from '../../platform/response-cache/cache-tags.ts'
import { createCategoryNames } from '../../platform/search-engine/categories.ts'
import { readQuery } from '../../platform/search-engine/query.ts'
import { searchedSubjects } from '../../search-sources.ts'
import { searchPanel } from '../panel/panel-search.ts'
import { createSearchCache } from './cached-results.ts'
import { type FillPlaceholders, search } from './search.ts'

/** Placeholders that only their own page can fill. */
const elsewhere = /\{\w+\}/g

async function fillOf({ college }: Pick<Deps, 'college'>): Promise<FillPlaceholders> {
  const { name, locality, officeHours, addressLines } = await college()
  const address = addressLines.join(', ')
  const known = { college: name, town: locality, hours: officeHours, address }
  return (text) => fillIn(text, known).replace(elsewhere, '…')
}

export function searchRoutes(mount: Mount, deps: Deps) {
  const { db, engine } = deps
  const categoriesAt = createCategoryNames(deps)
  const searchingAt = async (now: Date) => ({
    db,
    engine,
    categories: await categoriesAt(now),
  })
  mount(searchInPanel, async ({ query: { q = '' } }, actor) => {
    const now = deps.now()
    const fill = await fillOf(deps)
    return searchPanel(await searchingAt(now), readQuery(q), actor, now, fill)
  })
  const store = createSearchCache(deps)
  mount(searchSite, async (request, _, reply) => {
    const { q = '', kind, page = '1' } = request.query
    const query = readQuery(q)
    const now = deps.now()
    recordTags(request, reply, searchedSubjects)
    reply.header('cache-control', 'no-cache')
    const key = JSON.stringify([query.spellings, kind, page])
    const look = async () => {
      const fill = await fillOf(deps)
      return search(await searchingAt(now), query, { kind, page: Number(page) }, now, fill)
    }
    return store(key, now, () => deps.searchTurns(clientOf(request), look))
  })
}
