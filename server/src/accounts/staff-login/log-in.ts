import { college } from 'college/facts'
import type { CurrentAdmin } from 'contract/accounts/admin'
import { deviceName } from 'contract/platform/device-name'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccountId } from '../../platform/access/account.ts'
import type { OnStarted } from './begin-and-end-session.ts'
import type { StaffDeps } from './deps.ts'
import { newDeviceMail } from './mails.ts'
import type { ProvenAdmin } from './session-rows.ts'

type LoginDeps = Pick<StaffDeps, 'adminSessions' | 'trustedNetworks' | 'mail' | 'now'>

const dateAndTime = new Intl.DateTimeFormat(college.locale, {
  timeZone: college.timeZone,
  dateStyle: 'full',
  timeStyle: 'short',
})

/**
 * Emails the account about logins from a new browser. A known network isn't enough, as a thief may be on the
 * college's own. Rejects with 401.
 */
export async function logIn(
  { adminSessions, trustedNetworks, mail, now }: LoginDeps,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { email, ...admin }: ProvenAdmin & { email: string },
): Promise<CurrentAdmin> {
  const caller = trustedNetworks.callerOf(request)
  const account: AccountId = { kind: 'administrator', id: email }
  const isKnown = (await trustedNetworks.findBrowser(account, caller)) !== undefined
  const onStarted: OnStarted = async (trx, { userAgent, network, isFirst }) => {
    if (isKnown || isFirst || !mail.canSend) return
    const device = deviceName(userAgent ?? '')
    const timestamp = dateAndTime.format(now())
    await mail.queue(trx, newDeviceMail(email, { device, network, when: timestamp }))
  }
  const signedIn = await adminSessions.begin(request, reply, admin, onStarted)
  if (!isKnown) mail.sendQueued()
  await trustedNetworks.markBrowser(reply, account, caller)
  request.log.info({ adminId: admin.adminId }, 'administrator logged in')
  return signedIn
}
