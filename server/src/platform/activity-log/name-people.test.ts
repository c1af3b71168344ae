import { deleteAccount } from 'contract/accounts/account-settings'
import { undoCheckIn } from 'contract/events/attendance'
import { addRegistration, assignSeat } from 'contract/events/registration-office'
import { exportActivities, listActivities } from 'contract/platform/activity'
import { studentPassword } from 'testing/a-student.ts'
import { expect, test } from 'vitest'
import { aDevice, openDoor } from '../../../test/a-check-in.ts'
import { aRegistrationOffice } from '../../../test/a-registration-office.ts'
import { signInAs } from '../../../test/sign-in-as.ts'

test('the activity log names people who were added, given a seat or checked out, while their names are stored', async () => {
  const office = await aRegistrationOffice({ capacity: 1 })
  const { db, eventId, student, rows, clientWith, app } = office
  const owner = clientWith(await signInAs(db, { role: 'owner' }))
  const params = { eventId }
  await owner(addRegistration, {
    params,
    body: { name: 'Chitra', email: 'chitra@home.example' },
  })
  const asha = await student('asha')
  await asha.register()
  const registrationId = (await rows()).find(({ name }) => name === 'asha')?._id ?? ''
  await owner(assignSeat, { params: { eventId, registrationId } })
  await db.updateTable('events').set({ date: new Date().toISOString() }).execute()
  await openDoor(db, eventId)
  const { send } = await aDevice(office, eventId, 'Main gate')
  await send([{ registrationId }, { name: 'Deepa' }])
  for (const { _id } of await db.selectFrom('checkIns').select('_id').execute())
    await owner(undoCheckIn, { params: { eventId, checkInId: _id } })

  const notified = async () => {
    const { activities } = await owner(listActivities, { query: { subject: 'registration' } })
    return activities
      .flatMap(({ action, changes }) =>
        changes
          .filter(({ field }) => field !== 'state')
          .map(({ field, before, after }) => `${action} ${field}: ${before ?? after}`),
      )
      .toSorted()
  }
  expect(await notified()).toEqual([
    'approved registered: asha',
    'created registered: Chitra',
    'undone let in: Deepa',
    'undone let in: asha',
  ])
  const file = async () => {
    const headers = { cookie: await signInAs(db, { role: 'owner' }) }
    return (await app.inject({ url: `${exportActivities.url}?subject=registration`, headers })).body
  }
  expect(await file()).toContain('asha')

  await asha.client(deleteAccount, { body: { password: studentPassword } })
  const nobody = 'someone whose name has been deleted'
  expect(await notified()).toEqual([
    `approved registered: ${nobody}`,
    'created registered: Chitra',
    'undone let in: Deepa',
    `undone let in: ${nobody}`,
  ])
  expect(await file()).not.toContain('asha')
  const stored = await db.selectFrom('activities').select('changes').execute()
  expect(JSON.stringify(stored)).not.toMatch(/asha|Chitra|Deepa/)
})
