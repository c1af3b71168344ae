import { college } from 'college/facts'
import { titleWithState } from 'contract/event-status'
import type { FoundByFields } from 'contract/record'
import { forEachRecord, type RecordName, records } from 'contract/records'
import type { Selectable } from 'kysely'
import type { Database } from '../db/schema.ts'
import { namesSince, readCategoryNames } from '../events/category-titles.ts'
import { lines } from './lines.ts'
import { ever, type Listed, type Source } from './source.ts'
import { sourceByFields } from './source-by-fields.ts'

/** The day of an event as people type it: `15 January 2030`. */
const dayFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeZone: college.timeZone,
})

const dayText = (instant: string) => dayFormat.format(new Date(instant))

const idsOf = (listed: readonly Listed[]) => listed.map(({ itemId }) => itemId)

/** What an event says where it is found, in a category of this name. */
const saidOf = (event: Selectable<Database['events']>, category: string) => ({
  kind: 'event' as const,
  path: `/event/${event._id}`,
  title: titleWithState(event),
  body: lines(event.stateNote, event.description, event.venue, event.time, event.openTo),
  also: lines(dayText(event.date), event.end && dayText(event.end), event.department, category),
  date: event.date,
})

const events: Source = {
  list: async (trx) => {
    const rows = await trx
      .selectFrom('events')
      .select(['_id', 'publishAt', 'category'])
      .where('isDraft', 'is', null)
      .execute()
    const names = await readCategoryNames(trx)
    return rows.flatMap(({ _id, publishAt, category }) =>
      // One whose category is called otherwise is another revision, and what takes its place at a moment one more.
      namesSince(names.get(category) ?? [], publishAt ?? ever).map(({ title, ...span }) => ({
        ...{ itemId: _id, revision: title },
        ...span,
      })),
    )
  },
  tell: async (trx, listed) => {
    const rows = await trx
      .selectFrom('events')
      .selectAll()
      .where('_id', 'in', idsOf(listed))
      .execute()
    const events = new Map(rows.map((event) => [event._id, event]))
    return listed.flatMap((one) => {
      const event = events.get(one.itemId)
      return event ? [{ ...one, ...saidOf(event, one.revision) }] : []
    })
  },
}

type SaidByFields = {
  [Name in RecordName]: (typeof records)[Name] extends { found: FoundByFields } ? Name : never
}[RecordName]

/** The kinds that do not declare how they are found. */
const own: Record<Exclude<RecordName, SaidByFields>, Source> = { events }
const hasOwn = (name: RecordName): name is keyof typeof own => name in own

/** How each kind of record is found. */
export const recordSources = forEachRecord((name) =>
  hasOwn(name) ? own[name] : sourceByFields(name, records[name].found),
)
