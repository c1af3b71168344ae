import { listAlerts, shownAlert } from 'contract/content/alerts'
import * as z from 'zod/mini'
import { typesShown } from '../content/public-addresses.ts'
import { subjectsOf } from '../content/subjects-of.ts'
import type { Deps } from '../deps.ts'
import type { Mount } from '../http/mount.ts'
import { finishedJson } from '../kept/finished.ts'
import { sendKept } from '../kept/send-kept.ts'
import { readAlerts } from './public-alerts.ts'

/** What stands over every page; it is kept. */
export function alertRoutes(mount: Mount, deps: Deps) {
  mount(
    listAlerts,
    (request, _, reply) =>
      sendKept(deps, request, reply, {
        key: listAlerts.url,
        subjects: subjectsOf('alert'),
        work: async (moment) => {
          const alerts = await readAlerts(deps.db, moment)
          return {
            ...finishedJson(
              z.array(shownAlert),
              alerts.map(({ alert }) => alert),
            ),
            shows: await typesShown(deps.db, 'alert', moment),
          }
        },
      }),
    { hasHead: true },
  )
}
