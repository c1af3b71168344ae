import { college } from 'college/facts'
import { defaultDigestHour } from 'contract/content/settings'
import { dayMilliseconds, minuteMilliseconds } from 'contract/platform/durations'
import { localDay, toInstant } from 'contract/platform/zoned-time'
import { nextContentPublication } from '../../content/public/public-content.ts'
import { readSettings } from '../../content/settings/settings.ts'
import type { Changes } from '../../platform/db/changes.ts'
import type { Engine } from '../../platform/db/engine.ts'
import type { Db } from '../../platform/db/open.ts'
import { runRepeatedly } from '../../platform/queues/run-repeatedly.ts'
import { lastNews, recordNews } from './news.ts'
import { queueNews } from './queue-news.ts'

const everyMilliseconds = 1_000
const afterFailureMilliseconds = 10_000
const longestMilliseconds = 10 * minuteMilliseconds

type NotifierDeps = {
  db: Db
  engine: Engine
  changes: Changes
  now: () => Date
  mail: { sendQueued: () => void }
}

const hourOf = (now: number, hour: number): number => {
  const day = localDay(new Date(now).toISOString(), college.timeZone)
  return Date.parse(toInstant(`${day}T${String(hour).padStart(2, '0')}:00`, college.timeZone))
}

export function digestsAround(now: Date, hour: number): { last: number; next: number } {
  const today = hourOf(now.getTime(), hour)
  if (today > now.getTime())
    return { last: hourOf(now.getTime() - dayMilliseconds, hour), next: today }
  return { last: today, next: hourOf(now.getTime() + dayMilliseconds, hour) }
}

/**
 * Records news and queues emails: immediate ones, and the daily digest of what was recorded before its hour, however late.
 * Returns when to run again, in epoch milliseconds.
 */
export async function notifySubscribers(deps: NotifierDeps, signal?: AbortSignal): Promise<number> {
  const { db, now, mail } = deps
  const { digestHour = defaultDigestHour } = await readSettings(db)
  const timestamp = now()
  const digest = digestsAround(timestamp, digestHour)
  await recordNews(deps)
  const newest = await lastNews(db)
  const ofDigest = await lastNews(db, new Date(digest.last))
  const areLeft = [
    await queueNews(deps, 'atOnce', newest, signal),
    await queueNews(deps, 'daily', ofDigest, signal),
  ]
  mail.sendQueued()
  if (areLeft.includes(true)) return now().getTime()
  const publication = await nextContentPublication(db, ['notice'], timestamp)
  return Math.min(publication, digest.next, timestamp.getTime() + longestMilliseconds)
}

/**
 * Runs when notices change, when a scheduled one becomes public, and at digest time. All servers do, and share the work.
 * Returns a stop function.
 */
export function startNotifying(
  deps: NotifierDeps,
  onFailure: (error: unknown) => void,
): () => void {
  const { changes, now } = deps
  let seen: number | undefined
  let next = 0
  const tick = async (signal: AbortSignal) => {
    const version = changes.version('notice')
    if (version === undefined || (version === seen && now().getTime() < next)) return
    next = await notifySubscribers(deps, signal)
    seen = version
  }
  return runRepeatedly(tick, { everyMilliseconds, afterFailureMilliseconds, onFailure })
}
