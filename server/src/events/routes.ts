import * as contract from 'contract/events'
import type { Deps } from '../deps.ts'
import type { Mount } from '../http/mount.ts'
import { tellShown } from '../kept/shown.ts'
import { recordRoutes } from '../records/routes.ts'
import { deleteRecord } from '../records/store.ts'
import { calendarRoutes } from './calendar-routes.ts'
import { eventListRoutes } from './list-routes.ts'
import { eventKind } from './record.ts'
import { getEvent } from './service.ts'

export function eventRoutes(mount: Mount, deps: Deps) {
  eventListRoutes(mount, deps)
  recordRoutes(mount, deps, eventKind)
  calendarRoutes(mount, deps)
  mount(
    contract.getEvent,
    (request, _, reply) => {
      tellShown(request, reply, ['events'])
      return getEvent(deps.db, request.params._id)
    },
    { hasHead: true },
  )
  mount(contract.deleteEvent, async ({ params }, actor) => {
    await deleteRecord(deps, eventKind, params._id, actor, async () => undefined)
    return { message: contract.eventDeleted }
  })
}
