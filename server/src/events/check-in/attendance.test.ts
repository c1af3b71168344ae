import { attendanceEvents, listAttendance } from 'contract/events/attendance'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { anEventThatIsOver } from '../../../test/a-check-in.ts'
import { signInAs } from '../../../test/sign-in-as.ts'
import { testApp } from '../../../test/test-app.ts'

test('staff of a small department see its last events, however many others there have been since', async () => {
  const { db, clientWith } = await testApp()
  const eventId = await anEventThatIsOver(db)
  await db.updateTable('events').set({ department: 'B.C.A.' }).execute()
  const event = await db.selectFrom('events').selectAll().executeTakeFirstOrThrow()
  const checkIn = await db.selectFrom('checkIns').selectAll().executeTakeFirstOrThrow()
  const others = Array.from({ length: 10 * attendanceEvents + 1 }, () => uuidv7())
  const since = { department: 'B.A.', date: new Date(Date.now() - 1000).toISOString() }
  await db
    .insertInto('events')
    .values(others.map((_id) => ({ ...event, ...since, _id })))
    .execute()
  const walkIn = { ...checkIn, registrationId: null }
  await db
    .insertInto('checkIns')
    .values(others.map((other) => ({ ...walkIn, _id: uuidv7(), eventId: other })))
    .execute()
  const editor = { role: 'editor', departments: ['bca'], mayPublish: true } as const
  const { events } = await clientWith(await signInAs(db, editor))(listAttendance)
  expect(events.map(({ _id }) => _id)).toEqual([eventId])
})
