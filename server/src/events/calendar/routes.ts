import { getEventEntry } from 'contract/events/event-entry'
import { recordRoutes } from '../../content/records/routes.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { calendarRoutes } from './calendar-routes.ts'
import { eventFeedRoutes } from './feed-routes.ts'
import { eventLifecycleRoutes } from './lifecycle-routes.ts'
import { type EventListDeps, eventListRoutes } from './list-routes.ts'
import { readEventEntry } from './panel-view.ts'
import { eventKind } from './record.ts'

export function eventRoutes(mount: Mount, deps: EventListDeps) {
  eventListRoutes(mount, deps)
  recordRoutes(mount, deps, eventKind)
  mount(getEventEntry, ({ params }, actor) => readEventEntry(deps.db, params._id, actor))
  eventLifecycleRoutes(mount, deps)
  calendarRoutes(mount, deps)
  eventFeedRoutes(mount, deps)
}
