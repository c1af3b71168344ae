import type { TranslationCode } from 'college/languages'
import { type SubscriptionChoice, verifyEmailFirst } from 'contract/messaging/subscriptions'
import { v7 as uuidv7 } from 'uuid'
import type { Student } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import { emailKey } from '../../platform/email-key.ts'
import { forbidden } from '../../platform/errors.ts'
import { readLinkTokens } from '../../platform/http/link-tokens.ts'
import type { ReaderLanguage } from '../../platform/mail/texts-in.ts'
import { toStored } from './choice.ts'
import { lastNews, recordNews } from './news.ts'
import {
  findSubscription,
  leaveBySubscriptionKey,
  readBySubscriptionKey,
} from './subscription-key.ts'

type Deps = { db: Db; now: () => Date }

export const readOwn = (
  deps: Deps,
  { email, verifiedAt }: Student,
  language: TranslationCode | undefined,
) => readBySubscriptionKey(deps, verifiedAt ? { emailKey: emailKey(email) } : undefined, language)

export async function saveOwn(
  deps: Deps,
  student: Student,
  choice: SubscriptionChoice,
  language: ReaderLanguage,
): Promise<void> {
  const { db, now } = deps
  const { email, verifiedAt } = student
  if (!verifiedAt) throw forbidden(verifyEmailFirst)
  // Notices public by now are not news to a new subscriber.
  await recordNews(deps)
  await db.transaction().execute(async (trx) => {
    await student.confirm(trx)
    const timestamp = now()
    const key = emailKey(email)
    const before = await findSubscription(trx, { emailKey: key })
    const stored = { ...(await toStored(trx, choice, timestamp, before)), language }
    const _id = uuidv7()
    const { hashOf } = await readLinkTokens(trx)
    const confirmation = { confirmedAt: timestamp.toISOString(), toldNumber: await lastNews(trx) }
    await trx
      .insertInto('subscriptions')
      .values({
        _id,
        email,
        emailKey: key,
        token: hashOf(_id),
        ...stored,
        ...confirmation,
        askedAt: timestamp.toISOString(),
        bounces: 0,
        isLastBounced: 0,
        bouncesSince: null,
      })
      .onConflict((conflict) => conflict.column('emailKey').doUpdateSet(stored))
      .execute()
    // Also replaces an unconfirmed request from the public form.
    await trx
      .updateTable('subscriptions')
      .set(confirmation)
      .where('emailKey', '=', key)
      .where('confirmedAt', 'is', null)
      .execute()
  })
}

export async function endSubscriptionOfStudent({ db }: Deps, student: Student): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await student.confirm(trx)
    if (student.verifiedAt) await leaveBySubscriptionKey(trx, { emailKey: emailKey(student.email) })
  })
}
