import { adminLogin, verifyPassword } from 'contract/accounts/admin'
import {
  acceptInvitation,
  alreadyInvited,
  hasAccount,
  type InvitationForm,
  invitationAccepted,
  invitationMailed,
  invitationStatuses,
  invitationToCopy,
  inviteToPanel,
  readInvitation,
  replaceInvitation,
  revokeInvitation,
} from 'contract/accounts/invitations'
import { listAccounts } from 'contract/accounts/staff-accounts'
import { dayMilliseconds } from 'contract/platform/durations'
import { administrator } from 'testing/administrator.ts'
import { expect, test } from 'vitest'
import { anInvitation, aStaffOffice, newPassword, tokenIn } from '../../../test/a-staff-office.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { testApp } from '../../../test/test-app.ts'
import { hashToken } from '../../platform/tokens.ts'

const name = 'Asha Rao'

test('an invitation is emailed, stored only as a hash, and creates the invited account', async () => {
  const { owner, surely, visitor, mails, db, invite, app } = await aStaffOffice({ hasMail: true })
  const body = anInvitation({ email: ' Asha@College.TEST ', role: 'editor', departments: ['bca'] })
  const { message, isMailed, url } = await surely((call) => call(inviteToPanel, { body }))
  expect([message, isMailed]).toEqual([invitationMailed, true])
  await expect.poll(() => mails.length).toBe(1)
  expect(mails[0]?.subject).toMatch(/^You’re invited to the .+ panel$/)
  expect(mails[0]?.text).toContain(url)
  expect(mails[0]?.text).toContain('Editor of departments')
  expect(url).toMatch(/^https:\/\/college\.test\/adminlogin\/invitation#[\w-]{43}$/)
  const token = tokenIn(url)
  const stored = JSON.stringify([
    await db.selectFrom('invitations').selectAll().execute(),
    await db.selectFrom('mails').selectAll().execute(),
    await db.selectFrom('activities').selectAll().execute(),
  ])
  expect(stored).not.toContain(token)
  expect(stored).toContain(hashToken(token))

  for (const _ of ['a program that looks ahead', 'who was invited'])
    expect(await visitor(readInvitation, { body: { token } })).toEqual({
      invitation: {
        email: 'asha@college.test',
        name,
        role: 'editor',
        departments: ['bca'],
        invitedBy: administrator.email,
        expiresAt: expect.any(String),
      },
    })
  const accepted = await visitor(acceptInvitation, {
    body: { token, name: 'Dr. Asha Rao', newPassword },
  })

  expect(accepted).toEqual({ message: invitationAccepted })
  const payload = { email: 'asha@college.test', password: newPassword }
  const login = await app.inject({ method: 'POST', url: adminLogin.url, payload })
  expect(login.statusCode).toBe(200)
  const { accounts, invitations } = await owner(listAccounts)
  expect(invitations).toEqual([])
  expect(accounts.find(({ email }) => email === payload.email)).toMatchObject({
    name: 'Dr. Asha Rao',
    role: 'editor',
    departments: ['bca'],
    mayPublish: false,
    sessions: 1,
    isOwn: false,
  })
  await expect(invite()).rejects.toThrow(hasAccount)
  const recorded = await db.selectFrom('activities').selectAll().orderBy('_id').execute()
  expect(
    recorded
      .slice(-3)
      .map(({ admin, role, action, targetName }) => [admin, role, action, targetName]),
  ).toEqual([
    [administrator.email, 'owner', 'invited', payload.email],
    [payload.email, 'editor', 'created', payload.email],
    [payload.email, 'editor', 'logged in', null],
  ])
})

test('if email isn’t set up, the link can be copied', async () => {
  const { owner, surely } = await aStaffOffice()
  const body = anInvitation()
  const { message, isMailed, url } = await surely((call) => call(inviteToPanel, { body }))
  expect([message, isMailed]).toEqual([invitationToCopy, false])
  expect(tokenIn(url)).toHaveLength(43)
  expect(await owner(listAccounts)).toMatchObject({ hasMail: false })

  const silent = await testApp({
    variables: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'office@college.test' },
  })
  const call = await silent.signIn()
  await call(verifyPassword, { body: { password: administrator.password } })
  expect(await call(inviteToPanel, { body })).toMatchObject({ isMailed: false })
})

test.each([
  [
    'used',
    async ({ visitor }, token) => {
      await visitor(acceptInvitation, { body: { token, name, newPassword } })
    },
  ],
  ['expired', async ({ advance }) => advance(7 * dayMilliseconds)],
  [
    'replaced',
    async ({ surely, _id }) => {
      const body = anInvitation({ role: 'office' })
      await surely((call) => call(replaceInvitation, { params: { _id }, body }))
    },
  ],
  [
    'revoked',
    async ({ owner, _id }) => {
      await owner(revokeInvitation, { params: { _id } })
    },
  ],
] satisfies [
  keyof typeof invitationStatuses,
  (
    office: Awaited<ReturnType<typeof aStaffOffice>> & { _id: string },
    token: string,
  ) => void | Promise<void>,
][])('an invitation that is %s says so and creates no account', async (ending, end) => {
  const office = await aStaffOffice()
  const { visitor, owner, invite, db } = office
  const token = await invite()
  const [invitation] = (await owner(listAccounts)).invitations
  await end({ ...office, _id: invitation?._id ?? '' }, token)
  const before = await db.selectFrom('admins').selectAll().execute()

  expect(await visitor(readInvitation, { body: { token } })).toEqual({ ending })
  const rejection = await rejectionOf(
    visitor(acceptInvitation, { body: { token, name, newPassword: 'other-Kettle-83' } }),
  )

  expect([rejection.status, rejection.message]).toEqual([410, invitationStatuses[ending]])
  expect(await db.selectFrom('admins').selectAll().execute()).toEqual(before)
})

test('an unknown link and an expired one get different messages', async () => {
  const { visitor } = await testApp()
  for (const token of ['x', 'A'.repeat(43)])
    expect(await visitor(readInvitation, { body: { token } })).toEqual({ ending: 'unknown' })
})

test('an address is invited once; inviting it again replaces the link', async () => {
  const { owner, surely, visitor, invite } = await aStaffOffice()
  const first = await invite()
  await invite({ email: 'ravi@college.test' })
  const rejection = await rejectionOf(owner(inviteToPanel, { body: anInvitation() }))
  expect([rejection.status, rejection.errors]).toEqual([409, { email: alreadyInvited }])
  const { invitations } = await owner(listAccounts)
  const asha = invitations.find(({ email }) => email === 'asha@college.test')
  const params = { _id: asha?._id ?? '' }
  const taken = anInvitation({ email: 'ravi@college.test' })
  expect((await rejectionOf(owner(replaceInvitation, { params, body: taken }))).status).toBe(409)

  const body = anInvitation({ email: 'rao@college.test', role: 'office' })
  const { url } = await surely((call) => call(replaceInvitation, { params, body }))
  const second = tokenIn(url)

  expect(await visitor(readInvitation, { body: { token: first } })).toEqual({ ending: 'replaced' })
  const { invitation } = await visitor(readInvitation, { body: { token: second } })
  expect(invitation).toMatchObject({ email: 'rao@college.test', role: 'office' })
})

test.each<[string, Partial<InvitationForm>, string]>([
  ['an editor without departments', { role: 'editor' }, 'departments'],
  ['an owner of a department', { role: 'owner', departments: ['bca'] }, 'departments'],
  ['an author who may publish', { role: 'author', mayPublish: true }, 'mayPublish'],
  ['a teacher without a profile', { role: 'teacher' }, 'memberId'],
  [
    'a teacher with an unknown profile',
    { role: 'teacher', memberId: '0192f000-0000-7000-8000-0000000000aa' },
    'memberId',
  ],
  ['no address', { email: 'asha' }, 'email'],
  ['no name', { name: ' ' }, 'name'],
])('%s is rejected with a message at its field', async (_, details, field) => {
  const { owner, db } = await aStaffOffice()
  const body = anInvitation(details)

  const rejection = await rejectionOf(owner(inviteToPanel, { body }))

  expect([rejection.status, Object.keys(rejection.errors)]).toEqual([400, [field]])
  expect(await db.selectFrom('invitations').selectAll().execute()).toEqual([])
})
