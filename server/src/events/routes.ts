import * as contract from 'contract/events'
import { eventImageBytes, imageTooLarge } from 'contract/pictures'
import type { Deps } from '../deps.ts'
import type { Mount } from '../http/mount.ts'
import { calendarRoutes } from './calendar-routes.ts'
import { eventListRoutes } from './list-routes.ts'
import { createEvent, deleteEvent, getEvent, updateEvent } from './service.ts'

const file = { bytes: eventImageBytes, tooLarge: imageTooLarge }

export function eventRoutes(mount: Mount, deps: Deps) {
  eventListRoutes(mount, deps)
  calendarRoutes(mount, deps)
  mount(contract.getEvent, ({ params }) => getEvent(deps.db, params.eventId), { hasHead: true })
  mount(
    contract.createEvent,
    async ({ body }, actor, reply) => {
      const _id = await createEvent(deps, body, actor)
      return reply.code(201).send({ message: contract.eventCreated, _id })
    },
    { file },
  )
  mount(
    contract.updateEvent,
    async ({ params, body }, actor) => {
      await updateEvent(deps, params.eventId, body, actor)
      return { message: contract.eventUpdated }
    },
    { file },
  )
  mount(contract.deleteEvent, async ({ params }, actor) => {
    await deleteEvent(deps, params.eventId, actor)
    return { message: contract.eventDeleted }
  })
}
