import * as contract from 'contract/messaging/subscriptions'
import type { PlatformDeps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { recordTags } from '../../platform/response-cache/cache-tags.ts'
import { isToken } from '../../platform/tokens.ts'
import { countMatching, readFigures, removeAddress } from './figures.ts'
import { endSubscriptionOfStudent, readOwn, saveOwn } from './own-subscription.ts'
import { readBySubscriptionKey } from './subscription-key.ts'

export function subscriptionRoutes(mount: Mount, deps: PlatformDeps) {
  mount(contract.readSubscription, (request, _, reply) => {
    const { token } = request.query
    recordTags(request, reply, ['noticeCategory'])
    return readBySubscriptionKey(
      deps,
      token !== undefined && isToken(token) ? { token } : undefined,
    )
  })
  mount(contract.getOwnSubscription, (_, student) => readOwn(deps, student))
  mount(contract.saveOwnSubscription, async (request, student) => {
    await saveOwn(deps, student, request.body)
    return { message: contract.subscribed }
  })
  mount(contract.endOwnSubscription, async (_, student) => {
    await endSubscriptionOfStudent(deps, student)
    return { message: contract.unsubscribed }
  })
  mount(contract.getSubscriptionFigures, () => readFigures(deps))
  mount(contract.countAudience, async ({ query: { category = '', department = '' } }) => ({
    subscribers: await countMatching(deps, { categoryId: category, department }),
  }))
  mount(contract.removeSubscription, async (request, actor) => {
    await removeAddress(deps, request.body.email, actor)
    return { message: contract.addressRemoved }
  })
}
