import * as contract from 'contract/events'
import * as z from 'zod/mini'
import type { Api, Deps } from '../deps.ts'
import { finishedJson } from '../kept/finished.ts'
import { sendKept } from '../kept/send-kept.ts'
import { listComingEvents, nextHoursChange } from './by-hours.ts'
import { getEventsOverview, nextStatusChange } from './by-status.ts'
import { nextMidnight } from './college-days.ts'
import { listEvents } from './service.ts'

/** The lists that everybody may read; they are kept. */
export function eventListRoutes(app: Api, deps: Deps) {
  const { db, now } = deps

  app.route({
    ...contract.listEvents,
    exposeHeadRoute: true,
    handler: (request, reply) => {
      const { limit } = request.query
      return sendKept(deps, request, reply, {
        key: limit ? `/api/events?limit=${limit}` : '/api/events',
        subjects: ['events'],
        work: async () => {
          const events = await listEvents(db, limit ? Number(limit) : undefined)
          return finishedJson(z.array(contract.event), events)
        },
      })
    },
  })
  app.route({
    ...contract.getEventsOverview,
    exposeHeadRoute: true,
    handler: (request, reply) => {
      const { page = '1', status, order } = request.query
      return sendKept(deps, request, reply, {
        key: `/api/events/overview?page=${page}&status=${status}&order=${order}`,
        subjects: ['events'],
        work: async () => {
          const moment = now()
          const selection = { page: Number(page), status, order }
          const overview = await getEventsOverview(db, selection, moment)
          return {
            ...finishedJson(contract.eventsOverview, overview),
            validUntil: Math.min(await nextStatusChange(db, moment), nextMidnight(moment)),
          }
        },
      })
    },
  })
  app.route({
    ...contract.listComingEvents,
    exposeHeadRoute: true,
    handler: (request, reply) =>
      sendKept(deps, request, reply, {
        key: '/api/events/coming',
        subjects: ['events'],
        work: async () => {
          const moment = now()
          const events = await listComingEvents(db, moment)
          const changes = [await nextStatusChange(db, moment), await nextHoursChange(db, moment)]
          return {
            ...finishedJson(z.array(contract.event), events),
            validUntil: Math.min(...changes),
          }
        },
      }),
  })
}
