import { setTimeout as sleep } from 'node:timers/promises'
import { adminLogin } from 'contract/accounts/admin'
import { publishContent, readContent } from 'contract/content/calls'
import { getContactPage } from 'contract/content/contact-page'
import type { Db } from 'server/src/platform/db/open.ts'
import { administrator } from 'testing/administrator.ts'
import { signIn } from '../torture/desk.ts'
import { ask, json, withCookie } from '../torture/send.ts'
import { startServer, type WebServer } from '../web-server.ts'

/** Results of scheduled publications on two servers. */
export type Scheduled = {
  rounds: number
  /** Responses with the new text before its time. */
  early: number
  /** The longest time after which a request still got the old text. */
  latestMilliseconds: number
  /** Publications not recorded exactly once. */
  unfair: number
}

const aheadMilliseconds = 3_000
const watchedMilliseconds = 1_500
const noteMilliseconds = 15_000
const pauseMilliseconds = 10

type Watched = { early: number; lateMilliseconds: number }

/** Polls one server around the scheduled time, until it stops. */
async function watch(
  origin: string,
  { at, title }: { at: number; title: string },
): Promise<Watched> {
  const result: Watched = { early: 0, lateMilliseconds: 0 }
  while (Date.now() < at + watchedMilliseconds) {
    const begun = Date.now()
    const { status, text } = await ask(origin + getContactPage.url)
    if (status === 0) return result
    const isNew = status === 200 && JSON.parse(text).title === title
    if (isNew && Date.now() < at) result.early++
    if (!isNew && begun >= at)
      result.lateMilliseconds = Math.max(result.lateMilliseconds, begun - at)
    await sleep(pauseMilliseconds)
  }
  return result
}

/** Returns the publication time, counted from the end of the slow preparation. */
async function schedule(origin: string, db: Db, title: string): Promise<number> {
  const { _id } = await db
    .selectFrom('contentItems')
    .select('_id')
    .where('type', '=', 'contactPage')
    .executeTakeFirstOrThrow()
  const cookie = await signIn(origin + adminLogin.url, administrator)
  const { text } = await ask(origin + readContent.url.replace(':_id', _id), withCookie(cookie))
  const { version, basedOn, data } = JSON.parse(text)
  const at = Date.now() + aheadMilliseconds
  const body = { version, basedOn, data: { ...data, title }, at: new Date(at).toISOString() }
  const publishing = json('POST', body, cookie)
  const { status } = await ask(origin + publishContent.url.replace(':_id', _id), publishing)
  if (status !== 200) throw new Error(`A publication at a moment is answered with ${status}`)
  return at
}

/** Number of recorded scheduled publications; waits until it is as expected, and a second longer. */
async function countNoted(db: Db, planned: number): Promise<number> {
  const count = async () =>
    (await db.selectFrom('activities').select('_id').where('admin', '=', 'schedule').execute())
      .length
  for (const end = Date.now() + noteMilliseconds; (await count()) < planned && Date.now() < end; )
    await sleep(100)
  await sleep(1_000)
  return count()
}

/**
 * Schedules a text while two servers on one database are polled. In every other round one is killed
 * at the scheduled time.
 */
export async function raceSchedule(
  { dataDir, settings, db }: { dataDir: string; settings: Record<string, string>; db: Db },
  rounds: number,
): Promise<Scheduled> {
  const lasting = await startServer(dataDir, settings)
  let other: WebServer = await startServer(dataDir, settings)
  const all: Scheduled = { rounds, early: 0, latestMilliseconds: 0, unfair: 0 }
  for (let round = 1; round <= rounds; round++) {
    const title = `Contact Us ${round}`
    const change = { at: await schedule(lasting.origin, db, title), title }
    const isKilled = round % 2 === 0
    const watching = Promise.all([watch(lasting.origin, change), watch(other.origin, change)])
    if (isKilled) {
      await sleep(change.at - Date.now())
      other.child.kill('SIGKILL')
    }
    for (const { early, lateMilliseconds } of await watching) {
      all.early += early
      all.latestMilliseconds = Math.max(all.latestMilliseconds, lateMilliseconds)
    }
    if ((await countNoted(db, round)) !== round) all.unfair++
    if (isKilled) other = await startServer(dataDir, settings)
  }
  await Promise.all([lasting.stop(), other.stop()])
  return all
}
