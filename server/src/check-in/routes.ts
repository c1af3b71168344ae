import * as contract from 'contract/check-in'
import type { Deps } from '../deps.ts'
import type { Mount } from '../http/mount.ts'
import { listDoorEvents } from './door-events.ts'
import { readRoster } from './roster.ts'
import { takeScans } from './take-scans.ts'

/** What a device at the door of an event asks and sends. */
export function checkInRoutes(mount: Mount, deps: Deps) {
  mount(contract.listDoorEvents, async () => ({
    events: await listDoorEvents(deps.db, deps.now()),
  }))
  mount(contract.getRoster, ({ params }) => readRoster(deps, params._id))
  mount(contract.sendScans, ({ params, body }, actor) => takeScans(deps, params._id, body, actor))
}
