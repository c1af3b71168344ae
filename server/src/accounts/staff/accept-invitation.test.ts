import { verifyPassword } from 'contract/accounts/admin'
import {
  acceptInvitation,
  invitationStatuses,
  inviteToPanel,
  readInvitation,
} from 'contract/accounts/invitations'
import { dayMilliseconds as day } from 'contract/platform/durations'
import { administrator } from 'testing/administrator.ts'
import { expect, test } from 'vitest'
import { aStaffAccount, staffCookie } from '../../../test/a-staff-account.ts'
import { anInvitation, aStaffOffice, newPassword, tokenIn } from '../../../test/a-staff-office.ts'
import { askMeanwhile } from '../../../test/meanwhile.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { testApp } from '../../../test/test-app.ts'
import { lockAdminSessions } from '../staff-login/lock-account.ts'
import { accountColumns } from './account-details.ts'
import { createAdmin } from './accounts.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'
const thief = 'thief@college.test'
const asha = 'asha@college.test'
const accepting = (token: string, password = newPassword) => ({
  body: { token, name: 'Asha Rao', newPassword: password },
})

test('of two simultaneous acceptances on two servers, one succeeds', async () => {
  const { place, visitor, invite, db } = await aStaffOffice()
  const other = await testApp({ database: place })
  for (let round = 0; round < 5; round++) {
    const token = await invite({ email: `guest-${round}@college.test` })

    const [one, two] = await Promise.allSettled([
      visitor(acceptInvitation, accepting(token)),
      other.visitor(acceptInvitation, accepting(token, 'other-Kettle-83')),
    ])

    expect([one?.status, two?.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    const lost = [one, two].find((result) => result?.status === 'rejected')
    expect(lost).toMatchObject({ reason: { status: 410, message: invitationStatuses.used } })
  }
  expect(await db.selectFrom('admins').selectAll().execute()).toHaveLength(6)
})

test('a rejected password uses nothing up', async () => {
  const { visitor, invite } = await aStaffOffice()
  const token = await invite()
  for (const password of ['short', 'password1', asha]) {
    const { status, errors } = await rejectionOf(
      visitor(acceptInvitation, accepting(token, password)),
    )
    expect([status, Object.keys(errors)]).toEqual([400, ['newPassword']])
  }
  await visitor(acceptInvitation, accepting(token))
})

test.each([
  ['from the command line', (db) => createAdmin(db, asha, 'sandstone-Arch-7')],
  ['in another way', (db) => aStaffAccount(db, { email: asha })],
] satisfies [
  string,
  (db: Awaited<ReturnType<typeof testApp>>['db']) => Promise<unknown>,
][])('an account created in the meantime, %s, stays as it is', async (_, make) => {
  const { visitor, invite, db } = await aStaffOffice()
  const token = await invite({ role: 'owner' })
  await make(db)
  const before = await db.selectFrom('admins').selectAll().orderBy('_id').execute()

  const { status, message } = await rejectionOf(visitor(acceptInvitation, accepting(token)))

  expect([status, message]).toEqual([410, invitationStatuses.used])
  expect(await db.selectFrom('admins').selectAll().orderBy('_id').execute()).toEqual(before)
})

test.each([
  ['removed', (office) => office.remove(administrator.email)],
  ['disabled', (office) => office.disable(administrator.email)],
  ['made an author', (office) => office.change(administrator.email, { role: 'author' })],
] satisfies [
  string,
  (office: Awaited<ReturnType<typeof aStaffOffice>>) => Promise<unknown>,
][])('invitations of an owner who has since been %s let nobody in', async (_, end) => {
  const office = await aStaffOffice()
  const { visitor, invite, db } = office
  const token = await invite({ role: 'owner' })
  await aStaffAccount(db)
  await end(office)

  const { status, message } = await rejectionOf(visitor(acceptInvitation, accepting(token)))

  expect([status, message]).toEqual([410, invitationStatuses.revoked])
  expect(await visitor(readInvitation, { body: { token } })).toEqual({ ending: 'revoked' })
})

test.runIf(isPostgres).each([
  ['disabled', (office) => office.disable(thief)],
  ['made an author', (office) => office.change(thief, { role: 'author' })],
] satisfies [string, (office: Awaited<ReturnType<typeof aStaffOffice>>) => Promise<unknown>][])(
  'invitations of an owner who is %s at the same moment let nobody in',
  async (_, end) => {
    const office = await aStaffOffice()
    const { db, place } = office
    const account = await aStaffAccount(db, { email: thief })
    await staffCookie(db, account)
    const now = new Date().toISOString()

    await askMeanwhile(
      place,
      async (trx) => {
        // As `invite` does: locks the session, then writes.
        await lockAdminSessions(trx, account._id)
        const row = {
          ...accountColumns({ ...anInvitation(), role: 'owner' }),
          email: asha,
          createdAt: now,
        }
        await trx
          .insertInto('invitations')
          .values({ ...row, _id: 'i', tokenHash: 'h', invitedById: account._id, expiresAt: now })
          .execute()
      },
      () => end(office),
    )

    expect(await db.selectFrom('invitations').selectAll().execute()).toEqual([])
  },
)

test('an invitation from a server whose clock was ahead is valid no longer than others', async () => {
  const { db, deps, visitor, advance, signIn } = await aStaffOffice()
  advance(400 * day)
  const owner = await signIn()
  await owner(verifyPassword, { body: { password: administrator.password } })
  const { url } = await owner(inviteToPanel, { body: anInvitation() })
  advance(-400 * day)
  deps.now()

  const latest = async () => {
    const rows = await db.selectFrom('invitations').select('expiresAt').execute()
    return Math.max(...rows.map(({ expiresAt }) => Date.parse(expiresAt)))
  }
  await expect.poll(latest).toBeLessThan(Date.now() + 8 * day)
  await visitor(acceptInvitation, accepting(tokenIn(url)))
})

test('guessing invitation links counts as attempts to sign in', async () => {
  const { visitor, db } = await testApp()
  await visitor(readInvitation, { body: { token: 'x' } })
  await db.updateTable('attempts').set({ count: 300 }).where('key', 'like', 'auth:%').execute()

  const read = await rejectionOf(visitor(readInvitation, { body: { token: 'x' } }))
  const accepted = await rejectionOf(visitor(acceptInvitation, accepting('x')))

  expect([read.status, accepted.status]).toEqual([429, 429])
})
