import { getCurrentAdmin } from 'contract/accounts/admin'
import { listMessages } from 'contract/messaging/messages'
import { dayMilliseconds as day } from 'contract/platform/durations'
import {
  factorGraceDays,
  factorRequired,
  type Role,
  roleNames,
  roles,
} from 'contract/platform/roles'
import { allEndpoints } from 'testing/all-endpoints.ts'
import { expect, test } from 'vitest'
import { aPasskey } from '../../../test/a-passkey.ts'
import { aStaffAccount } from '../../../test/a-staff-account.ts'
import { aStaffOffice } from '../../../test/a-staff-office.ts'
import { addAdminPasskey } from '../../../test/factor-calls.ts'
import { adminCookie, testApp } from '../../../test/test-app.ts'

const grace = factorGraceDays * day

/** A signed-in account with a role since some days, on a deployed or local site. */
async function somebody(role: Role, since: number, variables = {}) {
  const settings = await testApp({ variables })
  const { app, db, deps } = settings
  const roleSince = new Date(deps.now().getTime() - since).toISOString()
  await db.updateTable('admins').set({ role, roleSince }).execute()
  const cookie = await adminCookie(app)
  const request = (url: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET') =>
    app.inject({ method, url, headers: { cookie } })
  const due = async () => (await request(getCurrentAdmin.url)).json().factorDue
  return { ...settings, cookie, ask: request, due }
}

test.each(
  roleNames,
)('%s needs a second factor only if the table of roles says so', async (role) => {
  const { due } = await somebody(role, day)
  const isRequested = ['owner', 'publisher'].includes(role)
  expect(await due()).toEqual(isRequested ? { by: expect.any(String), isOver: false } : undefined)
  expect('needsFactor' in roles[role]).toBe(isRequested)
})

test('for seven days the panel states the deadline; then only setting up a factor works', async () => {
  const early = await somebody('owner', grace - day)
  expect((await early.ask(listMessages.url)).statusCode).toBe(200)

  const { app, cookie, ask, due } = await somebody('owner', grace)
  expect(await due()).toMatchObject({ isOver: true })
  const own = ['own account', 'everyone', 'student', 'student or visitor']
  for (const { method, url, access } of allEndpoints.filter((one) => !own.includes(one.access))) {
    const answer = await ask(url, method)
    // Rejected by media type before the guard.
    if (answer.statusCode === 415) continue
    expect([url, access, answer.statusCode, answer.json()]).toEqual([
      url,
      access,
      403,
      { message: factorRequired },
    ])
  }

  expect((await addAdminPasskey(app, cookie, aPasskey())).statusCode).toBe(200)

  expect(await due()).toBeUndefined()
  expect((await ask(listMessages.url)).statusCode).toBe(200)
})

test('the local site requires no second factor', async () => {
  const { ask, due } = await somebody('owner', grace + day, { PUBLIC_URL: '' })
  expect(await due()).toBeUndefined()
  expect((await ask(listMessages.url)).statusCode).toBe(200)
})

test('changing to another role that needs a second factor doesn’t restart the seven days', async () => {
  const { db, deps, change } = await aStaffOffice()
  const account = await aStaffAccount(db, { role: 'owner', roleSince: deps.now().toISOString() })
  const since = async () => {
    const rows = db.selectFrom('admins').select('roleSince').where('_id', '=', account._id)
    return (await rows.executeTakeFirstOrThrow()).roleSince
  }

  await change(account.email, { role: 'publisher' })
  expect(await since()).toBe(account.roleSince)

  await change(account.email, { role: 'author' })
  expect(await since()).not.toBe(account.roleSince)
})
