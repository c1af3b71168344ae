import * as contract from 'contract/operations/today'
import type { PlatformDeps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { setSetUpDismissed } from './set-up.ts'
import { readTodayOf } from './today.ts'

export function dashboardRoutes(mount: Mount, deps: PlatformDeps) {
  mount(contract.readToday, (_, actor) => readTodayOf(deps, actor))
  mount(contract.dismissSetUp, async ({ body }, actor) => {
    await setSetUpDismissed(deps, body.isDismissed, actor)
    return { message: contract.setUpUpdated }
  })
}
