import * as contract from 'contract/events'
import { eventImageBytes, imageTooLarge } from 'contract/pictures'
import type { Deps } from '../deps.ts'
import type { Mount } from '../http/mount.ts'
import { tellShown } from '../kept/shown.ts'
import { recordListRoute } from '../records/list-route.ts'
import { createRecord, deleteRecord, updateRecord } from '../records/store.ts'
import { calendarRoutes } from './calendar-routes.ts'
import { eventListRoutes } from './list-routes.ts'
import { eventKind } from './record.ts'
import { getEvent } from './service.ts'

const file = { bytes: eventImageBytes, tooLarge: imageTooLarge }

export function eventRoutes(mount: Mount, deps: Deps) {
  eventListRoutes(mount, deps)
  recordListRoute(mount, deps, eventKind)
  calendarRoutes(mount, deps)
  mount(
    contract.getEvent,
    (request, _, reply) => {
      tellShown(request, reply, ['events'])
      return getEvent(deps.db, request.params._id)
    },
    { hasHead: true },
  )
  mount(
    contract.createEvent,
    async ({ body: { image, ...form } }, actor, reply) => {
      const _id = await createRecord(deps, eventKind, { form, file: image }, actor)
      return reply.code(201).send({ message: contract.eventCreated, _id })
    },
    { file },
  )
  mount(
    contract.updateEvent,
    async ({ params, body: { image, ...form } }, actor) => {
      await updateRecord(deps, eventKind, params._id, { form, file: image }, actor)
      return { message: contract.eventUpdated }
    },
    { file },
  )
  mount(contract.deleteEvent, async ({ params }, actor) => {
    await deleteRecord(deps, eventKind, params._id, actor, async () => undefined)
    return { message: contract.eventDeleted }
  })
}
