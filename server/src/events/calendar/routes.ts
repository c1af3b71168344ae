import { recordRoutes } from '../../content/records/routes.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { calendarRoutes } from './calendar-routes.ts'
import { eventFeedRoutes } from './feed-routes.ts'
import { eventLifecycleRoutes } from './lifecycle-routes.ts'
import { type EventListDeps, eventListRoutes } from './list-routes.ts'
import { eventKind } from './record.ts'

export function eventRoutes(mount: Mount, deps: EventListDeps) {
  eventListRoutes(mount, deps)
  recordRoutes(mount, deps, eventKind)
  eventLifecycleRoutes(mount, deps)
  calendarRoutes(mount, deps)
  eventFeedRoutes(mount, deps)
}
