import {
  cancelEvent,
  cancelledIsNotMoved,
  eventChangedMeanwhile,
  getActionImpact,
  type MoveForm,
  moveEvent,
  newDateInPast,
  nothingIsMoved,
  postponeEvent,
  resumeEvent,
  showsPreviousHours,
} from 'contract/events/event-lifecycle'
import { getEvent, listEventEntries } from 'contract/events/events'
import { daysFromNow } from 'testing/an-event.ts'
import { expect, test } from 'vitest'
import { aRegistrationOffice } from '../../../test/a-registration-office.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { eventWhen } from '../details/event-when.ts'

const reason = 'The hall is flooded'

async function aClerk() {
  const office = await aRegistrationOffice({ capacity: 2, audience: 'anybody' })
  const { db, eventId, signIn, visitor, told } = office
  for (const name of ['asha', 'binod', 'chitra']) await (await office.student(name)).register()
  await told()
  const admin = await signIn()
  const params = { _id: eventId }
  const stored = () =>
    db.selectFrom('events').selectAll().where('_id', '=', eventId).executeTakeFirstOrThrow()
  const seen = async () => {
    const { date, state } = await stored()
    return { date, ...(state && { state }) }
  }
  return {
    ...office,
    admin,
    params,
    stored,
    seen,
    shown: () => visitor(getEvent, { params }),
    cancel: async () => admin(cancelEvent, { params, body: { seen: await seen(), reason } }),
    postpone: async () => admin(postponeEvent, { params, body: { seen: await seen(), reason } }),
    resume: async () => admin(resumeEvent, { params, body: { seen: await seen() } }),
    move: async (to: Pick<MoveForm, 'date'> & Partial<MoveForm>) =>
      admin(moveEvent, { params, body: { seen: await seen(), ...to } }),
  }
}

const everybody = (subject: string) =>
  ['asha', 'binod', 'chitra'].map((name) => `${name}@college.test: ${subject}`)

test('moving an event shows visitors the previous date, and emails everyone registered or waiting once', async () => {
  const { stored, move, shown, told, mails, isIdle } = await aClerk()
  const first = (await stored()).date
  await move({ date: daysFromNow(14), venue: 'Seminar Hall' })
  expect(await told()).toEqual(everybody('Changed: Robotics workshop'))
  expect(await shown()).toMatchObject({ previousDate: first, venue: 'Seminar Hall' })
  expect((await shown()).previousVenue).toBeUndefined()

  const second = (await stored()).date
  await move({ date: daysFromNow(21), venue: 'Main Hall', reason })
  await isIdle()
  const previous = [eventWhen.whole({ date: second }), 'Seminar Hall']
  for (const { text, html } of mails) {
    expect(text).toContain(`\nReason: ${reason}\n`)
    for (const before of previous) {
      expect(text).toContain(`Before: ${before}`)
      expect(html).toContain(`Before: <s>${before}</s>`)
    }
  }
  expect(await told()).toEqual(everybody('Changed: Robotics workshop'))
  expect(await shown()).toMatchObject({
    previousDate: first,
    previousVenue: 'Seminar Hall',
    stateNote: reason,
  })

  await move({ date: first, venue: 'Seminar Hall' })
  const { previousDate, previousVenue } = await shown()
  expect([previousDate, previousVenue]).toEqual([undefined, undefined])
})

test('an event moved to another time of day doesn’t keep the old hours', async () => {
  const { move, db, stored } = await aClerk()
  const written = '10:00 AM – 4:00 PM'
  await db.updateTable('events').set({ date: '2090-01-15T04:30:00.000Z', time: written }).execute()
  const rejection = await rejectionOf(move({ date: '2090-01-16T14:00' }))
  expect(rejection).toMatchObject({ status: 400, errors: { time: showsPreviousHours } })
  const saved = await rejectionOf(move({ date: '2090-01-16T14:00', time: written }))
  expect(saved).toMatchObject({ status: 400, errors: { time: showsPreviousHours } })
  await move({ date: '2090-01-16T10:00' })
  expect((await stored()).time).toBe(written)
  await move({ date: '2090-01-16T14:00', time: '2 – 6 PM' })
  await move({ date: '2090-01-17T09:00', time: '' })
  expect((await stored()).time).toBeNull()
  await db.updateTable('events').set({ time: 'After the assembly' }).execute()
  await move({ date: '2090-01-17T11:00' })
})

test('an event that visitors haven’t seen yet is moved without a trace', async () => {
  const { db, move, stored } = await aClerk()
  await db.updateTable('events').set({ isDraft: 'yes' }).execute()
  await move({ date: daysFromNow(14) })
  expect((await stored()).previousDate).toBeNull()
})

test('a move that changes nothing, goes into the past or is of a cancelled event is rejected', async () => {
  const { move, stored, cancel, told } = await aClerk()
  const { date } = await stored()
  expect(await rejectionOf(move({ date }))).toMatchObject({ status: 400, message: nothingIsMoved })
  const over = move({ date: daysFromNow(-1) })
  expect(await rejectionOf(over)).toMatchObject({ status: 400, message: newDateInPast })
  await cancel()
  await told()
  const moved = move({ date: daysFromNow(9) })
  expect(await rejectionOf(moved)).toMatchObject({ status: 409, message: cancelledIsNotMoved })
  expect(await told()).toEqual([])
})

test('cancelling an event sends one email, and reinstating it another', async () => {
  const { cancel, resume, shown, told, mails, isIdle } = await aClerk()
  expect(await cancel()).toEqual({ message: 'Event cancelled' })
  await isIdle()
  expect(mails.filter(({ text }) => text?.includes(`\nReason: ${reason}\n`))).toHaveLength(3)
  expect(await told()).toEqual(everybody('Cancelled: Robotics workshop'))
  expect(await shown()).toMatchObject({ state: 'cancelled', stateNote: reason })

  await resume()
  expect(await told()).toEqual(everybody('Going ahead after all: Robotics workshop'))
  const { state, stateNote } = await shown()
  expect([state, stateNote]).toEqual([undefined, undefined])
})

test('cancelling and reinstating before the email is sent notifies nobody', async () => {
  const { cancel, resume, told, sink } = await aClerk()
  sink.isDown = true
  const before = sink.senders.length
  await cancel()
  // Otherwise the first one may already be on its way.
  await expect.poll(() => sink.senders.length).toBe(before + 1)
  await resume()
  sink.isDown = false
  // It is unknown whether their email has arrived.
  expect(await told()).toEqual(['asha@college.test: Going ahead after all: Robotics workshop'])
})

test('moving an event again before the email leaves, even after a failed attempt, sends the last date once', async () => {
  const { move, told, sink, mails } = await aClerk()
  sink.isDown = true
  const before = sink.senders.length
  await move({ date: daysFromNow(14), venue: 'Seminar Hall' })
  await expect.poll(() => sink.senders.length).toBe(before + 1)
  await move({ date: daysFromNow(14), venue: 'Main Hall' })
  sink.isDown = false
  expect(mails).toEqual([])
  expect(await told()).toEqual(everybody('Changed: Robotics workshop'))
})

test('a postponed event waits for a new date, which a move sets', async () => {
  const { postpone, move, shown, told, stored } = await aClerk()
  const { date } = await stored()
  await postpone()
  expect(await told()).toEqual(everybody('Postponed: Robotics workshop'))
  expect(await shown()).toMatchObject({ state: 'postponed', stateNote: reason })
  await move({ date: daysFromNow(30), reason: '' })
  expect(await told()).toEqual(everybody('Going ahead after all: Robotics workshop'))
  const moved = await shown()
  expect([moved.state, moved.stateNote, moved.previousDate]).toEqual([undefined, undefined, date])
})

test('of two concurrent actions, or one repeated, the first applies and the other gets a conflict', async () => {
  const { admin, params, seen, told, db } = await aClerk()
  const body = { seen: await seen(), date: daysFromNow(14) }
  const presses = await Promise.allSettled([1, 2].map(() => admin(moveEvent, { params, body })))
  expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const late = admin(cancelEvent, { params, body: { seen: body.seen, reason } })
  expect(await rejectionOf(late)).toMatchObject({ status: 409, message: eventChangedMeanwhile })
  expect(await told()).toEqual(everybody('Changed: Robotics workshop'))
  const recorded = await db
    .selectFrom('activities')
    .select(['action', 'targetName'])
    .where('subject', '=', 'event')
    .execute()
  expect(recorded).toEqual([{ action: 'moved', targetName: 'Robotics workshop' }])
})

test('the number of people to be emailed is shown before an action', async () => {
  const { admin, params, db, rows, post } = await aClerk()
  expect((await admin(getActionImpact, { params, query: { act: 'cancel' } })).one).toEqual({
    events: 1,
    people: 3,
    ahead: 3,
  })
  const [asha] = await rows()
  await post(`/registrations/${asha?.token}`, [['act', 'leave']])
  expect((await admin(getActionImpact, { params, query: { act: 'cancel' } })).one).toMatchObject({
    people: 2,
  })
  await db
    .updateTable('events')
    .set({ date: daysFromNow(-1) })
    .execute()
  expect((await admin(getActionImpact, { params, query: { act: 'cancel' } })).one).toEqual({
    events: 1,
    people: 2,
    ahead: 0,
  })
})

test('the panel finds cancelled, postponed, draft and scheduled events', async () => {
  const { admin, cancel, resume, postpone, db } = await aClerk()
  const result = async () => {
    const names = ['upcoming', 'draft', 'awaited', 'cancelled', 'postponed']
    const lists = await Promise.all(
      names.map((filter) => admin(listEventEntries, { query: { filter } })),
    )
    return names.filter((_, index) => lists[index]?.found)
  }
  expect(await result()).toEqual(['upcoming'])
  await cancel()
  expect(await result()).toEqual(['cancelled'])
  await resume()
  await postpone()
  expect(await result()).toEqual(['postponed'])
  await resume()
  await db
    .updateTable('events')
    .set({ publishAt: daysFromNow(1) })
    .execute()
  expect(await result()).toEqual(['awaited'])
  await db.updateTable('events').set({ isDraft: 'yes' }).execute()
  expect(await result()).toEqual(['draft'])
})

test('a reason is shown in Hindi until its English changes', async () => {
  const { admin, params, seen, visitor, postpone, move } = await aClerk()
  const inHindi = async () => (await visitor(getEvent, { params, query: { lang: 'hi' } })).stateNote
  const reason_hi = 'सभागार में पानी भर गया है'

  await admin(cancelEvent, { params, body: { seen: await seen(), reason, reason_hi } })
  expect(await inHindi()).toBe(reason_hi)
  await admin(resumeEvent, { params, body: { seen: await seen() } })
  expect(await inHindi()).toBeUndefined()

  await postpone()
  expect(await inHindi()).toBe(reason_hi)
  await move({ date: daysFromNow(14), reason: 'The hall is taken' })
  expect(await inHindi()).toBe('The hall is taken')
  const taken_hi = 'सभागार खाली नहीं है'
  await move({ date: daysFromNow(15), reason: 'The hall is taken', reason_hi: taken_hi })
  expect(await inHindi()).toBe(taken_hi)
})
