import { programCode } from 'contract/content/program-code'
import type { EventBadge } from 'contract/events/event-badge'
import { yearNumber } from 'contract/events/event-filters'
import { noDepartment } from 'contract/events/event-listing'
import { events } from 'contract/events/events'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isInMonth, isInYear, yearsBetween } from '../../content/records/date-filters.ts'
import { codeOfRow, departmentCodeOf, hasCodeOf } from '../../content/records/departments.ts'
import type { RecordKind, RecordListing } from '../../content/records/kind.ts'
import { translationIn } from '../../content/records/translated-rows.ts'
import { isNotDeleted } from '../../platform/db/is-not-deleted.ts'
import { naturalOrder } from '../../platform/db/natural-order.ts'
import { isPublicAt, publicColumns } from '../details/public-events.ts'
import { hasPeople, trashWithPeople } from '../registrations/people-of-event.ts'
import { categoryProblems, resolveCategory, withCategoryTitle } from './categories.ts'
import { readCategoryTitles } from './category-titles.ts'
import { todayOf } from './college-days.ts'
import { normaliseTimes, toColumns } from './columns.ts'
import { copyEventSettings, hasSettings } from './copy-settings.ts'
import { nextEventsChange } from './next-change.ts'
import { panelEvent } from './panel-view.ts'
import { watchEvent } from './watch-event.ts'

const isPast = (now: Date): RawBuilder<SqlBool> =>
  sql`date < ${todayOf(now).start} and coalesce(${sql.ref('end')}, date) <= ${now.toISOString()}`

const badges: Record<EventBadge, (now: Date) => RawBuilder<SqlBool>> = {
  today: (now) =>
    sql`date < ${todayOf(now).end} and not (${isPast(now)}) and state is null and ${isPublicAt(now)}`,
  upcoming: (now) => sql`date >= ${todayOf(now).end} and state is null and ${isPublicAt(now)}`,
  past: (now) => sql`${isPast(now)} and coalesce(state, '') <> 'postponed' and ${isPublicAt(now)}`,
}

const filters: Record<
  keyof typeof events.listing.filters.filter.options,
  (now: Date) => RawBuilder<SqlBool>
> = {
  ...badges,
  draft: () => sql`${sql.ref('isDraft')} is not null`,
  awaited: (now) =>
    sql`${sql.ref('isDraft')} is null and ${sql.ref('publishAt')} > ${now.toISOString()}`,
  cancelled: () => sql`state = 'cancelled'`,
  postponed: () => sql`state = 'postponed'`,
}
const isFilter = (name: string): name is keyof typeof filters => Object.hasOwn(filters, name)

const newestFirst = sql`date desc`

const listing: RecordListing<typeof events> = {
  groups: {},
  searched: ['title', 'description', translationIn('title_hi'), translationIn('description_hi')],
  filters: {
    filter: (name, now) => (isFilter(name) ? filters[name](now) : sql`1 = 0`),
    category: (_id) => sql`category = ${_id}`,
    department: (department) =>
      department === noDepartment
        ? sql`coalesce(department, '') = ''`
        : sql`${codeOfRow} = ${programCode(department)}`,
    year: (year) => (yearNumber.test(year) ? isInYear(sql.ref('date'), year) : sql`1 = 0`),
    month: (month, now) => isInMonth(sql.ref('date'), month, now),
  },
  sorts: {
    /** Today's and coming events, soonest first, then past ones, latest first. */
    next: (now) => [
      sql`case when ${isPast(now)} then 1 else 0 end`,
      sql`case when ${isPast(now)} then null else date end`,
      newestFirst,
    ],
    date: () => [newestFirst],
    title: () => [naturalOrder('title')],
    created: () => [sql`${sql.ref('createdAt')} desc`],
    department: () => [naturalOrder(`department`), sql`date desc`],
  },
  values: {
    department: {
      sorted: (departments) =>
        [...new Set(departments.map((department) => department || noDepartment))].toSorted(),
    },
    year: {
      of: [sql`min(date)`, sql`max(date)`],
      sorted: yearsBetween,
    },
  },
}

export const eventKind: RecordKind<typeof events> = {
  declared: events,
  subject: 'events',
  toColumns,
  department: { of: departmentCodeOf, isIn: hasCodeOf },
  derive: async (trx, _id, columns, now) => ({
    ...(await normaliseTimes(trx, _id, columns)),
    ...(await resolveCategory(trx, columns, now)),
  }),
  describe: withCategoryTitle,
  problemsIn: categoryProblems,
  nextChange: nextEventsChange,
  isPublicAt,
  publicColumns,
  alsoRecorded: panelEvent,
  watch: watchEvent,
  copied: copyEventSettings,
  isStored: isNotDeleted,
  toTrash: trashWithPeople,
  hasPeople: hasPeople(sql.ref('events._id')),
  isExtended: hasSettings,
  counter: 'sequence',
  listing,
  list: async (db, now) => {
    const titles = await readCategoryTitles(db, now)
    const rows = await db
      .selectFrom('events')
      .selectAll()
      .where(isNotDeleted)
      .orderBy('date', 'desc')
      .orderBy('_id', 'desc')
      .execute()
    return rows.map((row) => ({ ...row, category: titles.get(row.category) ?? row.category }))
  },
}
