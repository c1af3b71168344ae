import { dayMilliseconds } from 'contract/platform/durations'
import { aStudent } from 'testing/a-student.ts'
import { expect, test } from 'vitest'
import { aWorkshop } from '../../../test/a-workshop.ts'
import { studentCookie } from '../../../test/student-calls.ts'
import { testApp } from '../../../test/test-app.ts'
import type { Database } from '../../platform/db/schema.ts'
import { cleanUpAccounts } from './clean-up-accounts.ts'

test('an account that nobody verified is deleted after thirty days, unless it is used or disabled', async () => {
  const { app, db, deps, advance, stopClock } = await testApp()
  stopClock()
  const createdAt = deps.now().toISOString()
  const anAccount = async (name: string, given: Partial<Database['students']> = {}) => {
    const email = `${name}@college.test`
    return (await aStudent(db, { email, verifiedAt: null, createdAt, ...given })).studentId
  }
  const names = async () => {
    const rows = await db.selectFrom('students').select('email').orderBy('email').execute()
    return rows.map(({ email }) => email.replace('@college.test', ''))
  }
  await anAccount('forgotten')
  await anAccount('disabled', { disabledAt: createdAt })
  await anAccount('verified', { verifiedAt: createdAt })
  await anAccount('signed-in')
  const link = { issuer: 'https://id.test', subject: '1', createdAt }
  const linked = await anAccount('linked')
  await db
    .insertInto('studentLinks')
    .values({ ...link, studentId: linked })
    .execute()
  const { enter, eventId } = await aWorkshop(db)
  await enter('Asha')
  const registered = await anAccount('registered')
  await db
    .updateTable('registrations')
    .set({ studentId: registered })
    .where('eventId', '=', eventId)
    .execute()
  advance(1)
  await anAccount('young', { createdAt: deps.now().toISOString() })

  advance(30 * dayMilliseconds - 1)
  await studentCookie(app, 'signed-in@college.test')
  await cleanUpAccounts(deps)

  const staying = ['disabled', 'linked', 'registered', 'verified']
  expect(await names()).toEqual([...staying, 'signed-in', 'young'].toSorted())

  advance(8 * dayMilliseconds)
  await cleanUpAccounts(deps)

  expect(await names()).toEqual(staying)
})
