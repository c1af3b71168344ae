import {
  checkInSettingsChanged,
  getAttendance,
  updateCheckInSettings,
} from 'contract/events/attendance'
import {
  getOfficeEvent,
  saveTerms,
  type TermsForm,
  termsChangedMeanwhile,
} from 'contract/events/registration-office'
import { expect, test } from 'vitest'
import { aRegistrationOffice } from '../../../test/a-registration-office.ts'
import { closedDoor, doorSettings } from '../../../test/an-afternoon.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { signInAs } from '../../../test/sign-in-as.ts'
import { testApp } from '../../../test/test-app.ts'

const terms: TermsForm = { capacity: 3, audience: 'anybody', questions: [], offerHours: 12 }

async function twoClerks() {
  const office = await aRegistrationOffice({ capacity: 1 })
  const elsewhere = await testApp({ database: office.place })
  const cookie = () => signInAs(office.db, { role: 'owner' })
  const [one, two] = [office.clientWith(await cookie()), elsewhere.clientWith(await cookie())]
  return { ...office, one, two, params: { eventId: office.eventId } }
}

test('of two concurrent changes to registration terms the second gets a conflict, and nothing is overwritten', async () => {
  const { one, two, params } = await twoClerks()
  const { terms: seen } = await one(getOfficeEvent, { params })
  const { current } = await one(saveTerms, { params, body: { ...terms, seen } })
  expect(current).toMatchObject({ capacity: 3, audience: 'anybody' })
  const late = { ...terms, capacity: 9 }
  for (const wrong of [{ ...late, seen }, late])
    expect(await rejectionOf(two(saveTerms, { params, body: wrong }))).toMatchObject({
      ...{ status: 409, message: termsChangedMeanwhile },
      answer: { current },
    })
  expect((await two(getOfficeEvent, { params })).terms).toEqual(current)
  await two(saveTerms, { params, body: { ...late, seen: current } })
  expect((await one(getOfficeEvent, { params })).terms).toMatchObject({ capacity: 9 })
})

test('of two people opening registration simultaneously, one sets its terms', async () => {
  const { one, two, params, db } = await twoClerks()
  for (let round = 0; round < 3; round++) {
    await db.deleteFrom('eventSeats').execute()
    const [first, second] = await Promise.allSettled([
      one(saveTerms, { params, body: terms }),
      two(saveTerms, { params, body: { ...terms, capacity: 9 } }),
    ])
    expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    const { terms: now } = await one(getOfficeEvent, { params })
    expect(now?.capacity).toBe(first.status === 'fulfilled' ? 3 : 9)
  }
})

test('of two people changing check-in settings, the second gets the current ones, even simultaneously', async () => {
  const { one, two, params, db } = await twoClerks()
  const { current } = await one(updateCheckInSettings, {
    params,
    body: { ...doorSettings, seen: closedDoor },
  })
  const late = { ...doorSettings, signedBy: 'Dr. Rawat' }
  expect(
    await rejectionOf(two(updateCheckInSettings, { params, body: { ...late, seen: closedDoor } })),
  ).toMatchObject({ status: 409, message: checkInSettingsChanged, answer: { current } })
  const { door } = await two(getAttendance, { params })
  expect(door).toEqual(current)
  await two(updateCheckInSettings, { params, body: { ...late, seen: door } })
  for (let round = 0; round < 3; round++) {
    await db.deleteFrom('eventDoors').execute()
    const both = [one, two].map((call, at) =>
      call(updateCheckInSettings, {
        params,
        body: { ...doorSettings, signedAs: `${at}`, seen: closedDoor },
      }),
    )
    const ended = await Promise.allSettled(both)
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  }
})
