import * as contract from 'contract/content/review'
import type { PlatformDeps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { markReviewed, reviewDetails, scheduleReview } from './review.ts'

export function reviewRoutes(mount: Mount, deps: PlatformDeps) {
  mount(contract.readReview, ({ params }, actor) => reviewDetails(deps.db, params._id, actor))
  mount(contract.setReview, async ({ params, body }, actor) => ({
    message: contract.reviewSaved,
    review: await scheduleReview(deps, params._id, body, actor),
  }))
  mount(contract.confirmReview, async ({ params, body }, actor) => ({
    message: contract.reviewConfirmed,
    review: await markReviewed(deps, params._id, body.by, actor),
  }))
}
