import { emailNotConfigured } from 'contract/accounts/password-reset'
import { resetMinutes } from 'contract/content/retention'
import { daySeconds, hourSeconds, minuteMilliseconds } from 'contract/platform/durations'
import { pageAddresses } from 'contract/platform/page-addresses'
import type { Config } from '../../config.ts'
import type { Caller, KnownPlaces } from '../../platform/access/known-places.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Attempts, Limit } from '../../platform/http/attempts.ts'
import { HttpError } from '../../platform/http/errors.ts'
import { hashToken, newToken } from '../../platform/http/tokens.ts'
import { emailKey } from '../../platform/mail/email-key.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { adminResetMail } from './mails.ts'

const lettersOfNetwork: Limit = { count: 20, seconds: hourSeconds }
const lettersThere: Limit = { count: 3, seconds: hourSeconds }
/** From where this administrator has not logged in before, all together. */
const lettersOfStrangers: Limit = { count: 5, seconds: daySeconds }

type Forgetting = {
  db: Db
  attempts: Attempts
  places: KnownPlaces
  mail: Mail
  config: Config
  now: () => Date
}

/**
 * Counts a wish for a letter, whoever's address was given. Rejects with 429, or with 503 when no mail can be sent: the
 * same for an administrator as for anybody.
 */
export async function takeLetter(
  { attempts, places, mail }: Pick<Forgetting, 'attempts' | 'places' | 'mail'>,
  given: string,
  caller: Caller,
): Promise<void> {
  const email = emailKey(given)
  const { network } = caller
  const browser = await places.findBrowser({ kind: 'administrator', id: email }, caller)
  // In known browsers nobody else is counted; a network has others in it.
  if (browser) await attempts.take([`admin-forgot:${email}:browser:${browser.name}`, lettersThere])
  else {
    await attempts.take(
      [`admin-forgot-network:${network}`, lettersOfNetwork],
      [`admin-forgot:${email}:${network}`, lettersThere],
    )
  }
  if (!mail.canSend) throw new HttpError(503, emailNotConfigured, { retryAfterSeconds: 60 })
}

/**
 * Mails the link when the address is an administrator's; to be called when the answer has been sent, so that it takes as
 * long for everybody. What strangers ask for is bounded, without a word, and never uses up what may be asked for where the administrator has logged in.
 */
export async function mailResetLink(
  { db, attempts, places, mail, config, now }: Forgetting,
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
  if (!(await places.find({ kind: 'administrator', id: email }, caller))) {
    const letters = await attempts.count(`admin-forgot-strangers:${email}`, lettersOfStrangers)
    if (letters > lettersOfStrangers.count) return
  }
  const token = newToken()
  const tokenHash = hashToken(token)
  const expiresAt = new Date(now().getTime() + resetMinutes * minuteMilliseconds).toISOString()
  // Earlier links stay good: else a stranger's wish would take the owner's link away.
  await db.insertInto('adminResets').values({ adminId: admin._id, tokenHash, expiresAt }).execute()
  try {
    // At once, so that the token lies in no table. Behind "#" it comes to no log on the way.
    await mail.sendNow(
      adminResetMail(email, `${config.publicUrl}${pageAddresses['admin-reset-password']}#${token}`),
    )
  } catch {
    // The mail has noted why; who asked can be told nothing more.
    await db.deleteFrom('adminResets').where('tokenHash', '=', tokenHash).execute()
  }
}

/** Removes the links that are over. */
export const sweepAdminLinks = ({ db, now }: Pick<Forgetting, 'db' | 'now'>) =>
  db.deleteFrom('adminResets').where('expiresAt', '<=', now().toISOString()).execute()
