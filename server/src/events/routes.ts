import * as contract from 'contract/events'
import { eventImageBytes, imageTooLarge } from 'contract/pictures'
import * as z from 'zod/mini'
import type { Api, Deps } from '../deps.ts'
import { jsonHeaders, sendKept } from '../http/send-kept.ts'
import { listComingEvents, nextHoursChange } from './by-hours.ts'
import { getEventsOverview, nextStatusChange } from './by-status.ts'
import { getCalendar } from './calendar.ts'
import { nextMidnight } from './college-days.ts'
import { createEvent, deleteEvent, getEvent, listEvents, updateEvent } from './service.ts'

const calendarHeaders = {
  'content-type': 'text/calendar; charset=utf-8',
  'cache-control': 'no-cache',
}
const image = { bytes: eventImageBytes, tooLarge: imageTooLarge }

export function eventRoutes(app: Api, deps: Deps) {
  const { db, adminSessions, requireAdmin, now, config } = deps

  app.route({
    ...contract.listEvents,
    exposeHeadRoute: true,
    handler: (request, reply) => {
      const { limit } = request.query
      const key = limit ? `/api/events?limit=${limit}` : '/api/events'
      return sendKept(deps, request, reply, key, ['events'], async () => {
        const events = await listEvents(db, limit ? Number(limit) : undefined)
        const body = JSON.stringify(z.encode(z.array(contract.event), events))
        return { headers: jsonHeaders, body: Buffer.from(body) }
      })
    },
  })
  app.route({
    ...contract.getEventsOverview,
    exposeHeadRoute: true,
    handler: (request, reply) => {
      const { page = '1', status, order } = request.query
      const key = `/api/events/overview?page=${page}&status=${status}&order=${order}`
      return sendKept(deps, request, reply, key, ['events'], async () => {
        const moment = now()
        const overview = await getEventsOverview(db, { page: Number(page), status, order }, moment)
        const body = JSON.stringify(z.encode(contract.eventsOverview, overview))
        return {
          headers: jsonHeaders,
          body: Buffer.from(body),
          validUntil: Math.min(await nextStatusChange(db, moment), nextMidnight(moment)),
        }
      })
    },
  })
  app.route({
    ...contract.listComingEvents,
    exposeHeadRoute: true,
    handler: (request, reply) => {
      const key = '/api/events/coming'
      return sendKept(deps, request, reply, key, ['events'], async () => {
        const moment = now()
        const events = await listComingEvents(db, moment)
        const body = JSON.stringify(z.encode(z.array(contract.event), events))
        return {
          headers: jsonHeaders,
          body: Buffer.from(body),
          validUntil: Math.min(
            await nextStatusChange(db, moment),
            await nextHoursChange(db, moment),
          ),
        }
      })
    },
  })
  app.route({
    ...contract.getEvent,
    exposeHeadRoute: true,
    handler: (request) => getEvent(db, request.params.eventId),
  })
  app.route({
    ...contract.createEvent,
    onRequest: requireAdmin,
    config: { file: image },
    handler: async (request, reply) => {
      const _id = await createEvent(deps, request.body, adminSessions.adminOf(request))
      return reply.code(201).send({ message: contract.eventCreated, _id })
    },
  })
  app.route({
    ...contract.updateEvent,
    onRequest: requireAdmin,
    config: { file: image },
    handler: async (request) => {
      const admin = adminSessions.adminOf(request)
      await updateEvent(deps, request.params.eventId, request.body, admin)
      return { message: contract.eventUpdated }
    },
  })
  app.route({
    ...contract.deleteEvent,
    onRequest: requireAdmin,
    handler: async (request) => {
      await deleteEvent(deps, request.params.eventId, adminSessions.adminOf(request))
      return { message: contract.eventDeleted }
    },
  })

  app.get('/events.ics', { schema: { hide: true }, exposeHeadRoute: true }, (request, reply) =>
    sendKept(deps, request, reply, '/events.ics', ['events'], async () => ({
      headers: calendarHeaders,
      body: Buffer.from(await getCalendar(db, config.publicUrl)),
    })),
  )
  app.get(
    '/event/:eventId.ics',
    { schema: { hide: true, params: contract.getEvent.schema.params }, exposeHeadRoute: true },
    async (request, reply) => {
      const calendar = await getCalendar(db, config.publicUrl, request.params.eventId)
      return reply.headers(calendarHeaders).send(calendar)
    },
  )
}
