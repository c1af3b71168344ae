import { proveFirst, type SubscriptionChoice } from 'contract/messaging/subscriptions'
import { v7 as uuidv7 } from 'uuid'
import type { Student } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import { forbidden } from '../../platform/http/errors.ts'
import { readLinkTokens } from '../../platform/http/link-tokens.ts'
import { emailKey } from '../../platform/mail/email-key.ts'
import { findSubscription, leaveFound, readFound } from './by-link.ts'
import { toStored } from './choice.ts'
import { lastNews, noteNews } from './news.ts'

type Deps = { db: Db; now: () => Date }

export const readOwn = (deps: Deps, { email, verifiedAt }: Student) =>
  readFound(deps, verifiedAt ? { emailKey: emailKey(email) } : undefined)

export async function saveOwn(
  deps: Deps,
  student: Student,
  choice: SubscriptionChoice,
): Promise<void> {
  const { db, now } = deps
  const { email, verifiedAt } = student
  if (!verifiedAt) throw forbidden(proveFirst)
  // Notices public by now are not news to a new subscriber.
  await noteNews(deps)
  await db.transaction().execute(async (trx) => {
    await student.confirm(trx)
    const moment = now()
    const key = emailKey(email)
    const before = await findSubscription(trx, { emailKey: key })
    const stored = await toStored(trx, choice, moment, before)
    const _id = uuidv7()
    const { hashOf } = await readLinkTokens(trx)
    const begun = { confirmedAt: moment.toISOString(), toldNumber: await lastNews(trx) }
    await trx
      .insertInto('subscriptions')
      .values({
        _id,
        email,
        emailKey: key,
        token: hashOf(_id),
        ...stored,
        ...begun,
        askedAt: moment.toISOString(),
        bounces: 0,
        isLastBounced: 0,
        bouncesSince: null,
      })
      .onConflict((conflict) => conflict.column('emailKey').doUpdateSet(stored))
      .execute()
    // Also replaces an unconfirmed request from the public form.
    await trx
      .updateTable('subscriptions')
      .set(begun)
      .where('emailKey', '=', key)
      .where('confirmedAt', 'is', null)
      .execute()
  })
}

export async function endOwn({ db }: Deps, student: Student): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await student.confirm(trx)
    if (student.verifiedAt) await leaveFound(trx, { emailKey: emailKey(student.email) })
  })
}
