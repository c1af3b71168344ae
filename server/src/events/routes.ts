import * as contract from 'contract/events'
import { eventImageBytes, imageTooLarge } from 'contract/pictures'
import type { Api, Deps } from '../deps.ts'
import { calendarRoutes } from './calendar-routes.ts'
import { eventListRoutes } from './list-routes.ts'
import { createEvent, deleteEvent, getEvent, updateEvent } from './service.ts'

const image = { bytes: eventImageBytes, tooLarge: imageTooLarge }

export function eventRoutes(app: Api, deps: Deps) {
  const { db, adminSessions, requireAdmin } = deps

  eventListRoutes(app, deps)
  calendarRoutes(app, deps)
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
}
