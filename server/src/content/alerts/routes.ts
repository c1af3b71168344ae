import { listAlerts } from 'contract/content/alerts'
import type { PlatformDeps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { mountCached } from '../../platform/response-cache/mount-cached.ts'
import { typesWithPages } from '../addresses/public-addresses.ts'
import { cacheTagsOf } from '../references/cache-tags-of.ts'
import { readAlerts } from './public-alerts.ts'

export function alertRoutes(mount: Mount, deps: PlatformDeps) {
  mountCached(mount, deps)(listAlerts, {
    tags: cacheTagsOf('alert'),
    read: async (_, now, language) =>
      (await readAlerts(deps.db, now, language)).map(({ alert }) => alert),
    shows: (now) => typesWithPages(deps.db, 'alert', now),
  })
}
