import { college } from 'college/facts'
import { defaultDigestHour } from 'contract/content/settings'
import { dayMilliseconds, minuteMilliseconds } from 'contract/platform/durations'
import { localDay, toInstant } from 'contract/platform/zoned-time'
import { nextPublication } from '../../content/public/public-content.ts'
import { readSettings } from '../../content/settings/settings.ts'
import type { Changes } from '../../platform/db/changes.ts'
import type { Engine } from '../../platform/db/engine.ts'
import type { Db } from '../../platform/db/open.ts'
import { runRepeatedly } from '../../platform/queues/run-repeatedly.ts'
import { lastNews, noteNews } from './news.ts'
import { queueNews } from './queue-news.ts'

const everyMilliseconds = 1_000
const afterFailureMilliseconds = 10_000
/** The hour of the digest may be set to another meanwhile. */
const longestMilliseconds = 10 * minuteMilliseconds

type Telling = {
  db: Db
  engine: Engine
  changes: Changes
  now: () => Date
  mail: { wake: () => void }
}

/** An hour of a day on the college's clock. */
const hourOf = (moment: number, hour: number): number => {
  const day = localDay(new Date(moment).toISOString(), college.timeZone)
  return Date.parse(toInstant(`${day}T${String(hour).padStart(2, '0')}:00`, college.timeZone))
}

/** When the digest was due last, and when it is due next; epoch milliseconds. */
export function digestsAround(moment: Date, hour: number): { last: number; next: number } {
  const today = hourOf(moment.getTime(), hour)
  if (today > moment.getTime())
    return { last: hourOf(moment.getTime() - dayMilliseconds, hour), next: today }
  return { last: today, next: hourOf(moment.getTime() + dayMilliseconds, hour) }
}

/**
 * Notes what has become news, and queues mails for who is not told of it yet: at once, and once a day of what was noted
 * until the hour of the digest, also when that hour is over for long. Gives when to come again, epoch milliseconds.
 */
export async function tellNews(deps: Telling, signal?: AbortSignal): Promise<number> {
  const { db, now, mail } = deps
  const { digestHour = defaultDigestHour } = await readSettings(db)
  const moment = now()
  const digest = digestsAround(moment, digestHour)
  await noteNews(deps)
  const newest = await lastNews(db)
  const ofDigest = await lastNews(db, new Date(digest.last))
  const areLeft = [
    await queueNews(deps, 'atOnce', newest, signal),
    await queueNews(deps, 'daily', ofDigest, signal),
  ]
  mail.wake()
  if (areLeft.includes(true)) return now().getTime()
  const publication = await nextPublication(db, 'notice', moment)
  return Math.min(publication, digest.next, moment.getTime() + longestMilliseconds)
}

/**
 * Comes when notices change, when one is published by the clock, and at the hour of the digest; on several servers all of
 * them do, and share the work. Gives what ends it.
 */
export function startTelling(deps: Telling, onFailure: (error: unknown) => void): () => void {
  const { changes, now } = deps
  let seen: number | undefined
  let next = 0
  const come = async (signal: AbortSignal) => {
    const version = changes.version('notice')
    if (version === undefined || (version === seen && now().getTime() < next)) return
    next = await tellNews(deps, signal)
    seen = version
  }
  return runRepeatedly(come, { everyMilliseconds, afterFailureMilliseconds, onFailure })
}
