import { fillIn } from 'contract/content/fill-in'
import { searchInPanel } from 'contract/search/panel-search'
import { searchSite } from 'contract/search/search'
import type { Deps } from '../../deps.ts'
import { askerOf } from '../../platform/http/asker.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { tellShown } from '../../platform/response-cache/cache-tags.ts'
import { createCategoryNames } from '../../platform/search-engine/categories.ts'
import { readQuery } from '../../platform/search-engine/query.ts'
import { searchedSubjects } from '../../search-sources.ts'
import { searchPanel } from '../panel/panel-search.ts'
import { createKeptFindings } from './cached-results.ts'
import { type Fill, search } from './search.ts'

/** Placeholders that only their own page can fill. */
const elsewhere = /\{\w+\}/g

async function fillOf({ college }: Pick<Deps, 'college'>): Promise<Fill> {
  const { name, locality, officeHours, addressLines } = await college()
  const address = addressLines.join(', ')
  const known = { college: name, town: locality, hours: officeHours, address }
  return (text) => fillIn(text, known).replace(elsewhere, '…')
}

export function searchRoutes(mount: Mount, deps: Deps) {
  const { db, engine } = deps
  const categoriesAt = createCategoryNames(deps)
  const searchingAt = async (moment: Date) => ({
    db,
    engine,
    categories: await categoriesAt(moment),
  })
  mount(searchInPanel, async ({ query: { q = '' } }, actor) => {
    const moment = deps.now()
    const fill = await fillOf(deps)
    return searchPanel(await searchingAt(moment), readQuery(q), actor, moment, fill)
  })
  const keep = createKeptFindings(deps)
  mount(searchSite, async (request, _, reply) => {
    const { q = '', kind, page = '1' } = request.query
    const query = readQuery(q)
    const moment = deps.now()
    tellShown(request, reply, searchedSubjects)
    reply.header('cache-control', 'no-cache')
    const key = JSON.stringify([query.spellings, kind, page])
    const look = async () => {
      const fill = await fillOf(deps)
      return search(await searchingAt(moment), query, { kind, page: Number(page) }, moment, fill)
    }
    return keep(key, moment, () => deps.searchTurns(askerOf(request), look))
  })
}
