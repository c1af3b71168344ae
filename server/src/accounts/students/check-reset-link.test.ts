import { checkResetLink } from 'contract/accounts/password-reset'
import { minuteMilliseconds as minute } from 'contract/platform/durations'
import { aStudent } from 'testing/a-student.ts'
import { expect, test } from 'vitest'
import { stateOf } from '../../../test/registration-status-of.ts'
import { testApp } from '../../../test/test-app.ts'
import { issueResetToken } from './reset-token.ts'

const valid = [200, { isGood: true, message: 'Reset link is valid' }]
const dead = [200, { isGood: false, message: 'Invalid or expired token' }]

async function aLink() {
  const settings = await testApp()
  const { app, db, deps } = settings
  const student = await aStudent(db)
  const issue = () =>
    db.transaction().execute((trx) => issueResetToken(trx, student.studentId, deps.now()))
  const check = async (token: string, headers: Record<string, string> = {}) => {
    const answer = await app.inject({ url: checkResetLink.url.replace(':token', token), headers })
    expect(answer.headers['cache-control']).toBe('no-store')
    return [answer.statusCode, answer.json()]
  }
  return { ...settings, token: await issue(), issue, check }
}

test('checking whether a reset link works doesn’t use it up', async () => {
  const settings = await aLink()
  const { check, token } = settings
  const before = await stateOf(settings)

  expect(await check(token)).toEqual(valid)
  expect(await check(token, { 'sec-purpose': 'prefetch' })).toEqual(valid)

  expect({ ...(await stateOf(settings)), attempts: [] }).toEqual({ ...before, attempts: [] })
})

test('a reset link that is expired, replaced, unknown or of a disabled account doesn’t work', async () => {
  const { advance, check, db, issue, token } = await aLink()
  expect(await check('abc')).toEqual(dead)

  const second = await issue()
  expect([await check(token), await check(second)]).toEqual([dead, valid])

  await db.updateTable('students').set({ disabledAt: new Date().toISOString() }).execute()
  expect(await check(second)).toEqual(dead)

  await db.updateTable('students').set({ disabledAt: null }).execute()
  advance(10 * minute)
  expect(await check(second)).toEqual(dead)
})

test('a network that checks many reset links has to wait', async () => {
  const { check } = await aLink()
  const statuses = new Set<unknown>()
  for (let count = 0; count < 300; count++) statuses.add((await check('abc'))[0])
  expect([...statuses]).toEqual([200])

  expect((await check('abc'))[0]).toBe(429)
})
