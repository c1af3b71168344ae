import { expect, test } from 'vitest'
import { aRegistrationOffice } from '../../../test/a-registration-office.ts'
import { testApp } from '../../../test/test-app.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'

test('students who register simultaneously on several servers have one seat each, in one order, and cancel simultaneously', async () => {
  const office = await aRegistrationOffice({ capacity: 3 })
  const { student, rows, db, post, place, eventId, sink } = office
  sink.isDown = true
  // Servers that share a SQLite file are processes; here the one server is called twice.
  const other = isPostgres ? await testApp({ database: place }) : office
  const students = []
  for (let at = 0; at < 12; at++) students.push(await student(`student${at}`))
  const url = `/event/${eventId}/registration`
  const elsewhere = (cookie: string) =>
    other.app.inject({
      method: 'POST',
      url,
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    })

  const answers = await Promise.all(
    students.flatMap(({ cookie }) => [post(url, [], cookie), elsewhere(cookie)]),
  )

  expect(answers.every(({ statusCode }) => statusCode === 303)).toBe(true)
  const registered = await rows()
  expect(registered.map(({ place: at }) => at)).toEqual(students.map((_, at) => at + 1))
  expect(registered.map(({ state }) => state)).toEqual([
    ...Array(3).fill('registered'),
    ...Array(9).fill('waiting'),
  ])
  expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(12)

  await Promise.all(
    registered.slice(0, 5).map(({ token }, at) =>
      (at % 2 === 0 ? office : other).app.inject({
        method: 'POST',
        url: `/registrations/${token}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'act=leave',
      }),
    ),
  )

  const after = await rows()
  const inLine = after.filter(({ state }) => state !== 'left')
  expect(inLine.map(({ state }) => state)).toEqual([
    ...Array(3).fill('offered'),
    ...Array(4).fill('waiting'),
  ])
  const seats = await db.selectFrom('eventSeats').selectAll().executeTakeFirstOrThrow()
  expect(seats).toMatchObject({ taken: 3, waiting: 4, arrivals: 12 })
})
