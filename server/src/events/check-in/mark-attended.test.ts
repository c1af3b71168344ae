import { college } from 'college/facts'
import { undoCheckIn } from 'contract/events/attendance'
import { markPeopleCame } from 'contract/events/event-people'
import { listRegistrations } from 'contract/events/registration-office'
import { localDay, toInstant } from 'contract/platform/zoned-time'
import { daysFromNow } from 'testing/an-event.ts'
import { expect, test } from 'vitest'
import { aDevice, aDoor } from '../../../test/a-check-in.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { signInAs } from '../../../test/sign-in-as.ts'

test('registration staff mark who came; a scan of the same person counts as a second one, and it can be undone', async () => {
  const { server, db, eventId, idOf } = await aDoor('asha', 'binod')
  const office = server.clientWith(await signInAs(db, { role: 'office' }))
  const params = { eventId }
  const ids = [await idOf('asha'), await idOf('binod')]
  const [asha = ''] = ids
  await (await aDevice(server, eventId, 'Gate 1')).send([{ registrationId: asha }])

  const marked = await office(markPeopleCame, { params, body: { ids, count: 2 } })
  expect(marked).toMatchObject({ changed: 1, unchanged: 1 })
  const listed = async (state: 'came' | 'absent') => {
    const { registrations } = await office(listRegistrations, { params, query: { state } })
    return registrations.map(({ name, checkIn }) => [name, checkIn?._id])
  }
  expect((await listed('came')).map(([name]) => name)).toEqual(['asha', 'binod'])
  expect(await listed('absent')).toEqual([])

  const late = await (await aDevice(server, eventId, 'Gate 2')).send([
    { registrationId: ids[1] ?? '' },
  ])
  expect(late.taken).toMatchObject([{ outcome: 'double' }])
  const [, [, checkInId = ''] = []] = await listed('came')
  await office(undoCheckIn, { params: { eventId, checkInId } })
  expect((await listed('absent')).map(([name]) => name)).toEqual(['binod'])
})

test('attendance can’t be marked earlier than the day before the event, nor by door staff', async () => {
  const { server, db, eventId, idOf } = await aDoor('asha')
  const body = { ids: [await idOf('asha')], count: 1 }
  const params = { eventId }
  const door = server.clientWith(await signInAs(db, { role: 'door' }))
  expect(await rejectionOf(door(markPeopleCame, { params, body }))).toMatchObject({ status: 403 })
  await db
    .updateTable('events')
    .set({ date: daysFromNow(3) })
    .execute()
  const office = server.clientWith(await signInAs(db, { role: 'office' }))
  expect(await rejectionOf(office(markPeopleCame, { params, body }))).toMatchObject({ status: 409 })
})

test('attendance can be marked from the morning before an event in the evening', async () => {
  const { server, db, eventId, idOf } = await aDoor('asha')
  const tomorrow = localDay(daysFromNow(1), college.timeZone)
  const date = toInstant(`${tomorrow}T23:59`, college.timeZone)
  await db.updateTable('events').set({ date }).execute()
  const office = server.clientWith(await signInAs(db, { role: 'office' }))
  const body = { ids: [await idOf('asha')], count: 1 }
  const marked = await office(markPeopleCame, { params: { eventId }, body })
  expect(marked).toMatchObject({ changed: 1, unchanged: 0 })
})
