import { listEventCategories } from 'contract/content/event-categories'
import { listEventsOfMonth } from 'contract/event-months'
import * as contract from 'contract/events'
import type { Subject } from 'contract/subjects'
import { subjectsOf } from '../content/subjects-of.ts'
import type { Deps } from '../deps.ts'
import type { Narrowed } from '../feeds/narrowed.ts'
import { askerOf } from '../http/asker.ts'
import type { Mount } from '../http/mount.ts'
import { finishedJson } from '../kept/finished.ts'
import { keptMount } from '../kept/mount-kept.ts'
import { sendKept } from '../kept/send-kept.ts'
import { tellShown } from '../kept/shown.ts'
import { searchedSubjects } from '../search/sources.ts'
import { listComingEvents } from './by-hours.ts'
import { getEventsOverview } from './by-status.ts'
import { readCategories } from './categories.ts'
import { readEventsOfMonth } from './of-month.ts'
import { listEvents } from './service.ts'

/** By the courses it is known which departments there are. */
const subjectsOfGroups = ({ category, department }: Narrowed): Subject[] => [
  ...(department ? (['course', 'courseGroup'] as const) : []),
  ...(category ? (['eventCategory'] as const) : []),
]

/** The lists that everybody may read; they are kept. */
export function eventListRoutes(mount: Mount, deps: Deps) {
  const { db, engine, searchTurns } = deps

  keptMount(mount, deps)(contract.listEvents, {
    subjects: ['events'],
    read: ({ query: { limit } }, moment) =>
      listEvents(db, moment, limit ? Number(limit) : undefined),
  })
  mount(contract.getEventsOverview, async (request, _, reply) => {
    const { q, page = '1', status, order, category, department, year, month } = request.query
    const numbers = {
      year: year ? Number(year) : undefined,
      month: month ? Number(month) : undefined,
    }
    const asked = { q, category, department, ...numbers, status, order, page: Number(page) }
    const look = (moment: Date) => getEventsOverview({ db, engine }, asked, moment)
    if (q !== undefined) {
      // Searches are without number, so none is kept, and each waits its turn as on the page of the search.
      tellShown(request, reply, searchedSubjects)
      reply.header('cache-control', 'no-cache')
      return searchTurns(askerOf(request), () => look(deps.now()))
    }
    return sendKept(deps, request, reply, {
      key: contract.getEventsOverview.url + JSON.stringify(asked),
      subjects: ['events', ...subjectsOfGroups({ category, department })],
      work: async (moment) => finishedJson(contract.eventsOverview, await look(moment)),
    })
  })
  shortListRoutes(mount, deps)
}

/** What pages show besides the archive. */
function shortListRoutes(mount: Mount, deps: Deps) {
  const { db } = deps
  const keep = keptMount(mount, deps)
  keep(listEventCategories, {
    subjects: subjectsOf('eventCategory'),
    read: (_, moment) => readCategories(db, moment),
  })
  keep(listEventsOfMonth, {
    subjects: ({ query }) => ['events', ...subjectsOfGroups(query)],
    read: ({ params: { month }, query }, moment) => readEventsOfMonth(db, month, query, moment),
  })
  keep(contract.listComingEvents, {
    subjects: ['events'],
    read: (_, moment) => listComingEvents(db, moment),
  })
}
