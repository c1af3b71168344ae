import {
  assignSeat,
  listRegistrations,
  registrationIsOver,
} from 'contract/events/registration-office'
import { listActivities } from 'contract/platform/activity'
import { expect, test } from 'vitest'
import { aRegistrationOffice } from '../../../test/a-registration-office.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'

async function anOffice(...names: string[]) {
  const office = await aRegistrationOffice({ capacity: 1 })
  const { signIn, student, eventId, db } = office
  for (const name of names) await (await student(name)).register()
  const admin = await signIn()
  return {
    ...office,
    admin,
    seats: () => db.selectFrom('eventSeats').selectAll().executeTakeFirstOrThrow(),
    give: async (name: string) => {
      const { registrations } = await admin(listRegistrations, { params: { eventId } })
      const registrationId = registrations.find((one) => one.name === name)?._id ?? ''
      return admin(assignSeat, { params: { eventId, registrationId } })
    },
  }
}

test('the office gives a seat out of turn and beyond capacity; nobody loses a seat, and none is offered before enough have cancelled', async () => {
  const office = await anOffice('asha', 'binod', 'chitra')
  const { give, standing, told, seats, admin, press } = office
  await told()
  await give('chitra')
  await give('chitra')
  expect(await standing()).toEqual(['asha registered', 'binod waiting', 'chitra registered'])
  expect(await seats()).toMatchObject({ capacity: 1, taken: 2, waiting: 1 })
  expect(await told()).toEqual(['chitra@college.test: You’re registered: Robotics workshop'])
  const { activities } = await admin(listActivities, { query: { action: 'approved' } })
  expect(activities).toHaveLength(1)

  await press('asha@college.test', 'leave')
  expect(await standing()).toEqual(['asha left', 'binod waiting', 'chitra registered'])
  await press('chitra@college.test', 'leave')
  expect(await standing()).toEqual(['asha left', 'binod offered', 'chitra left'])
  await give('binod')
  expect(await standing()).toEqual(['asha left', 'binod registered', 'chitra left'])
  expect(await seats()).toMatchObject({ capacity: 1, taken: 1, waiting: 0 })
  expect(await rejectionOf(give('asha'))).toMatchObject({
    status: 409,
    message: registrationIsOver,
  })
})
