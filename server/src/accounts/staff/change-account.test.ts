import { adminLogin, getCurrentAdmin, invalidAdminLogin } from 'contract/accounts/admin'
import { forgetAdminPassword, resetAdminPassword } from 'contract/accounts/admin-account'
import {
  accountChangedMeanwhile,
  changeAccount,
  enableAccount,
  endAccountSessions,
  lastOwner,
  listAccounts,
  listStaffNames,
} from 'contract/accounts/staff-accounts'
import { listContent } from 'contract/content/calls'
import { readReports } from 'contract/content/reports'
import { readReview, setReview } from 'contract/content/review'
import { listActivities } from 'contract/platform/activity'
import type { Role } from 'contract/platform/roles'
import { noRight } from 'contract/platform/roles'
import { administrator } from 'testing/administrator.ts'
import { expect, test } from 'vitest'
import { aStaffAccount, staffCookie } from '../../../test/a-staff-account.ts'
import { aStaffOffice, newPassword } from '../../../test/a-staff-office.ts'
import { enterMember } from '../../../test/enter-member.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { testApp } from '../../../test/test-app.ts'
import { createAdmin, removeAdmin } from './accounts.ts'

const asha = 'asha@college.test'

test('a new role applies from the next request, is emailed, and is recorded with its author', async () => {
  const { db, clientWith, change, find, mails } = await aStaffOffice({ hasMail: true })
  const account = await aStaffAccount(db, { email: asha, role: 'office' })
  const own = clientWith(await staffCookie(db, account))
  expect((await rejectionOf(own(listAccounts))).message).toBe(noRight)

  await change(asha, { role: 'owner', name: 'Asha Rao' })

  expect(await own(getCurrentAdmin)).toMatchObject({ role: 'owner', name: 'Asha Rao' })
  await own(listAccounts)
  expect(await find(asha)).toMatchObject({ role: 'owner', name: 'Asha Rao' })
  await expect
    .poll(() => mails.map(({ subject }) => subject))
    .toEqual(['Your panel permissions have changed'])
  expect(mails[0]?.text).toContain('Your role is now: Owner.')
  const recorded = await db.selectFrom('activities').selectAll().orderBy('_id', 'desc').execute()
  expect(recorded[0]).toMatchObject({
    admin: administrator.email,
    role: 'owner',
    action: 'updated',
    targetName: asha,
  })
  expect(recorded[0]?.changes).toContain('{"field":"role","before":"Front office","after":"Owner"}')
})

test('the activity log names the person whose profile an account edits', async () => {
  const { db, deps, owner, change } = await aStaffOffice()
  const memberId = await enterMember(deps, { name: 'Dr. Meera Joshi' })
  await aStaffAccount(db, { email: asha, role: 'office' })
  await change(asha, { role: 'teacher', memberId })

  const recorded = async () => {
    const { activities } = await owner(listActivities, { query: { subject: 'administrator' } })
    return activities[0]?.changes.find(({ field }) => field === 'profile')?.after
  }
  expect(await recorded()).toBe('Dr. Meera Joshi')
  await db.deleteFrom('faculty').where('_id', '=', memberId).execute()
  expect(await recorded()).toBe('someone whose name has been deleted')
})

test('names of accounts are for staff who see what others did', async () => {
  const { db, clientWith } = await aStaffOffice()
  await aStaffAccount(db, { email: asha, name: 'Asha Rao' })
  const namesFor = async (role: Role) => {
    const account = await aStaffAccount(db, { role })
    const { names } = await clientWith(await staffCookie(db, account))(listStaffNames)
    return names
  }
  for (const role of ['publisher', 'translator', 'office'] as const)
    expect(await namesFor(role)).toEqual({ [asha]: 'Asha Rao' })
  for (const role of ['door', 'teacher'] as const) expect(await namesFor(role)).toEqual({})
})

test('a change is rejected if the account has changed since it was loaded', async () => {
  const { db, change, find, surely } = await aStaffOffice()
  await aStaffAccount(db, { email: asha, role: 'office' })
  const { _id, name, role, departments, mayPublish } = await find(asha)
  const seen = { name, role, departments, mayPublish }
  await change(asha, { role: 'author' })

  const body = { ...seen, name: 'Asha Rao', role: 'publisher' as const, seen }
  const late = await rejectionOf(surely((call) => call(changeAccount, { params: { _id }, body })))

  expect([late.status, late.message]).toEqual([409, accountChangedMeanwhile])
  expect(await find(asha)).toMatchObject({ role: 'author' })
})

test('the last owner who can log in stays an owner', async () => {
  const { db, change, disable, remove, find } = await aStaffOffice()
  await aStaffAccount(db, { disabledAt: '2026-11-01T06:00:00.000Z' })
  await aStaffAccount(db, { role: 'publisher' })
  const { email } = administrator
  const before = await find(email)

  const ways = [
    () => change(email, { role: 'publisher' }),
    () => disable(email),
    () => remove(email),
  ]
  for (const way of ways) {
    const { status, message } = await rejectionOf(way())
    expect([status, message]).toEqual([409, lastOwner])
  }
  await expect(removeAdmin(db, email)).rejects.toThrow(lastOwner)

  expect(await find(email)).toMatchObject({ ...before, sessions: expect.any(Number) })
})

test('if two owners remove each other at once, on two servers, one succeeds', async () => {
  const { place, db, clientWith } = await testApp()
  const other = await testApp({ database: place })
  await db.updateTable('admins').set({ role: 'publisher' }).execute()
  const accountStatus = { role: 'owner' as const, departments: [], mayPublish: false }
  for (let round = 0; round < 5; round++) {
    const [one, two] = [await aStaffAccount(db), await aStaffAccount(db)]
    const demote = async (by: typeof one, of: typeof one, client: typeof clientWith) => {
      const call = client(await staffCookie(db, by, { isVerified: true }))
      const body = {
        ...accountStatus,
        name: 'One',
        role: 'author' as const,
        seen: { ...accountStatus, name: '' },
      }
      return call(changeAccount, { params: { _id: of._id }, body })
    }

    const results = await Promise.allSettled([
      demote(one, two, clientWith),
      demote(two, one, other.clientWith),
    ])

    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const lost = results.find((result) => result.status === 'rejected')
    expect([403, 409]).toContain(lost?.reason.status)
    const owners = db.selectFrom('admins').select('_id').where('role', '=', 'owner')
    expect(await owners.execute()).toHaveLength(1)
    await db.updateTable('admins').set({ role: 'publisher' }).execute()
  }
})

test('a disabled account loses its sessions and links at once, and its login gets the same response as an unknown one', async () => {
  const { db, app, visitor, clientWith, disable, mails, find, surely } = await aStaffOffice({
    hasMail: true,
  })
  await createAdmin(db, asha, newPassword)
  const login = async (password: string) => {
    const payload = { email: asha, password }
    const { statusCode, body } = await app.inject({ method: 'POST', url: adminLogin.url, payload })
    return [statusCode, body]
  }
  const own = clientWith(await staffCookie(db, await find(asha)))
  const linksTo = (email: string) =>
    mails
      .filter(({ recipients }) => recipients.includes(email))
      .flatMap(({ text }) => /adminlogin\/reset#([\w-]{43})/.exec(text ?? '')?.[1] ?? [])
  await visitor(forgetAdminPassword, { body: { email: asha } })
  await expect.poll(() => linksTo(asha)).toHaveLength(1)

  await disable(asha)

  expect((await rejectionOf(own(getCurrentAdmin))).status).toBe(401)
  const stranger = await app.inject({
    method: 'POST',
    url: adminLogin.url,
    payload: { email: 'nobody@college.test', password: newPassword },
  })
  expect(await login(newPassword)).toEqual([stranger.statusCode, stranger.body])
  expect(stranger.json()).toEqual({ message: invalidAdminLogin })
  const token = linksTo(asha)[0] ?? ''
  const reset = await rejectionOf(visitor(resetAdminPassword, { body: { token, newPassword } }))
  expect(reset.status).toBe(400)
  for (const email of [asha, administrator.email])
    await visitor(forgetAdminPassword, { body: { email } })
  await expect.poll(() => linksTo(administrator.email)).toHaveLength(1)
  expect(linksTo(asha)).toHaveLength(1)
  expect(mails.map(({ subject }) => subject)).toContain('Your panel account was disabled')
  expect(await find(asha)).toMatchObject({ sessions: 0, disabledAt: expect.any(String) })

  const params = { _id: (await find(asha))._id }
  await surely((call) => call(enableAccount, { params }))
  expect((await login(newPassword))[0]).toBe(200)
})

test('the list shows who has more than a password, and an app counts after its first correct code', async () => {
  const { db, find } = await aStaffOffice()
  const account = await aStaffAccount(db, { email: asha })
  const app = { adminId: account._id, secret: 'x', lastStep: null, createdAt: account.createdAt }
  await db
    .insertInto('authenticatorApps')
    .values({ ...app, confirmedAt: null })
    .execute()
  expect(await find(asha)).toMatchObject({ hasFactor: false })

  await db.updateTable('authenticatorApps').set({ confirmedAt: account.createdAt }).execute()
  expect(await find(asha)).toMatchObject({ hasFactor: true })
  expect(await find(administrator.email)).toMatchObject({ hasFactor: false })
})

test('an account is signed out everywhere and can log in again', async () => {
  const { db, clientWith, owner, find } = await aStaffOffice()
  const account = await aStaffAccount(db, { email: asha })
  const sessions = [await staffCookie(db, account), await staffCookie(db, account)].map(clientWith)
  expect(await find(asha)).toMatchObject({ sessions: 2 })

  await owner(endAccountSessions, { params: { _id: account._id } })

  for (const session of sessions)
    expect((await rejectionOf(session(getCurrentAdmin))).status).toBe(401)
  expect(await find(asha)).toMatchObject({ sessions: 0 })
  await clientWith(await staffCookie(db, account))(getCurrentAdmin)
})

test('the content of a removed account keeps its author’s name and has no owner', async () => {
  const { db, owner, remove, find } = await aStaffOffice()
  const account = await aStaffAccount(db, { email: asha })
  const { entries } = await owner(listContent)
  const params = { _id: entries[0]?._id ?? '' }
  const due = { by: '2026-01-31', months: 1 } as const
  await owner(setReview, { params, body: { seen: {}, review: { ownerId: account._id, due } } })
  expect(await find(asha)).toMatchObject({ entries: 1 })
  await db.updateTable('contentRevisions').set({ author: asha }).execute()

  await remove(asha)

  expect((await owner(readReview, { params })).review).toEqual({ due })
  const { toReview } = await owner(readReports)
  expect(toReview).toMatchObject([{ _id: params._id, review: { due } }])
  expect(toReview[0]?.review.owner).toBeUndefined()
  const authors = await db.selectFrom('contentRevisions').select('author').distinct().execute()
  expect(authors).toEqual([{ author: asha }])
  await expect(find(asha)).rejects.toThrow('no account')
})
