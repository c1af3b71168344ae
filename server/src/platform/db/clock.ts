import { secondStepMinutes } from 'contract/accounts/admin-factors'
import { invitationDays } from 'contract/content/retention'
import { shareDays } from 'contract/content/views'
import { daySeconds, minuteSeconds } from 'contract/platform/durations'
import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** NTP corrects smaller differences all the time. */
export const toleranceMilliseconds = 2_000

/**
 * Columns with instants that limit how long something is valid, and how many seconds ahead of now each may be. Anything later was
 * written by a wrong clock.
 */
export const limitingInstants = [
  ['attempts', 'windowStartedAt', 0],
  ['studentSessions', 'createdAt', 0],
  ['studentSessions', 'lastSeenAt', 0],
  ['studentSessions', 'confirmedAt', 0],
  ['adminSessions', 'createdAt', 0],
  ['adminSessions', 'lastSeenAt', 0],
  ['adminSessions', 'verifiedAt', 0],
  ['emailCodes', 'expiresAt', 10 * minuteSeconds],
  ['passwordResets', 'expiresAt', 10 * minuteSeconds],
  ['adminResets', 'expiresAt', 10 * minuteSeconds],
  ['pendingLogins', 'expiresAt', secondStepMinutes * minuteSeconds],
  ['admins', 'roleSince', 0],
  ['knownNetworks', 'lastSignInAt', 0],
  ['invitations', 'expiresAt', invitationDays * daySeconds],
  ['contentViews', 'expiresAt', shareDays * daySeconds],
  ['editingPresence', 'seenAt', 0],
  ['recordPresence', 'seenAt', 0],
  ['libraryVersions', 'createdAt', 0],
  ['signInStarts', 'expiresAt', 10 * minuteSeconds],
  ['signInProofs', 'expiresAt', 5 * minuteSeconds],
  ['subscriptions', 'askedAt', 0],
  ['noticeNews', 'notedAt', 0],
  ['registrations', 'createdAt', 0],
  ['registrations', 'changedAt', 0],
  ['registrations', 'offeredUntil', 14 * daySeconds],
  ['mails', 'dueAt', 15 * minuteSeconds],
  ['mails', 'giveUpAt', 3 * daySeconds],
] as const

/**
 * Resets instants in the future to now: after a clock was ahead, sessions, codes, counters and emails would otherwise last
 * until it catches up.
 */
export async function correctFutureTimes(db: Kysely<Database>, now: Date): Promise<void> {
  const tables = db as unknown as Kysely<Record<string, Record<string, string>>>
  for (const [table, column, aheadSeconds] of limitingInstants) {
    const latest = new Date(now.getTime() + aheadSeconds * 1000)
    const beyond = new Date(latest.getTime() + toleranceMilliseconds).toISOString()
    await tables
      .updateTable(table)
      .set({ [column]: latest.toISOString() })
      .where(column, '>', beyond)
      .execute()
  }
}

/** Calls `onPutBack` when the clock has been set back. */
export function watchedClock(readClock: () => Date, onPutBack: () => void): () => Date {
  let latest = Number.NEGATIVE_INFINITY
  return () => {
    const now = readClock()
    const isPutBack = now.getTime() < latest - toleranceMilliseconds
    latest = isPutBack ? now.getTime() : Math.max(latest, now.getTime())
    if (isPutBack) queueMicrotask(onPutBack)
    return now
  }
}
