import * as contract from 'contract/events/event-emails'
import type { PlatformDeps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { listEmails, previewEmail, sendEmail } from './event-emails.ts'

export function eventEmailRoutes(mount: Mount, deps: PlatformDeps) {
  mount(contract.previewEventEmail, ({ params, body }, actor) =>
    previewEmail(deps, params.eventId, body, actor),
  )
  mount(contract.sendEventEmail, async ({ params, body }, actor) => {
    const count = await sendEmail(deps, params.eventId, body, actor)
    return { message: contract.eventEmailQueued(count) }
  })
  mount(contract.listEventEmails, async ({ params }, actor) => ({
    emails: await listEmails(deps, params.eventId, actor),
  }))
}
