import { college } from 'college/facts'
import { endOfDay, startOfDay } from 'contract/content/admission'
import type { TodayOverview } from 'contract/operations/today'
import { dayMilliseconds } from 'contract/platform/durations'
import { hasRight, mayUse } from 'contract/platform/roles'
import { type SqlBool, sql } from 'kysely'
import { selectNotices } from '../../content/notices/public-notices.ts'
import { departmentCodeOf } from '../../content/records/departments.ts'
import { isPublicAt } from '../../events/details/public-events.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import { collegeDay } from '../../platform/college-day.ts'
import type { Db } from '../../platform/db/open.ts'
import { withoutNulls } from '../../platform/db/rows.ts'
import { countIncomplete, readPublishedEntries } from './published-entries.ts'
import { readSetUp } from './set-up.ts'

const daysOfWeek = 7

const dayFrom = (now: Date, days: number) =>
  collegeDay(new Date(now.getTime() + days * dayMilliseconds))

/** Those that run in the next seven days, and later ones with a waiting list. */
async function readEvents(db: Db, actor: Administrator, now: Date) {
  const today = startOfDay(collegeDay(now), college.timeZone)
  const weekEnd = endOfDay(dayFrom(now, daysOfWeek - 1), college.timeZone)
  const rows = await db
    .selectFrom('events')
    .leftJoin('eventSeats', 'eventSeats.eventId', 'events._id')
    .select(['_id', 'title', 'date', 'end', 'time', 'isAllDay', 'venue', 'department', 'state'])
    .select(['capacity', 'taken', 'waiting'])
    .select(sql<SqlBool>`${isPublicAt(now)}`.as('isPublic'))
    .where('deletedAt', 'is', null)
    .where((row) => row.or([row('date', '>=', today), row('end', '>=', today)]))
    .where((row) => row.or([row('date', '<', weekEnd), row('waiting', '>', 0)]))
    .orderBy('date')
    .orderBy('_id')
    .execute()
  // Anyone may see what visitors see; only staff of its department see the rest, as in the panel's list.
  const seen = rows.filter(
    ({ isPublic, department }) =>
      isPublic || mayUse(actor, 'see records', departmentCodeOf({ department })),
  )
  const events = seen.map(({ department, isPublic: _, capacity, taken, waiting, ...event }) => ({
    ...withoutNulls(event),
    ...(capacity !== null &&
      taken !== null &&
      waiting !== null &&
      mayUse(actor, 'handle registrations', departmentCodeOf({ department })) && {
        seats: { capacity, taken, waiting },
      }),
  }))
  return {
    events: events.filter(({ date }) => date < weekEnd),
    waitingLists: events.flatMap(({ _id, title, state, seats }) =>
      seats && seats.waiting > 0 && state !== 'cancelled'
        ? { _id, title, waiting: seats.waiting }
        : [],
    ),
  }
}

async function countNewMessages(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('contactMessages')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('suspectedAt', 'is', null)
    .where('status', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function countExpiredNotices(db: Db, now: Date): Promise<number> {
  const { count } = await selectNotices(db, now)
    .select(({ fn }) => fn.countAll().as('count'))
    .where('validUntil', '<', dayFrom(now, 0))
    .where('validUntil', '>=', dayFrom(now, -daysOfWeek))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function countPicturesWithoutText(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('libraryItems')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('kind', '=', 'picture')
    .where('deletedAt', 'is', null)
    .where('isDecorative', '=', 0)
    .where(sql`coalesce(alt, '')`, '=', '')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A statement or two for each part that the account may see. */
export async function readTodayOf(
  { db, mail, now }: { db: Db; mail: { canSend: boolean }; now: () => Date },
  actor: Administrator,
): Promise<TodayOverview> {
  const timestamp = now()
  const writes = hasRight(actor, 'write content')
  const { events, waitingLists } = await readEvents(db, actor, timestamp)
  const entries = writes ? await readPublishedEntries(db, timestamp) : []
  const setUp =
    hasRight(actor, 'manage accounts') && (await readSetUp({ db, mail }, actor, entries))
  return {
    events,
    ...(hasRight(actor, 'handle messages') && { newMessages: await countNewMessages(db) }),
    ...(hasRight(actor, 'handle registrations') && { waitingLists }),
    ...(writes && {
      missing: {
        incompleteEntries: countIncomplete(entries, actor),
        expiredNotices: await countExpiredNotices(db, timestamp),
        picturesWithoutText: await countPicturesWithoutText(db),
      },
    }),
    ...(setUp && { setUp }),
  }
}
