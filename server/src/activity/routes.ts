import { college } from 'college/facts'
import * as contract from 'contract/activity'
import { localDay } from 'contract/zoned-time'
import type { Api, Deps } from '../deps.ts'
import { csvHeaders } from '../http/csv.ts'
import { exportActivities } from './activities-csv.ts'
import { listActivities } from './list-activities.ts'

export function activityRoutes(app: Api, deps: Deps) {
  const { db, now, adminSessions, requireAdmin, checkAsked } = deps

  app.route({
    ...contract.listActivities,
    onRequest: requireAdmin,
    handler: (request) => listActivities(db, request.query),
  })
  app.get(
    contract.activitiesCsvUrl,
    {
      schema: { hide: true, querystring: contract.activityFilters },
      // A GET that notes something: the origin rule of the other methods holds for it, too.
      onRequest: [checkAsked, requireAdmin],
    },
    async (request, reply) => {
      const file = await exportActivities(deps, request.query, adminSessions.adminOf(request))
      const name = `activities-${localDay(now().toISOString(), college.timeZone)}.csv`
      return reply.headers(csvHeaders(name)).send(file)
    },
  )
}
