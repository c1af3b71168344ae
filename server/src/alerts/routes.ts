import { listAlerts } from 'contract/content/alerts'
import { typesShown } from '../content/public-addresses.ts'
import { subjectsOf } from '../content/subjects-of.ts'
import type { Deps } from '../deps.ts'
import type { Mount } from '../http/mount.ts'
import { keptMount } from '../kept/mount-kept.ts'
import { readAlerts } from './public-alerts.ts'

/** What stands over every page; it is kept. */
export function alertRoutes(mount: Mount, deps: Deps) {
  keptMount(mount, deps)(listAlerts, {
    subjects: subjectsOf('alert'),
    read: async (_, moment) => (await readAlerts(deps.db, moment)).map(({ alert }) => alert),
    shows: (moment) => typesShown(deps.db, 'alert', moment),
  })
}
