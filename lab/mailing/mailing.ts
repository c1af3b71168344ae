import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { adminLogin } from 'contract/accounts/admin'
import { publishContent } from 'contract/content/calls'
import { createContent } from 'contract/content/entry-calls'
import { dayMilliseconds } from 'contract/platform/durations'
import type { OpenDatabase } from 'server/src/platform/db/open.ts'
import { aSubscription } from 'server/test/a-subscription.ts'
import { administrator } from 'testing/administrator.ts'
import { signIn } from '../torture/desk.ts'
import { ask, json } from '../torture/send.ts'

type Site = Pick<OpenDatabase, 'db' | 'changes'>

const rowsAtOnce = 500
const pollMilliseconds = 100
const someText = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Read it.' }] }],
}

/** Subscribers to a daily digest of everything, who have received all notices so far. */
export async function addSubscribers({ db }: Site, count: number): Promise<void> {
  for (let first = 0; first < count; first += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, count - first) }, (_, at) =>
      aSubscription({ email: `reader-${first + at}@home.example`, pace: 'daily' }),
    )
    await db.insertInto('subscriptions').values(rows).execute()
  }
  await tellAll({ db })
}

/** Marks everything as sent to everybody. */
export async function tellAll({ db }: Pick<Site, 'db'>): Promise<void> {
  const { number } = await db
    .selectFrom('noticeNews')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirstOrThrow()
  await db
    .updateTable('subscriptions')
    .set({ toldNumber: number ?? 0 })
    .execute()
}

/** Returns the notice's id. */
async function publish(origin: string, { db }: Site, name: string): Promise<string> {
  const cookie = await signIn(origin + adminLogin.url, administrator)
  const made = await ask(
    origin + createContent.url,
    json('POST', { _id: randomUUID(), type: 'notice', name }, cookie),
  )
  const { entry } = JSON.parse(made.text)
  const { _id: category } = await db
    .selectFrom('contentItems')
    .select('_id')
    .where('type', '=', 'noticeCategory')
    .orderBy('_id')
    .executeTakeFirstOrThrow()
  const { version, basedOn, data } = entry
  const body = { version, basedOn, data: { ...data, category, body: someText } }
  const url = origin + publishContent.url.replace(':_id', entry._id)
  const { status, text } = await ask(url, json('POST', body, cookie))
  if (status !== 200) throw new Error(`A notice is answered with ${status}: ${text}`)
  return entry._id
}

/** Subscribers who haven't been notified of the latest notice. */
async function countBehind({ db }: Pick<Site, 'db'>): Promise<number> {
  const { count } = await db
    .selectFrom('subscriptions')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('toldNumber', '<', ({ selectFrom }) =>
      selectFrom('noticeNews').select(({ fn }) => fn.max('number').as('number')),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Publishes a notice and dates it to the day before, so that its digest is due. Returns a function that lets the
 * servers run; it resolves with the seconds until every email is queued. `halfway` is called when half are.
 */
export async function digestDue(site: Site, origin: string, name: string) {
  const itemId = await publish(origin, site, name)
  const recorded = site.db.selectFrom('noticeNews').select('number').where('itemId', '=', itemId)
  while (!(await recorded.executeTakeFirst())) await sleep(pollMilliseconds)
  const notedAt = new Date(Date.now() - 2 * dayMilliseconds).toISOString()
  return async (halfway?: () => void): Promise<number> => {
    await site.db.updateTable('noticeNews').set({ notedAt }).execute()
    const behind = await countBehind(site)
    const begunAt = performance.now()
    await site.changes.commit('notice', async () => undefined)
    let isHalf = false
    for (;;) {
      const left = await countBehind(site)
      if (!isHalf && left <= behind / 2) {
        isHalf = true
        halfway?.()
      }
      if (left === 0) return (performance.now() - begunAt) / 1000
      await sleep(pollMilliseconds)
    }
  }
}
