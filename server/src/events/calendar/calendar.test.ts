import { getCalendar, getEventCalendar } from 'contract/events/events'
import ical, { type VEvent } from 'node-ical'
import { college } from 'testing/a-college.ts'
import { anEventForm } from 'testing/event-form.ts'
import { convertIcsCalendar } from 'ts-ics'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { writtenAt } from '../../../test/written.ts'
import { changeRecord, insertRecord } from '../../content/records/store.ts'
import type { Columns } from '../../content/records/tables.ts'
import { eventKind } from './record.ts'

type Given = Partial<Awaited<ReturnType<typeof anEventForm>>>

async function aCalendar() {
  const { app, deps } = await testApp()
  const columnsOf = async (given: Given) => {
    const { image: _, ...form } = await anEventForm(given)
    return eventKind.toColumns(form)
  }
  const commit = deps.changes.commit
  const enter = async (given: Given, more: Columns = {}) => {
    const columns = { ...(await columnsOf(given)), ...more, image: '' }
    return commit('events', (trx) => insertRecord(trx, eventKind, columns, writtenAt(deps.now())))
  }
  const change = async (_id: string, given: Given) => {
    const columns = await columnsOf(given)
    await commit('events', (trx) =>
      changeRecord(trx, eventKind, _id, columns, writtenAt(deps.now())),
    )
  }
  const feed = async () => (await app.inject(getCalendar.url)).body
  const read = async (_id: string) => {
    const body = await feed()
    const notified = convertIcsCalendar(undefined, body).events?.find(({ uid }) => uid === _id)
    const read = Object.values(ical.sync.parseICS(body)).find(
      (part): part is VEvent => part?.type === 'VEVENT' && part.uid === _id,
    )
    if (!notified || !read) throw new Error(`The calendar has no ${_id}`)
    return { told: notified, read }
  }
  return { app, enter, change, feed, read }
}

const day = '2030-01-15'
const ten = '2030-01-15T04:30:00.000Z'
const four = '2030-01-15T10:30:00.000Z'

test.each<[string, Given, object]>([
  ['with a start', {}, { start: ten, end: undefined, type: 'DATE-TIME', status: 'CONFIRMED' }],
  ['with an end', { end: `${day}T16:00` }, { start: ten, end: four, type: 'DATE-TIME' }],
  ['whose text has its end', { time: '10:00 AM – 4:00 PM' }, { start: ten, end: four }],
  [
    'of several days',
    { end: '2030-01-17T16:00' },
    { start: ten, end: '2030-01-17T10:30:00.000Z', type: 'DATE-TIME' },
  ],
  // The day after the last one: RFC 5545 section 3.6.1.
  [
    'of one whole day',
    { isAllDay: 'yes' },
    { start: `${day}T00:00:00.000Z`, end: '2030-01-16T00:00:00.000Z', type: 'DATE' },
  ],
  [
    'of several whole days',
    { isAllDay: 'yes', end: '2030-01-17T00:00' },
    { start: `${day}T00:00:00.000Z`, end: '2030-01-18T00:00:00.000Z', type: 'DATE' },
  ],
  ['that is cancelled', { state: 'cancelled' }, { start: ten, status: 'CANCELLED' }],
  ['that is postponed', { state: 'postponed' }, { start: ten, status: 'TENTATIVE' }],
])('the calendar entry of an event %s has its time and state', async (_, given, expected) => {
  const { enter, read } = await aCalendar()
  const { told } = await read(await enter(given))
  const { start, end, status } = told
  expect({
    start: start.date.toISOString(),
    end: end?.date.toISOString(),
    type: start.type,
    status,
  }).toMatchObject(expected)
})

test('both parsers read all-day events as the same days in any time zone', async () => {
  const { enter, read, feed } = await aCalendar()
  const { read: camp } = await read(await enter({ isAllDay: 'yes', end: '2030-01-17T00:00' }))
  expect(camp.datetype).toBe('date')
  const local = (date: Date | undefined) => [date?.getFullYear(), date?.getMonth(), date?.getDate()]
  expect([local(camp.start), local(camp.end)]).toEqual([
    [2030, 0, 15],
    [2030, 0, 18],
  ])
  expect(await feed()).toContain('DTSTART;VALUE=DATE:20300115\r\nDTEND;VALUE=DATE:20300118\r\n')
})

test('a cancelled event gives its reason and has no link to take part', async () => {
  const { enter, read, feed } = await aCalendar()
  const note = 'The hall is flooded; see the notice, please'
  const link = { onlineLink: 'https://meet.example/a' }
  const { told } = await read(
    await enter({ title: 'Fair', state: 'cancelled', stateNote: note, ...link }),
  )
  expect(told.summary).toBe('Cancelled: Fair')
  expect(told.description).toContain(note)
  expect(await feed()).not.toContain('meet.example')
})

test('an online event has its link where calendars look for it', async () => {
  const { enter, read, feed } = await aCalendar()
  const onlineLink = 'https://meet.example/a?b=1;c,d'
  const { told } = await read(await enter({ onlineLink }))
  expect([told.location, told.description?.includes(onlineLink)]).toEqual([onlineLink, true])
  const { read: locked } = await read(await enter({ onlineLink, venue: 'Hall' }))
  expect(locked.location).toBe('Hall')
  // RFC 7986 section 5.11, which neither parser knows.
  const unfolded = (await feed()).replaceAll('\r\n ', '')
  expect(unfolded).toContain(`CONFERENCE;LABEL=Join online;VALUE=URI:${onlineLink}\r\n`)
})

test('a link or address stored by an earlier release can’t inject a calendar line', async () => {
  const { enter, feed } = await aCalendar()
  const lines = '\r\nEND:VEVENT\nBEGIN:VEVENT\u2028UID:fake\rSUMMARY:All is cancelled'
  const stored = {
    onlineLink: `https://a.example/${lines}`,
    contactEmail: `a@b.example${lines}`,
    contactName: `A${lines}`,
    venue: `Hall${lines}`,
    time: `10:00 AM${lines}`,
  }
  await enter({}, stored)
  const names = (await feed()).split('\r\n').map((line) => line.split(/[;:]/)[0])
  expect(names.filter((name) => name === 'BEGIN' || name === 'END')).toHaveLength(4)
  expect(names.filter((name) => name === 'UID' || name === 'SUMMARY')).toHaveLength(2)
  expect(await feed()).not.toMatch(/^UID:fake/m)
})

test('the organiser is the contact, or else the college', async () => {
  const { enter, read } = await aCalendar()
  const contact = { contactName: 'Rawat, "Kavita"', contactEmail: 'kavita@college.example' }
  const { told, read: led } = await read(await enter({ ...contact, contactPhone: '+91 120 456' }))
  expect(told.organizer?.email).toBe(contact.contactEmail)
  expect(led.contact).toBe(`${contact.contactName}, ${contact.contactEmail}, +91 120 456`)
  const { told: plain } = await read(await enter({}))
  expect(plain.organizer).toEqual({ name: college.name, email: college.email })
})

test('a moved event stays the same calendar entry, with a higher sequence and its previous date', async () => {
  const { enter, change, read } = await aCalendar()
  const _id = await enter({ end: `${day}T16:00` })
  const { read: before } = await read(_id)
  await change(_id, { date: '2030-01-22T10:00', previousDate: `${day}T10:00` })
  const { told: after, read: moved } = await read(_id)
  expect([before.sequence, moved.sequence].map(Number)).toEqual([0, 1])
  expect(after.start.date.toISOString()).toBe('2030-01-22T04:30:00.000Z')
  expect(after.end?.date.toISOString()).toBe('2030-01-22T10:30:00.000Z')
  expect(after.description).toContain('Previous date: Tuesday, January 15, 2030')
})

test('each event of a series is a separate calendar entry, and a draft is none', async () => {
  const { enter, feed } = await aCalendar()
  const series = { seriesId: '0192f000-0000-7000-8000-000000000001' }
  const first = await enter({}, { ...series, seriesAt: ten })
  const second = await enter({ date: '2030-01-22T10:00' }, { ...series, seriesAt: ten })
  await enter({ isDraft: 'yes' })
  const uids = convertIcsCalendar(undefined, await feed()).events?.map(({ uid }) => uid)
  expect(uids).toEqual([first, second])
})

/** RFC 5545 section 3.6.1: these once, and none of the others twice. */
const needed = ['UID', 'DTSTAMP', 'DTSTART']

test('every calendar entry has the required properties, each once', async () => {
  const { enter, feed } = await aCalendar()
  await enter({})
  await enter({ isAllDay: 'yes', state: 'postponed', previousDate: `${day}T10:00` })
  await enter({ contactName: 'A', contactEmail: 'a@b.example', onlineLink: 'https://a.example/' })
  const entries = (await feed()).replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n').slice(1)
  for (const entry of entries) {
    const names = entry
      .slice(0, entry.indexOf('END:VEVENT'))
      .trim()
      .split('\r\n')
      .map((line) => line.split(/[;:]/)[0])
    expect(needed.filter((name) => !names.includes(name))).toEqual([])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  }
})

test('a calendar has valid lines, whatever its texts contain', async () => {
  const { app, enter, feed, read } = await aCalendar()
  const description = `${'विज्ञान मेला, '.repeat(20)}\r\nSecond; line\\ with\nall`
  // Line breaks pasted from slides and pages must not break lines here.
  const pasted = '\v\f\r'
  const _id = await enter({
    title: `Fair; with, ${pasted.slice(0, 2)}signs\\`,
    description: description + pasted,
    contactName: 'A: "B"',
  })
  const { read: fair, told } = await read(_id)
  expect([fair.summary, told.summary]).toEqual(['Fair; with, signs\\', 'Fair; with, signs\\'])
  expect(fair.description).toContain(description.replace('\r\n', '\n'))
  const one = await app.inject(getEventCalendar.url.replace(':_id', _id))
  for (const body of [await feed(), one.body]) {
    const lines = body.split('\r\n')
    expect(lines.at(-1)).toBe('')
    expect(
      lines.filter((line) => Buffer.byteLength(line) > 75 || /\p{Control}/u.test(line)),
    ).toEqual([])
  }
})
