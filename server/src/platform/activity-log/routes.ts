import { college } from 'college/facts'
import * as contract from 'contract/platform/activity'
import { localDay } from 'contract/platform/zoned-time'
import { csvHeaders } from '../http/csv.ts'
import type { Mount } from '../http/mount.ts'
import { activitiesCsv } from './activities-csv.ts'
import { type ActivityListDeps, activityList } from './list-activities.ts'

export function activityRoutes(mount: Mount, deps: ActivityListDeps & { now: () => Date }) {
  const { now } = deps

  mount(contract.listActivities, (request) => activityList(deps, request.query))
  mount(contract.exportActivities, async (request, actor, reply) => {
    const file = await activitiesCsv(deps, request.query, actor)
    const name = `activities-${localDay(now().toISOString(), college.timeZone)}.csv`
    return reply.headers(csvHeaders(name)).send(file)
  })
}
