import type { TranslationCode } from 'college/languages'
import type { LinkedSubscription, SubscriptionChoice } from 'contract/messaging/subscriptions'
import type { Db } from '../../platform/db/open.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { readLinkTokens, rowOfLink } from '../../platform/http/link-tokens.ts'
import type { ReaderLanguage } from '../../platform/mail/texts-in.ts'
import { readNoticeCategories, toChoice, toStored } from './choice.ts'
import { lastNews, recordNews } from './news.ts'

type Deps = { db: Db; now: () => Date }

export type SubscriptionKey = { token: string } | { emailKey: string }

const columnOf = async (db: DbOrTrx, key: SubscriptionKey) =>
  'token' in key ? rowOfLink(db, key.token) : (['emailKey', key.emailKey] as const)

export async function findSubscription(db: DbOrTrx, key: SubscriptionKey) {
  const [column, value] = await columnOf(db, key)
  return db.selectFrom('subscriptions').selectAll().where(column, '=', value).executeTakeFirst()
}

export async function readBySubscriptionKey(
  { db, now }: Deps,
  key: SubscriptionKey | undefined,
  language: TranslationCode | undefined,
): Promise<LinkedSubscription> {
  const categories = await readNoticeCategories(db, now(), language)
  const row = key && (await findSubscription(db, key))
  return {
    categories: categories.map(({ slug, title }) => ({ slug, title })),
    ...(row && {
      subscription: {
        ...toChoice(row, categories),
        email: row.email,
        isConfirmed: row.confirmedAt !== null,
      },
    }),
  }
}

export async function confirmBySubscriptionKey(deps: Deps, key: SubscriptionKey): Promise<boolean> {
  const { db, now } = deps
  const known = await findSubscription(db, key)
  if (!known || known.confirmedAt) return known !== undefined
  // Notices public by now are not news to a new subscriber.
  await recordNews(deps)
  return db.transaction().execute(async (trx) => {
    const row = await findSubscription(trx, key)
    if (!row) return false
    await trx
      .updateTable('subscriptions')
      .set({ confirmedAt: now().toISOString(), toldNumber: await lastNews(trx) })
      .where('_id', '=', row._id)
      .where('confirmedAt', 'is', null)
      .execute()
    return true
  })
}

export async function changeBySubscriptionKey(
  { db, now }: Deps,
  key: SubscriptionKey,
  { language, ...choice }: SubscriptionChoice & { language?: ReaderLanguage },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await findSubscription(trx, key)
    if (!row) return false
    await trx
      .updateTable('subscriptions')
      .set({
        ...(await toStored(trx, choice, now(), row)),
        ...(language !== undefined && { language }),
      })
      .where('_id', '=', row._id)
      .execute()
    return true
  })
}

/** Returns whether the link was ever ours, so that a second click succeeds as well while an invalid link reports nothing. */
export async function leaveByLink(db: DbOrTrx, token: string): Promise<boolean> {
  const isThere = (await findSubscription(db, { token })) !== undefined
  await leaveBySubscriptionKey(db, { token })
  return isThere || (await readLinkTokens(db)).idIn(token) !== undefined
}

export async function leaveBySubscriptionKey(db: DbOrTrx, key: SubscriptionKey): Promise<void> {
  const [column, value] = await columnOf(db, key)
  await db.deleteFrom('subscriptions').where(column, '=', value).execute()
}
