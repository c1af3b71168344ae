import { findDeadPlaces } from 'contract/content/places'
import { readReports as readReportsCall } from 'contract/content/reports'
import type { Deps } from '../deps.ts'
import type { Mount } from '../http/mount.ts'
import { type Ask, deadPlaces } from './dead-places.ts'
import { readReports } from './reports.ts'

const isPath = (place: string) => place.startsWith('/') && !place.startsWith('//')

/** Where links of the site lead, and what else wants to be looked at, for whoever writes it. */
export function reportRoutes(mount: Mount, { db, now }: Deps, ask: Ask) {
  mount(findDeadPlaces, async ({ query: { places = '' } }) => ({
    dead: await deadPlaces(ask, places.split(' ').filter(isPath)),
  }))
  mount(readReportsCall, (_, actor) => readReports(db, ask, actor, now()))
}
