import { college } from 'college/facts'
import { endOfDay } from 'contract/admission'
import { parseProse } from 'contract/content/prose/prose-field'
import { textOf } from 'contract/content/prose/prose-node'
import { titleWithState } from 'contract/event-status'
import { memberPath } from 'contract/member-page'
import type { RecordName } from 'contract/records'
import { readCategoryTitles } from '../events/category-titles.ts'
import { ever, type Listed, type Source, whileThere } from './source.ts'

/** The day of an event as people type it: `15 January 2030`. */
const dayFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeZone: college.timeZone,
})

const dayText = (instant: string) => dayFormat.format(new Date(instant))

const idsOf = (listed: readonly Listed[]) => listed.map(({ itemId }) => itemId)
const lines = (...texts: (string | null | undefined)[]) => texts.filter(Boolean).join('\n')

const events: Source = {
  list: async (trx) => {
    const rows = await trx
      .selectFrom('events')
      .select(['_id', 'publishAt', 'category'])
      .where('isDraft', 'is', null)
      .execute()
    const titles = await readCategoryTitles(trx, new Date())
    return rows.map(({ _id, publishAt, category }) => ({
      ...whileThere(_id),
      // One that is called otherwise is another revision.
      revision: titles.get(category) ?? '',
      ...(publishAt && { shownFrom: publishAt }),
    }))
  },
  tell: async (trx, listed) => {
    const rows = await trx
      .selectFrom('events')
      .selectAll()
      .where('_id', 'in', idsOf(listed))
      .execute()
    const listedOf = new Map(listed.map((one) => [one.itemId, one]))
    return rows.map((event) => ({
      ...(listedOf.get(event._id) ?? whileThere(event._id)),
      kind: 'event',
      path: `/event/${event._id}`,
      title: titleWithState(event),
      body: lines(event.stateNote, event.description, event.venue, event.time, event.openTo),
      also: lines(
        dayText(event.date),
        event.end && dayText(event.end),
        event.department,
        listedOf.get(event._id)?.revision,
      ),
      date: event.date,
    }))
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
