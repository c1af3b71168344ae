import { findDeadLinkTargets } from 'contract/content/dead-link-targets'
import { readReports as readReportsCall } from 'contract/content/reports'
import type { PlatformDeps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { boundedQueue } from '../../platform/queues/bounded-queue.ts'
import { deadLinkTargets, type SiteProbe } from './dead-link-targets.ts'
import { contentReports } from './reports.ts'

const isPath = (place: string) => place.startsWith('/') && !place.startsWith('//')

export function reportRoutes(mount: Mount, { db, now }: PlatformDeps, site: SiteProbe) {
  // Each request may render pages.
  const inTurn = boundedQueue({ atOnce: 1, waiting: 8 })
  mount(findDeadLinkTargets, async ({ query: { places = '' } }) => ({
    dead: await inTurn(() =>
      deadLinkTargets({ db, site }, places.split(' ').filter(isPath), now()),
    ),
  }))
  mount(readReportsCall, (_, actor) => inTurn(() => contentReports({ db, site }, actor, now())))
}
