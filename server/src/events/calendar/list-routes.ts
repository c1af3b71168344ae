import { listEventCategories } from 'contract/content/event-categories'
import { listEventsOfMonth } from 'contract/events/event-months'
import * as contract from 'contract/events/events'
import type { Subject } from 'contract/subjects'
import { subjectsOf } from '../../content/entries/subjects-of.ts'
import type { Narrowed } from '../../content/feeds/filters.ts'
import type { Deps } from '../../deps.ts'
import { askerOf } from '../../platform/http/asker.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { tellShown } from '../../platform/response-cache/cache-tags.ts'
import { finishedJson } from '../../platform/response-cache/finished.ts'
import { keptMount } from '../../platform/response-cache/mount-cached.ts'
import { sendKept } from '../../platform/response-cache/send-cached.ts'
import { searchedSubjects } from '../../search-sources.ts'
import { listComingEvents } from './by-hours.ts'
import { getEventsOverview } from './by-status.ts'
import { readCategories } from './categories.ts'
import { readEventsOfMonth } from './month-view.ts'
import { listEvents } from './service.ts'

const subjectsOfGroups = ({ category, department }: Narrowed): Subject[] => [
  ...(department ? (['course', 'courseGroup'] as const) : []),
  ...(category ? (['eventCategory'] as const) : []),
]

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
      // Search results are not cached, as queries are endless; each waits its turn like the search page.
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
