import { expect, test } from 'vitest'
import { aRegistrationOffice } from '../../../test/a-registration-office.ts'
import {
  createStudentSessionFinder,
  studentSessionLifetime,
} from '../../accounts/students/session-rows.ts'
import { createSessionStore } from '../../platform/http/session-store.ts'

test('someone signed out or disabled while their registration waits isn’t registered; others are', async () => {
  const { student, standing, deps, db, eventId } = await aRegistrationOffice({ capacity: 5 })
  const [asha, binod, chitra] = [
    await student('asha'),
    await student('binod'),
    await student('chitra'),
  ]
  const store = createSessionStore(deps, 'studentSessions', studentSessionLifetime)
  const find = createStudentSessionFinder(db, store)
  const pressing = async ({ studentId }: { studentId: string }) => {
    const sessions = db.selectFrom('studentSessions').where('studentId', '=', studentId)
    const { tokenHash } = await sessions.select('tokenHash').executeTakeFirstOrThrow()
    const result = await find(tokenHash, 'home')
    if (!result) throw new Error('Nobody is signed in')
    return result
  }
  const students = [await pressing(asha), await pressing(binod), await pressing(chitra)]

  await db.deleteFrom('studentSessions').where('studentId', '=', asha.studentId).execute()
  const disabledAt = new Date().toISOString()
  await db.updateTable('students').set({ disabledAt }).where('_id', '=', binod.studentId).execute()
  const given = { answers: new Map(), agreedTo: '' }
  const ended = await Promise.all(
    students.map((one) => deps.register(eventId, { student: one, given, language: null })),
  )

  expect(ended).toEqual([
    { status: 'signedOut' },
    { status: 'signedOut' },
    { registrationId: expect.any(String) },
  ])
  expect(await standing()).toEqual(['chitra registered'])
})
