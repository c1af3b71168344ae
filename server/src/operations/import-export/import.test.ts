import { deleteEvent, listEvents, updateEvent } from 'contract/events/events'
import { listFaculty } from 'contract/people/faculty'
import { administrator } from 'testing/administrator.ts'
import { anEventForm } from 'testing/event-form.ts'
import { expect, test } from 'vitest'
import { enterEvent } from '../../../test/enter-event.ts'
import { enterMember } from '../../../test/enter-member.ts'
import { stateOf } from '../../../test/registration-status-of.ts'
import { aTableOffice, lines } from '../../../test/table-calls.ts'

const heading = 'title,description,date,time,venue'
const sports = 'Sports Day,Track and field events,2030-01-15T10:00,,Field'

test('a preview says row by row what an import would do, and changes nothing', async () => {
  const office = await aTableOffice()
  await office.importRows('events', lines(heading, sports))
  const [event] = await office.visitor(listEvents)
  const file = lines(
    '_id,title,description,date,time,venue',
    `${event?._id},Sports Day,Track and field events,2030-01-15T10:00,,Field`,
    ',"Science\nFair","Posters,\r\n\r\nmodels and ""talks""",2030-02-01T09:30,,',
    '',
    ',Hi,Short,soon,,',
    ',Sports Day,Track and field events,2030-01-15T10:00,,Field',
    `${event?._id},Sports Week,Track and field events,2030-01-15T10:00,,Field`,
    '0198c0de-0000-7000-8000-000000000000,Sports Week,Track and field events,2030-01-15,,,x',
    '0198c0de-0000-7000-8000-000000000000,Sports Week,Track and field events,2030-01-15,,',
  )
  const before = await stateOf(office)

  const report = await office.check('events', file)

  expect(report).toEqual({
    status: 200,
    message: '2 new, 1 unchanged, 4 refused',
    rows: [
      { line: 2, name: 'Sports Day', outcome: 'unchanged', problems: [] },
      { line: 3, name: 'Science\nFair', outcome: 'new', problems: [] },
      {
        line: 8,
        name: 'Hi',
        outcome: 'refused',
        problems: [
          'Title must be at least 3 characters long',
          'Description must be at least 10 characters long',
          'Row 8, column "date": "soon" isn’t a date; write it as 14/12/2026 10:00 (day, month, year) or 2026-12-14 10:00',
        ],
      },
      {
        line: 9,
        name: 'Sports Day',
        outcome: 'new',
        problems: ['This entry already exists'],
      },
      {
        line: 10,
        name: 'Sports Week',
        outcome: 'refused',
        problems: ['This _id is already used in a row above'],
      },
      {
        line: 11,
        name: 'Sports Week',
        outcome: 'refused',
        problems: ['The row has more cells than the header row'],
      },
      {
        line: 12,
        name: 'Sports Week',
        outcome: 'refused',
        problems: ['There is no record with this _id. Leave the cell empty to add a record.'],
      },
    ],
  })
  expect(await office.importRows('events', file)).toEqual({
    ...report,
    status: 400,
    message: 'Nothing was imported. Please correct the rows below.',
  })
  expect(await stateOf(office)).toEqual(before)
})

test('imported records are visible at once, and recorded with their author', async () => {
  const office = await aTableOffice()
  const { visitor, importRows } = office
  await office.isKeeping()
  expect(await visitor(listEvents)).toEqual([])
  const keptCalendar = async () => (await office.get('/events.ics')).body
  expect(await keptCalendar()).not.toContain('Sports')

  expect(await importRows('events', lines(heading, sports))).toMatchObject({
    status: 200,
    message: 'Imported: 1 new',
  })
  const [event] = await visitor(listEvents)
  expect(event).toMatchObject({ title: 'Sports Day', date: '2030-01-15T04:30:00.000Z', image: '' })
  expect(event).not.toHaveProperty('time')
  expect(await keptCalendar()).toContain('SUMMARY:Sports Day')

  const change = lines(
    'VENUE; _ID ;title;Colour;Description;date',
    `Hall; ${event?._id};"Sports; Week";red;${event?.description};2030-01-15T10:00`,
  )
  expect(await importRows('events', change)).toMatchObject({
    message: 'Imported: 1 changed. Ignored columns: Colour',
  })
  expect(await visitor(listEvents)).toEqual([{ ...event, title: 'Sports; Week', venue: 'Hall' }])
  const rows = await office.db.selectFrom('events').select('sequence').execute()
  expect(rows).toEqual([{ sequence: 1 }])
  const recorded = { admin: administrator.email, action: 'imported', subject: 'event' }
  const activities = await office.activities()
  expect(activities).toMatchObject([
    { ...recorded, targetName: null },
    { ...recorded, targetName: null },
  ])
  expect(activities.map(({ changes }) => JSON.parse(changes))).toEqual([
    [
      { field: 'file', after: 'table.csv' },
      { field: 'added', after: '1' },
    ],
    [
      { field: 'file', after: 'table.csv' },
      { field: 'changed', after: '1' },
    ],
  ])
})

test('imported people follow the rules of their form: teachers need more fields than leaders', async () => {
  const { importRows, visitor, db } = await aTableOffice()
  const columns = 'name,designation,department,specialization,education,experience,email,phone'
  const principal = 'Dr. A. Rao,Principal,,,,,,+91 98000 00000'
  const professor = 'Dr. M. Nair,Professor,B.C.A.,Databases,Ph.D. (Pune),12.50,m@college.test,'

  expect(
    await importRows('faculty', lines(columns, principal, 'B,Lecturer,,,,x,@,')),
  ).toMatchObject({
    status: 400,
    rows: [
      { outcome: 'new' },
      {
        outcome: 'refused',
        problems: [
          'Name must be at least 2 characters long',
          'Experience must be a number of years, at least 0',
          'Please enter a valid email address',
          'Department is required',
          'Specialization must be at least 5 characters long',
          'Education details must be at least 5 characters long',
        ],
      },
    ],
  })
  expect(await visitor(listFaculty)).toEqual([])
  await importRows('faculty', lines(columns, principal, professor))

  const [first, second] = await visitor(listFaculty)
  expect(first).toEqual({
    _id: expect.any(String),
    slug: 'a-rao',
    name: 'Dr. A. Rao',
    designation: 'Principal',
    phone: '+91 98000 00000',
  })
  expect(second).toMatchObject({ experience: 12.5, email: 'm@college.test' })
  await db.updateTable('faculty').set({ photo: '/uploads/a.webp' }).execute()
  const change = lines('_id,name,designation,experience', `${second?._id},M. Nair,Dean,`)
  expect(await importRows('faculty', change)).toMatchObject({ message: 'Imported: 1 changed' })
  // Leadership records have no teaching fields.
  expect(await visitor(listFaculty)).toContainEqual({
    _id: second?._id,
    slug: second?.slug,
    name: 'M. Nair',
    designation: 'Dean',
    department: 'B.C.A.',
    education: 'Ph.D. (Pune)',
    email: 'm@college.test',
    photo: '/uploads/a.webp',
  })
})

test('a record deleted after the preview is rejected, and nothing else is imported', async () => {
  const office = await aTableOffice()
  const admin = await office.signIn()
  await office.importRows('events', lines(heading, sports))
  const [event] = await office.visitor(listEvents)
  const file = lines(`_id,${heading}`, `,Fair,${sports.slice(11)}`, `${event?._id},${sports}x`)
  expect(await office.check('events', file)).toMatchObject({ message: '1 new, 1 changed' })

  await admin(deleteEvent, { params: { _id: event?._id ?? '' } })

  expect(await office.importRows('events', file)).toMatchObject({
    status: 400,
    rows: [{ outcome: 'new' }, { outcome: 'refused' }],
  })
  expect(await office.visitor(listEvents)).toEqual([])
})

test('of two simultaneous imports, the second sees the changes of the first', async () => {
  const office = await aTableOffice()
  await office.importRows('events', lines(heading, sports))
  const [event] = await office.visitor(listEvents)
  const file = lines(`_id,${heading}`, `${event?._id},${sports}s`)

  const reports = await Promise.all([1, 2].map(() => office.importRows('events', file)))

  const statuses = reports.map(({ rows }) => rows[0]?.outcome)
  expect(statuses.toSorted()).toEqual(['changed', 'unchanged'])
  expect(await office.activities()).toHaveLength(2)
})

test('records older than the rules, line ends and seconds cause no change', async () => {
  const office = await aTableOffice()
  const image = ''
  const description = 'First line\r\nSecond line'
  await office.changes.commit('events', (trx) =>
    enterEvent(
      trx,
      { title: 'Fair', description, date: '2030-01-15T04:30:20.500Z', image },
      office.deps.now(),
    ),
  )
  await enterMember(office.deps, { name: 'X' })

  const events = (await office.takeOut('events')).replace('First line\r\n', 'First line\n')
  const seconds = events.replace('T10:00', 'T10:00:00')
  expect(seconds).not.toBe(events)
  for (const file of [events, seconds, seconds.replace('Fair', 'Fairs')])
    await office.importRows('events', file)

  expect(await office.visitor(listEvents)).toMatchObject([
    { title: 'Fairs', description, date: '2030-01-15T04:30:20.500Z' },
  ])
  expect(await office.importRows('faculty', await office.takeOut('faculty'))).toMatchObject({
    message: 'Imported: 1 unchanged',
  })
})

test('an imported event can be given a picture, or be deleted without one', async () => {
  const office = await aTableOffice()
  await office.importRows('events', lines(heading, sports, `Fair,${sports.slice(11)}`))
  const admin = await office.signIn()
  const [event, other] = await office.visitor(listEvents)

  await admin(updateEvent, { params: { _id: event?._id ?? '' }, body: await anEventForm() })
  await admin(deleteEvent, { params: { _id: other?._id ?? '' } })

  const events = await office.visitor(listEvents)
  expect(events).toEqual([expect.objectContaining({ image: expect.stringMatching(/^\/uploads/) })])
  for (const url of ['/events.ics', `/event/${event?._id}.ics`])
    expect((await office.get(url)).body).toContain('SUMMARY:Annual Sports Day')
})
