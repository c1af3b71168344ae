import * as contract from 'contract/events'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import type { Mount } from '../http/mount.ts'
import { finishedJson } from '../kept/finished.ts'
import { sendKept } from '../kept/send-kept.ts'
import { listComingEvents } from './by-hours.ts'
import { getEventsOverview } from './by-status.ts'
import { listEvents } from './service.ts'

/** The lists that everybody may read; they are kept. */
export function eventListRoutes(mount: Mount, deps: Deps) {
  const { db } = deps

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
    (request, _, reply) => {
      const { page = '1', status, order } = request.query
      return sendKept(deps, request, reply, {
        key: `/api/events/overview?page=${page}&status=${status}&order=${order}`,
        subjects: ['events'],
        work: async (moment) => {
          const selection = { page: Number(page), status, order }
          const overview = await getEventsOverview(db, selection, moment)
          return finishedJson(contract.eventsOverview, overview)
        },
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
