import { programCode } from 'contract/content/program-code'
import { addressUnknown, type SubscriptionFigures } from 'contract/messaging/subscriptions'
import { readCatalogue } from '../../content/public/catalogue.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Db } from '../../platform/db/open.ts'
import { emailKey } from '../../platform/email-key.ts'
import { notFound } from '../../platform/errors.ts'
import { chosen, matchesChoice, type NoticeFacts, readNoticeCategories } from './choice.ts'

type Deps = { db: Db; now: () => Date }

const selectChoices = (db: Db) =>
  db
    .selectFrom('subscriptions')
    .select(({ fn }) => ['pace', 'categories', 'departments', fn.countAll().as('count')])
    .where('confirmedAt', 'is not', null)
    .groupBy(['pace', 'categories', 'departments'])
    .execute()

export async function countMatching({ db }: Deps, facts: NoticeFacts): Promise<number> {
  const rows = await selectChoices(db)
  const wanting = rows.filter((row) => matchesChoice(row)(facts))
  return wanting.reduce((sum, { count }) => sum + Number(count), 0)
}

export async function readFigures({ db, now }: Deps): Promise<SubscriptionFigures> {
  const timestamp = now()
  const rows = (await selectChoices(db)).map((row) => ({
    ...chosen(row),
    pace: row.pace,
    count: Number(row.count),
  }))
  const sum = (isCounted: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isCounted).reduce((total, { count }) => total + count, 0)
  const [pending, waiting] = [
    await db
      .selectFrom('subscriptions')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('confirmedAt', 'is', null)
      .executeTakeFirstOrThrow(),
    await db
      .selectFrom('mails')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('lane', '=', 'news')
      .executeTakeFirstOrThrow(),
  ]
  const includes = (list: readonly string[], one: string) => list.length === 0 || list.includes(one)
  const { courses } = await readCatalogue(db, timestamp)
  return {
    confirmed: sum(() => true),
    pending: Number(pending.count),
    atOnce: sum(({ pace }) => pace === 'atOnce'),
    daily: sum(({ pace }) => pace === 'daily'),
    categories: (await readNoticeCategories(db, timestamp)).map(({ _id, title }) => ({
      title,
      count: sum(({ categories }) => includes(categories, _id)),
    })),
    departments: courses.map(({ slug, title }) => ({
      title,
      count: sum(({ departments }) => includes(departments, programCode(slug))),
    })),
    waiting: Number(waiting.count),
  }
}

/** Logs only the domain. Rejects with 401 or 404. */
export async function removeAddress(
  { db, now }: Deps,
  email: string,
  actor: Administrator,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const admin = await actor.confirm(trx)
    const removed = await trx
      .deleteFrom('subscriptions')
      .where('emailKey', '=', emailKey(email))
      .returning('email')
      .executeTakeFirst()
    if (!removed) throw notFound(addressUnknown)
    const name = `someone at ${removed.email.slice(removed.email.lastIndexOf('@') + 1)}`
    const target = { name }
    await recordActivity(trx, { admin, action: 'deleted', subject: 'subscription', target }, now())
  })
}
