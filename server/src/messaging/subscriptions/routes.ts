import * as emails from 'contract/messaging/notice-emails'
import * as contract from 'contract/messaging/subscriptions'
import type { PlatformDeps } from '../../platform/deps.ts'
import { languageOfCall } from '../../platform/http/language-of-call.ts'
import { languageOfReader } from '../../platform/http/language-prefix.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { recordTags } from '../../platform/response-cache/cache-tags.ts'
import { isToken } from '../../platform/tokens.ts'
import { countMatching, readFigures, removeAddress } from './figures.ts'
import {
  chooseNoticeEmail,
  noticeEmailStatus,
  queueCorrection,
  queueTestEmail,
} from './notice-emails.ts'
import { endSubscriptionOfStudent, readOwn, saveOwn } from './own-subscription.ts'
import { readBySubscriptionKey } from './subscription-key.ts'

export function subscriptionRoutes(mount: Mount, deps: PlatformDeps) {
  mount(contract.readSubscription, (request, _, reply) => {
    const { token } = request.query
    const language = languageOfCall(request.query)
    recordTags(request, reply, ['noticeCategory', ...(language ? ['translations' as const] : [])])
    return readBySubscriptionKey(
      deps,
      token !== undefined && isToken(token) ? { token } : undefined,
      language,
    )
  })
  mount(contract.getOwnSubscription, ({ query }, student) =>
    readOwn(deps, student, languageOfCall(query)),
  )
  mount(contract.saveOwnSubscription, async (request, student) => {
    await saveOwn(deps, student, request.body, languageOfReader(request))
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
    return { message: contract.addressRemoved(request.body.email) }
  })
}

export function noticeEmailRoutes(mount: Mount, deps: PlatformDeps) {
  mount(emails.readNoticeEmail, async ({ params }, actor) => ({
    status: await noticeEmailStatus(deps, params._id, actor),
  }))
  mount(emails.setNoticeEmail, async ({ params, body }, actor) => ({
    status: await chooseNoticeEmail(deps, params._id, body.isSkipped, actor),
  }))
  mount(emails.emailCorrection, async ({ params }, actor) => {
    await queueCorrection(deps, params._id, actor)
    return { message: emails.correctionEmailed }
  })
  mount(emails.sendTestEmail, async ({ params }, actor) => {
    await queueTestEmail(deps, params._id, actor)
    return { message: emails.testEmailSent(actor.email) }
  })
}
