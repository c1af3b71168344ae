import { listAlerts } from 'contract/content/alerts'
import type { Deps } from '../../deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { keptMount } from '../../platform/response-cache/mount-cached.ts'
import { typesShown } from '../addresses/public-addresses.ts'
import { subjectsOf } from '../entries/subjects-of.ts'
import { readAlerts } from './public-alerts.ts'

export function alertRoutes(mount: Mount, deps: Deps) {
  keptMount(mount, deps)(listAlerts, {
    subjects: subjectsOf('alert'),
    read: async (_, moment) => (await readAlerts(deps.db, moment)).map(({ alert }) => alert),
    shows: (moment) => typesShown(deps.db, 'alert', moment),
  })
}
