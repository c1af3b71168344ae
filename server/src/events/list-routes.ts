import { listEventCategories, listedEventCategory } from 'contract/content/event-categories'
import { eventsOfMonth, listEventsOfMonth } from 'contract/event-months'
import * as contract from 'contract/events'
import type { Subject } from 'contract/subjects'
import * as z from 'zod/mini'
import { subjectsOf } from '../content/subjects-of.ts'
import type { Deps } from '../deps.ts'
import { type Narrowed, queryOf } from '../feeds/narrowed.ts'
import { askerOf } from '../http/asker.ts'
import type { Mount } from '../http/mount.ts'
import { finishedJson } from '../kept/finished.ts'
import { sendKept } from '../kept/send-kept.ts'
import { tellShown } from '../kept/shown.ts'
import { textIndexes } from '../search/engines.ts'
import type { Reading } from '../search/source.ts'
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

  mount(
    contract.listEvents,
    (request, _, reply) => {
      const { limit } = request.query
      return sendKept(deps, request, reply, {
        key: limit ? `/api/events?limit=${limit}` : '/api/events',
        subjects: ['events'],
        work: async (moment) => {
          const events = await listEvents(db, moment, limit ? Number(limit) : undefined)
          return finishedJson(z.array(contract.event), events)
        },
      })
    },
    { hasHead: true },
  )
  mount(
    contract.getEventsOverview,
    async (request, _, reply) => {
      const { q, page = '1', status, order, category, department, year, month } = request.query
      const numbers = {
        year: year ? Number(year) : undefined,
        month: month ? Number(month) : undefined,
      }
      const asked = { q, category, department, ...numbers, status, order, page: Number(page) }
      const look = (reading: Reading, moment: Date) =>
        getEventsOverview({ db: reading, engine }, asked, moment)
      if (q !== undefined) {
        // Searches are without number, so none is kept, and each waits its turn as on the page of the search.
        tellShown(request, reply, searchedSubjects)
        reply.header('cache-control', 'no-cache')
        const ask = () => textIndexes[engine].ask(db, (reading) => look(reading, deps.now()))
        return searchTurns(askerOf(request), ask)
      }
      return sendKept(deps, request, reply, {
        key: contract.getEventsOverview.url + JSON.stringify(asked),
        subjects: ['events', ...subjectsOfGroups({ category, department })],
        work: async (moment) => finishedJson(contract.eventsOverview, await look(db, moment)),
      })
    },
    { hasHead: true },
  )
  shortListRoutes(mount, deps)
}

/** What pages show besides the archive. */
function shortListRoutes(mount: Mount, deps: Deps) {
  const { db } = deps
  mount(
    listEventCategories,
    (request, _, reply) =>
      sendKept(deps, request, reply, {
        key: listEventCategories.url,
        subjects: subjectsOf('eventCategory'),
        work: async (moment) =>
          finishedJson(z.array(listedEventCategory), await readCategories(db, moment)),
      }),
    { hasHead: true },
  )
  mount(
    listEventsOfMonth,
    (request, _, reply) => {
      const { month } = request.params
      const { category, department } = request.query
      const groups = { category, department }
      return sendKept(deps, request, reply, {
        key: `/api/events/months/${month}${queryOf(groups)}`,
        subjects: ['events', ...subjectsOfGroups(groups)],
        work: async (moment) =>
          finishedJson(eventsOfMonth, await readEventsOfMonth(db, month, groups, moment)),
      })
    },
    { hasHead: true },
  )
  mount(
    contract.listComingEvents,
    (request, _, reply) =>
      sendKept(deps, request, reply, {
        key: '/api/events/coming',
        subjects: ['events'],
        work: async (moment) =>
          finishedJson(z.array(contract.event), await listComingEvents(db, moment)),
      }),
    { hasHead: true },
  )
}
