import { findDeadPlaces } from 'contract/content/places'
import { readReports as readReportsCall } from 'contract/content/reports'
import type { Deps } from '../../deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { boundedQueue } from '../../platform/queues/bounded-queue.ts'
import { deadPlaces, type Site } from './dead-places.ts'
import { readReports } from './reports.ts'

const isPath = (place: string) => place.startsWith('/') && !place.startsWith('//')

export function reportRoutes(mount: Mount, { db, now }: Deps, site: Site) {
  // Each request may render pages.
  const inTurn = boundedQueue({ atOnce: 1, waiting: 8 })
  mount(findDeadPlaces, async ({ query: { places = '' } }) => ({
    dead: await inTurn(() => deadPlaces({ db, site }, places.split(' ').filter(isPath), now())),
  }))
  mount(readReportsCall, (_, actor) => inTurn(() => readReports({ db, site }, actor, now())))
}
