import type { Deps } from '../deps.ts'
import type { Mount } from '../http/mount.ts'
import { recordRoutes } from '../records/routes.ts'
import { calendarRoutes } from './calendar-routes.ts'
import { eventFeedRoutes } from './feed-routes.ts'
import { eventLifeRoutes } from './life-routes.ts'
import { eventListRoutes } from './list-routes.ts'
import { eventKind } from './record.ts'

export function eventRoutes(mount: Mount, deps: Deps) {
  eventListRoutes(mount, deps)
  recordRoutes(mount, deps, eventKind)
  eventLifeRoutes(mount, deps)
  calendarRoutes(mount, deps)
  eventFeedRoutes(mount, deps)
}
