import { college } from 'college/facts'
import { type EventUpdateForm, eventUpdateForm } from 'contract/events'
import { localTime, toInstant } from 'contract/zoned-time'
import { insertEvent, listEvents } from '../events/service.ts'
import { problemsOf } from './problems-of.ts'
import { readSpreadsheetDate } from './spreadsheet-date.ts'
import { type Entry, fieldsIn, type Table } from './table.ts'

const columns = ['title', 'description', 'date', 'time', 'venue'] as const
const dateFormat = 'write it as 14/12/2026 10:00 (day, month, year) or 2026-12-14 10:00'

/** Says which cell cannot be read, why, and what to write instead. */
const dateProblem = (line: number, written: string, problem = 'is no date') =>
  `Row ${line}, column "date": "${written.trim().slice(0, 40)}" ${problem}; ${dateFormat}`

type EventFields = { [Column in (typeof columns)[number]]?: string | null | undefined }

const cellsOf = ({ title, description, date, time, venue }: EventFields) => ({
  title: title ?? '',
  description: description ?? '',
  date: date ? localTime(date, college.timeZone) : '',
  time: time ?? '',
  venue: venue ?? '',
})

function entryOf(form: EventUpdateForm): Entry {
  const fields = {
    title: form.title,
    description: form.description,
    date: toInstant(form.date, college.timeZone),
    time: form.time || null,
    venue: form.venue || null,
  }
  return {
    cells: cellsOf(fields),
    // A table brings no pictures: the emblem is shown until somebody adds one.
    insert: (trx, now) => insertEvent(trx, { ...form, image: '' }, now),
    update: async (trx, _id, changed, now) => {
      await trx
        .updateTable('events')
        .set({ ...fieldsIn(fields, changed), updatedAt: now.toISOString() })
        .set((row) => ({ sequence: row('sequence', '+', 1) }))
        .where('_id', '=', _id)
        .execute()
    },
  }
}

export const eventsTable: Table = {
  activitySubject: 'event',
  columns,
  times: ['date'],
  required: ['title', 'description', 'date'],
  nameColumn: 'title',
  example: {
    title: 'Annual Sports Day',
    description: 'Track and field events for every department, from morning to evening.',
    date: '2030-01-15T10:00',
    time: '10:00 AM to 4:00 PM',
    venue: 'College ground',
  },
  list: async (db) =>
    (await listEvents(db)).map((event) => ({ _id: event._id, cells: cellsOf(event) })),
  check: (cells, line) => {
    const written = cells.date ?? ''
    const read = readSpreadsheetDate(written)
    const date = read && 'local' in read ? read.local : written
    const { data: form, error } = eventUpdateForm.safeParse({ ...cells, date })
    if (!error) return entryOf(form)
    // A date that is there but cannot be read: the contract's words would be "is required".
    const isUnread = written.trim() && error.issues.some(({ path }) => path[0] === 'date')
    const issues = error.issues.filter(({ path }) => !isUnread || path[0] !== 'date')
    return {
      problems: [
        ...problemsOf(issues),
        ...(isUnread
          ? [dateProblem(line, written, read && 'problem' in read ? read.problem : undefined)]
          : []),
      ],
    }
  },
}
