import { college } from 'college/facts'
import { endOfDay } from 'contract/admission'
import { parseProse } from 'contract/content/prose/prose-field'
import { textOf } from 'contract/content/prose/prose-node'
import { titleWithState } from 'contract/event-status'
import { memberPath } from 'contract/member-page'
import type { RecordName } from 'contract/records'
import type { Selectable } from 'kysely'
import type { Database } from '../db/schema.ts'
import { namesSince, readCategoryNames } from '../events/category-titles.ts'
import { ever, type Listed, type Source, whileThere } from './source.ts'

/** The day of an event as people type it: `15 January 2030`. */
const dayFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeZone: college.timeZone,
})

const dayText = (instant: string) => dayFormat.format(new Date(instant))

const idsOf = (listed: readonly Listed[]) => listed.map(({ itemId }) => itemId)
const lines = (...texts: (string | null | undefined)[]) => texts.filter(Boolean).join('\n')

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

/** Who is at the college: nobody whose last day is over, and no way to reach them. */
const faculty: Source = {
  list: async (trx) => {
    const rows = await trx.selectFrom('faculty').select(['_id', 'left']).execute()
    return rows.map(({ _id, left }) => ({
      ...whileThere(_id),
      ...(left && { shownUntil: endOfDay(left, college.timeZone) }),
    }))
  },
  tell: async (trx, listed) => {
    const rows = await trx
      .selectFrom('faculty')
      .selectAll()
      .where('_id', 'in', idsOf(listed))
      .execute()
    return rows.flatMap((member) => {
      const found = listed.find(({ itemId }) => itemId === member._id)
      if (!found) return []
      const publications = parseProse(member.publications ?? '')
      const { designation, department, specialization, education, achievements, about } = member
      return [
        {
          ...found,
          kind: 'person' as const,
          path: memberPath(member.slug),
          title: member.name,
          body: lines(
            [designation, department].filter(Boolean).join(', '),
            specialization,
            education,
            about,
            achievements,
            publications && textOf(publications),
          ),
          also: '',
          date: ever,
        },
      ]
    })
  },
}

export const recordSources: Record<RecordName, Source> = { events, faculty }
