import type { FoundSubscription, SubscriptionChoice } from 'contract/messaging/subscriptions'
import type { Db, Reading } from '../../platform/db/open.ts'
import { readLinkTokens, rowOfLink } from '../../platform/http/link-tokens.ts'
import { readCategories, toShown, toStored } from './choice.ts'
import { lastNews, noteNews } from './news.ts'

type Deps = { db: Db; now: () => Date }

export type Found = { token: string } | { emailKey: string }

const columnOf = async (db: Reading, found: Found) =>
  'token' in found ? rowOfLink(db, found.token) : (['emailKey', found.emailKey] as const)

export async function findSubscription(db: Reading, found: Found) {
  const [column, value] = await columnOf(db, found)
  return db.selectFrom('subscriptions').selectAll().where(column, '=', value).executeTakeFirst()
}

export async function readFound(
  { db, now }: Deps,
  found: Found | undefined,
): Promise<FoundSubscription> {
  const categories = await readCategories(db, now())
  const row = found && (await findSubscription(db, found))
  return {
    categories: categories.map(({ slug, title }) => ({ slug, title })),
    ...(row && {
      subscription: {
        ...toShown(row, categories),
        email: row.email,
        isConfirmed: row.confirmedAt !== null,
      },
    }),
  }
}

export async function confirmFound(deps: Deps, found: Found): Promise<boolean> {
  const { db, now } = deps
  // Notices public by now are not news to a new subscriber.
  await noteNews(deps)
  return db.transaction().execute(async (trx) => {
    const row = await findSubscription(trx, found)
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

export async function changeFound(
  { db, now }: Deps,
  found: Found,
  choice: SubscriptionChoice,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await findSubscription(trx, found)
    if (!row) return false
    await trx
      .updateTable('subscriptions')
      .set(await toStored(trx, choice, now(), row))
      .where('_id', '=', row._id)
      .execute()
    return true
  })
}

/** Returns whether the link was ever ours, so that a second click succeeds as well while an invalid link reports nothing. */
export async function leaveByLink(db: Reading, token: string): Promise<boolean> {
  const isThere = (await findSubscription(db, { token })) !== undefined
  await leaveFound(db, { token })
  return isThere || (await readLinkTokens(db)).idIn(token) !== undefined
}

export async function leaveFound(db: Reading, found: Found): Promise<void> {
  const [column, value] = await columnOf(db, found)
  await db.deleteFrom('subscriptions').where(column, '=', value).execute()
}
