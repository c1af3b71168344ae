import * as contract from 'contract/events'
import { eventImageBytes, imageTooLarge } from 'contract/pictures'
import type { Api, Deps } from '../deps.ts'
import { createRecord, deleteRecord, updateRecord } from '../records/store.ts'
import { calendarRoutes } from './calendar-routes.ts'
import { eventListRoutes } from './list-routes.ts'
import { eventKind } from './record.ts'
import { getEvent } from './service.ts'

const image = { bytes: eventImageBytes, tooLarge: imageTooLarge }

export function eventRoutes(app: Api, deps: Deps) {
  const { db, adminSessions, requireAdmin } = deps

  eventListRoutes(app, deps)
  calendarRoutes(app, deps)
  app.route({
    ...contract.getEvent,
    exposeHeadRoute: true,
    handler: (request) => getEvent(db, request.params._id),
  })
  app.route({
    ...contract.createEvent,
    onRequest: requireAdmin,
    config: { file: image },
    handler: async (request, reply) => {
      const { image: file, ...form } = request.body
      const admin = adminSessions.adminOf(request)
      const _id = await createRecord(deps, eventKind, { form, file }, admin)
      return reply.code(201).send({ message: contract.eventCreated, _id })
    },
  })
  app.route({
    ...contract.updateEvent,
    onRequest: requireAdmin,
    config: { file: image },
    handler: async (request) => {
      const admin = adminSessions.adminOf(request)
      const { image: file, ...form } = request.body
      await updateRecord(deps, eventKind, request.params._id, { form, file }, admin)
      return { message: contract.eventUpdated }
    },
  })
  app.route({
    ...contract.deleteEvent,
    onRequest: requireAdmin,
    handler: async (request) => {
      await deleteRecord(deps, eventKind, request.params._id, adminSessions.adminOf(request))
      return { message: contract.eventDeleted }
    },
  })
}
