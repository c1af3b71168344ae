import { emailNotConfigured } from 'contract/accounts/password-reset'
import { resetMinutes } from 'contract/content/retention'
import { daySeconds, hourSeconds, minuteMilliseconds } from 'contract/platform/durations'
import type { Caller } from '../../platform/access/trusted-networks.ts'
import { emailKey } from '../../platform/email-key.ts'
import { HttpError } from '../../platform/errors.ts'
import type { Limit } from '../../platform/http/attempts.ts'
import { hashToken, newToken } from '../../platform/tokens.ts'
import type { StaffDeps } from './deps.ts'
import { adminResetMail } from './mails.ts'

const emailsPerNetwork: Limit = { count: 20, seconds: hourSeconds }
const emailsPerSource: Limit = { count: 3, seconds: hourSeconds }
/** Shared by all networks from which this administrator has never logged in. */
const emailsFromStrangers: Limit = { count: 5, seconds: daySeconds }

type ForgetDeps = Pick<StaffDeps, 'db' | 'attempts' | 'trustedNetworks' | 'mail' | 'config' | 'now'>

/** Counts for any address, known or not. Rejects with 429, or with 503 if no mail can be sent. */
export async function countResetEmail(
  { attempts, trustedNetworks, mail }: Pick<ForgetDeps, 'attempts' | 'trustedNetworks' | 'mail'>,
  given: string,
  caller: Caller,
): Promise<void> {
  const email = emailKey(given)
  const { network } = caller
  const browser = await trustedNetworks.findBrowser({ kind: 'administrator', id: email }, caller)
  // A known browser belongs to one person; a network may have others.
  if (browser)
    await attempts.take([`admin-forgot:${email}:browser:${browser.name}`, emailsPerSource])
  else {
    await attempts.take(
      [`admin-forgot-network:${network}`, emailsPerNetwork],
      [`admin-forgot:${email}:${network}`, emailsPerSource],
    )
  }
  if (!mail.canSend) throw new HttpError(503, emailNotConfigured, { retryAfterSeconds: 60 })
}

/**
 * Call after the response is sent, so that timing reveals nothing. Requests from strangers are limited silently and
 * never use up those from networks where the administrator has logged in.
 */
export async function mailResetLink(
  { db, attempts, trustedNetworks, mail, config, now }: ForgetDeps,
  given: string,
  caller: Caller,
): Promise<void> {
  const email = emailKey(given)
  const admin = await db
    .selectFrom('admins')
    .select('_id')
    .where('email', '=', email)
    .where('disabledAt', 'is', null)
    .executeTakeFirst()
  if (!admin) return
  if (!(await trustedNetworks.find({ kind: 'administrator', id: email }, caller))) {
    const emails = await attempts.count(`admin-forgot-strangers:${email}`, emailsFromStrangers)
    if (emails > emailsFromStrangers.count) return
  }
  const token = newToken()
  const tokenHash = hashToken(token)
  const expiresAt = new Date(now().getTime() + resetMinutes * minuteMilliseconds).toISOString()
  // Earlier links stay valid; otherwise a stranger's request would cancel the owner's link.
  await db.insertInto('adminResets').values({ adminId: admin._id, tokenHash, expiresAt }).execute()
  try {
    // Sent at once, so that the token is in no table.
    await mail.sendNow(adminResetMail(email, { publicUrl: config.publicUrl, token }))
  } catch {
    // The mailer has logged why; the requester must not learn more.
    await db.deleteFrom('adminResets').where('tokenHash', '=', tokenHash).execute()
  }
}

export const cleanUpAdminLinks = ({ db, now }: Pick<ForgetDeps, 'db' | 'now'>) =>
  db.deleteFrom('adminResets').where('expiresAt', '<=', now().toISOString()).execute()
