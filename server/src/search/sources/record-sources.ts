import { college } from 'college/facts'
import type { TranslationCode } from 'college/languages'
import type { SearchableFields } from 'contract/content/record'
import { translateRecord } from 'contract/content/translations/record-translations'
import { titleWithStatus } from 'contract/events/event-status'
import { pageAddresses } from 'contract/platform/page-addresses'
import { forEachRecord, type RecordName, records } from 'contract/records'
import type { Selectable } from 'kysely'
import { isNotDeleted } from '../../platform/db/is-not-deleted.ts'
import type { Database } from '../../platform/db/schema.ts'
import {
  alwaysListed,
  fromStart,
  type Listed,
  lines,
  type Source,
} from '../../platform/search-engine/source.ts'
import { sourceByFields, translatedWords, wordsOfRichText } from './source-by-fields.ts'

const dayFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeZone: college.timeZone,
})

const dayText = (instant: string) => dayFormat.format(new Date(instant))

const idsOf = (listed: readonly Listed[]) => listed.map(({ itemId }) => itemId)

type EventRow = Selectable<Database['events']>

const textOf = (row: EventRow, language: TranslationCode | undefined) => {
  const event = translateRecord(records.events.fields, row, language)
  return {
    kind: 'event' as const,
    path: pageAddresses.event(event._id),
    title: titleWithStatus(event),
    alsoTitle: lines(...translatedWords(records.events.fields, row, 'title')),
    body: lines(
      ...[event.stateNote, event.description, wordsOfRichText(event.details)],
      ...[event.venue, event.time, event.openTo],
    ),
    also: lines(
      dayText(event.date),
      event.end && dayText(event.end),
      event.department,
      ...translatedWords(records.events.fields, row),
    ),
    categoryId: event.category,
    date: event.date,
  }
}

const events: Source = {
  list: async (trx) => {
    const rows = await trx
      .selectFrom('events')
      .select(['_id', 'publishAt'])
      .where(isNotDeleted)
      .where('isDraft', 'is', null)
      .execute()
    return rows.map(({ _id, publishAt }) => ({
      ...alwaysListed(_id),
      shownFrom: publishAt ?? fromStart,
    }))
  },
  describe: async (trx, listed, language) => {
    const rows = await trx
      .selectFrom('events')
      .selectAll()
      .where('_id', 'in', idsOf(listed))
      .execute()
    const events = new Map(rows.map((event) => [event._id, event]))
    return listed.flatMap((one) => {
      const event = events.get(one.itemId)
      return event ? [{ ...one, ...textOf(event, language) }] : []
    })
  },
}

type SearchedByFields = {
  [Name in RecordName]: (typeof records)[Name] extends { searchable: SearchableFields }
    ? Name
    : never
}[RecordName]

const specialSources: Record<Exclude<RecordName, SearchedByFields>, Source> = { events }
const isSpecial = (name: RecordName): name is keyof typeof specialSources => name in specialSources

export const recordSources = forEachRecord((name) =>
  isSpecial(name) ? specialSources[name] : sourceByFields(name, records[name].searchable),
)
