import type { SubscriptionForm } from 'contract/messaging/subscriptions'
import { daySeconds, minuteSeconds } from 'contract/platform/durations'
import type { Updateable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database, Trx } from '../../platform/db/schema.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import { emailKey, mailboxOf } from '../../platform/email-key.ts'
import type { Limit } from '../../platform/http/attempts.ts'
import { readLinkTokens } from '../../platform/http/link-tokens.ts'
import { tokenPlaceholder } from '../../platform/mail/link-placeholder.ts'
import type { ReaderLanguage } from '../../platform/mail/texts-in.ts'
import { toStored } from './choice.ts'
import { subscriptionLink } from './links.ts'
import { alreadySubscribedEmail, confirmationMail } from './mails.ts'

const ofNetwork: Limit = { count: 10, seconds: 10 * minuteSeconds }

/** Anybody may enter anybody's address, so that more would be a nuisance to a stranger. */
const mailsOfMailbox: Limit = { count: 3, seconds: daySeconds }

/** A second click only changes what is asked for: the link of the first email confirms that. */
const sameMail: Limit = { count: 1, seconds: minuteSeconds }

type Deps = Pick<PlatformDeps, 'db' | 'attempts' | 'mail' | 'config' | 'now'>

async function changePending(
  trx: Trx,
  key: string,
  requested: Updateable<Database['subscriptions']>,
): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set(requested)
    .where('emailKey', '=', key)
    .where('confirmedAt', 'is', null)
    .execute()
}

/**
 * Emails a confirmation link. Nothing else happens before it is followed, and the outcome looks the same for every address.
 * Submissions by bots are ignored. Rejects with 400 or 429.
 */
export async function requestSubscription(
  { db, attempts, mail, config, now }: Deps,
  form: SubscriptionForm,
  { network, language }: { network: string; language: ReaderLanguage },
): Promise<void> {
  await attempts.take([`subscription:${network}`, ofNetwork])
  const { email, website } = form
  if (website) return
  const timestamp = now()
  const key = emailKey(email)
  await db.transaction().execute(async (trx) => {
    const stored = await toStored(trx, form, timestamp, undefined)
    const requested = { ...stored, email, language, askedAt: timestamp.toISOString() }
    const clicks = await attempts.count(`subscription-same:${key}`, sameMail, trx)
    if (clicks > sameMail.count) return changePending(trx, key, requested)
    const count = await attempts.count(`subscription-mail:${mailboxOf(key)}`, mailsOfMailbox, trx)
    if (count > mailsOfMailbox.count) return
    const { hashOf } = await readLinkTokens(trx)
    const _id = uuidv7()
    await trx
      .insertInto('subscriptions')
      .values({
        _id,
        emailKey: key,
        token: hashOf(_id),
        ...requested,
        confirmedAt: null,
        toldNumber: 0,
        bounces: 0,
        isLastBounced: 0,
        bouncesSince: null,
      })
      // An unconfirmed subscription takes the latest choice; a confirmed one only changes through its link.
      .onConflict((conflict) =>
        conflict
          .column('emailKey')
          .doUpdateSet(requested)
          .where('subscriptions.confirmedAt', 'is', null),
      )
      .execute()
    const row = await trx
      .selectFrom('subscriptions')
      .select(['_id', 'email', 'confirmedAt', 'language'])
      .where('emailKey', '=', key)
      .executeTakeFirstOrThrow()
    const addressee = {
      ...row,
      url: subscriptionLink(config.publicUrl, tokenPlaceholder, row.language),
    }
    await mail.queue(
      trx,
      row.confirmedAt ? alreadySubscribedEmail(addressee) : confirmationMail(addressee),
    )
  })
  mail.sendQueued()
}
