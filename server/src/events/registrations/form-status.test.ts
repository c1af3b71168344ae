import { removeRegistration } from 'contract/events/registration-office'
import {
  acceptOwnOffer,
  endOwnRegistration,
  listOwnRegistrations,
  registrationFormMessages,
} from 'contract/events/registrations'
import { hourMilliseconds as hour } from 'contract/platform/durations'
import { expect, test } from 'vitest'
import { aRegistrationOffice } from '../../../test/a-registration-office.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { readEventStatus } from '../details/event-status.ts'
import { followEvent } from './follow-event.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

test('a postponed event can be cancelled by its guests, and their seats are offered once there is a new date', async () => {
  const office = await aRegistrationOffice({ audience: 'anybody', capacity: 2 })
  const { student, ask, press, standing, told, pass, db, signIn, rows, eventId } = office
  const { mails, isIdle } = office
  const asha = await student('asha')
  await asha.register()
  for (const name of ['binod', 'chitra', 'deepa']) {
    await ask(`${name}@home.example`, [['name', name]])
    await press(`${name}@home.example`, 'confirm')
  }
  await told()
  const change = (columns: { date?: string; state: 'cancelled' | 'postponed' | null }) =>
    db.transaction().execute(async (trx) => {
      const before = await readEventStatus(trx, eventId)
      await trx.updateTable('events').set(columns).execute()
      const after = await readEventStatus(trx, eventId)
      await followEvent(trx, { before, after, now: new Date() })
    })
  await change({ state: 'postponed' })
  await isIdle()
  const closings = mails.map(({ text }) => /[^.?\n]+with the same link/.exec(text ?? '')?.[0])
  expect(closings.toSorted()).toEqual([
    ...Array(2).fill(' Leave the waiting list with the same link'),
    ...Array(2).fill(' Please cancel your registration with the same link'),
  ])
  await told()
  // Whatever its old date was.
  await db
    .updateTable('events')
    .set({ date: inHours(-1) })
    .execute()
  const [own] = (await asha.client(listOwnRegistrations)).registrations
  expect(own).toMatchObject({ isOpen: false, canLeave: true })
  await asha.client(endOwnRegistration, { params: { registrationId: own?._id ?? '' } })
  expect(await press('chitra@home.example', 'leave')).toBe('/registrations/TOKEN?said=left')
  await pass()
  const left = ['asha left', 'binod registered', 'chitra left', 'deepa waiting']
  expect(await standing()).toEqual(left)
  const seats = db.selectFrom('eventSeats').select(['taken', 'waiting'])
  expect(await seats.execute()).toEqual([{ taken: 1, waiting: 1 }])
  expect(await told()).toEqual([])

  const registrationId = (await rows()).find(({ name }) => name === 'binod')?._id ?? ''
  const removal = { params: { eventId, registrationId }, body: { reason: 'Registered twice' } }
  await (await signIn())(removeRegistration, removal)
  expect(await told()).toEqual([
    'binod@home.example: You’re no longer registered: Robotics workshop',
  ])
  await change({ date: inHours(48), state: null })
  expect((await standing())[3]).toBe('deepa offered')
  await change({ state: 'cancelled' })
  expect(await press('deepa@home.example', 'leave')).toBe('/registrations/TOKEN?said=cancelled')
})

test('someone who accepts a seat on an outdated page is told what has happened', async () => {
  const { ask, press, db, student, rows } = await aRegistrationOffice({
    ...{ audience: 'anybody', capacity: 1 },
  })
  const reader = 'reader@home.example'
  await ask(reader)
  await press(reader, 'confirm')
  const accepted = async (
    state: 'offered' | 'registered' | 'left' | 'removed' | 'lapsed' | 'waiting',
    event: 'cancelled' | 'postponed' | null = null,
  ) => {
    const offeredUntil = state === 'offered' ? inHours(1) : null
    await db.updateTable('events').set({ state: event }).execute()
    await db.updateTable('registrations').set({ state, offeredUntil }).execute()
    return (await press(reader, 'accept'))?.replace('/registrations/TOKEN?said=', '')
  }
  expect(await accepted('offered', 'postponed')).toBe('postponed')
  expect(await accepted('offered', 'cancelled')).toBe('cancelled')
  expect(await accepted('registered', 'cancelled')).toBe('cancelled')
  expect(await accepted('registered', 'postponed')).toBe('accepted')
  expect(await accepted('offered')).toBe('accepted')
  expect(await accepted('registered')).toBe('accepted')
  expect(await accepted('left', 'cancelled')).toBe('hasLeft')
  expect(await accepted('removed')).toBe('removed')
  expect(await accepted('lapsed')).toBe('lapsed')
  expect(await accepted('waiting')).toBe('notOffered')

  const asha = await student('asha')
  const params = { registrationId: (await rows())[0]?._id ?? '' }
  await db.updateTable('registrations').set({ studentId: asha.studentId, state: 'left' }).execute()
  const rejected = await rejectionOf(asha.client(acceptOwnOffer, { params }))
  expect(rejected).toMatchObject({ status: 409, message: registrationFormMessages.hasLeft })
})
