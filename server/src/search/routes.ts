import { fillIn } from 'contract/content/fill-in'
import { searchSite } from 'contract/search'
import type { Deps } from '../deps.ts'
import type { Mount } from '../http/mount.ts'
import { tellShown } from '../kept/shown.ts'
import { createKeptFindings } from './kept-findings.ts'
import { readQuery } from './query.ts'
import { search } from './search.ts'
import { searchedSubjects } from './sources.ts'

/** What stands in braces and is known on its own page only. */
const elsewhere = /\{\w+\}/g

/** What everybody finds. */
export function searchRoutes(mount: Mount, deps: Deps) {
  const keep = createKeptFindings(deps)
  mount(searchSite, async (request, _, reply) => {
    const { q = '', kind, page = '1' } = request.query
    const query = readQuery(q)
    const moment = deps.now()
    tellShown(request, reply, searchedSubjects)
    reply.header('cache-control', 'no-cache')
    const key = JSON.stringify([query.spellings, kind, page])
    return keep(key, moment, async () => {
      const { name, locality, officeHours, addressLines } = await deps.college()
      const address = addressLines.join(', ')
      const known = { college: name, town: locality, hours: officeHours, address }
      const fill = (text: string) => fillIn(text, known).replace(elsewhere, '…')
      return search(deps, query, { kind, page: Number(page) }, moment, fill)
    })
  })
}
