import * as contract from 'contract/content/course-fees'
import type { PlatformDeps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { draftCourseFees, publishCourseFees, readCourseFees } from './fees.ts'

export function feeRoutes(mount: Mount, deps: PlatformDeps) {
  mount(contract.listFees, async (_, actor) => ({ courses: await readCourseFees(deps, actor) }))
  mount(contract.saveFees, async ({ params, body }, actor) => ({
    message: contract.feesSaved,
    entry: await draftCourseFees(deps, params._id, body, actor),
  }))
  mount(contract.publishFees, async ({ params, body }, actor) => ({
    message: contract.feesPublished,
    entry: await publishCourseFees(deps, params._id, body, actor),
  }))
}
