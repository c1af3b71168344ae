import {
  alreadyInvited,
  hasAccount,
  invitationNotFound,
  inviteToPanel,
  replaceInvitation,
} from 'contract/accounts/invitations'
import { accountNotFound, enableAccount, listAccounts } from 'contract/accounts/staff-accounts'
import { stepUpRequired } from 'contract/people/faculty'
import type { Call } from 'contract/platform/client'
import { administrator } from 'testing/administrator.ts'
import { expect, test } from 'vitest'
import { aStaffAccount } from '../../../test/a-staff-account.ts'
import { anInvitation, aStaffOffice } from '../../../test/a-staff-office.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'

const guest = 'guest@college.test'
const nobody = '0192f000-0000-7000-8000-0000000000aa'

async function anOpenDesk() {
  const office = await aStaffOffice()
  await office.invite()
  const { invitations } = await office.owner(listAccounts)
  const disabledAt = '2026-11-01T06:00:00.000Z'
  const disabled = [
    await aStaffAccount(office.db, { disabledAt }),
    await aStaffAccount(office.db, { disabledAt }),
  ]
  const state = async () => [
    await office.db.selectFrom('invitations').selectAll().orderBy('_id').execute(),
    await office.db.selectFrom('admins').selectAll().orderBy('_id').execute(),
  ]
  return { ...office, params: { _id: invitations[0]?._id ?? '' }, disabled, state }
}
type Desk = Awaited<ReturnType<typeof anOpenDesk>>

const invitedAs = (email: string) => anInvitation({ email, role: 'owner' })

test.each([
  [
    'an invitation',
    (call, _, round) => call(inviteToPanel, { body: invitedAs(`${round}${guest}`) }),
  ],
  [
    'one that is sent again',
    (call, { params }, round) =>
      call(replaceInvitation, { params, body: invitedAs(`${round}${guest}`) }),
  ],
  [
    'an account that is enabled',
    (call, { disabled }, round) =>
      call(enableAccount, { params: { _id: disabled[round]?._id ?? '' } }),
  ],
] satisfies [
  string,
  (call: Call, desk: Desk, round: 0 | 1) => Promise<unknown>,
][])('%s needs the password each time, and does nothing without it', async (_, act) => {
  const desk = await anOpenDesk()
  const before = await desk.state()
  const rejected = { status: 403, message: stepUpRequired }
  expect(await rejectionOf(act(desk.owner, desk, 0))).toMatchObject(rejected)
  expect(await desk.state()).toEqual(before)

  await desk.surely((call) => act(call, desk, 0))

  const after = await desk.state()
  expect(after).not.toEqual(before)
  expect(await rejectionOf(act(desk.owner, desk, 1))).toMatchObject(rejected)
  expect(await desk.state()).toEqual(after)
})

test('impossible requests are rejected first, without using up the confirmation', async () => {
  const { owner, surely, invite, params } = await anOpenDesk()
  await invite({ email: guest })
  const rejections = async () =>
    Promise.all(
      [
        () => owner(inviteToPanel, { body: invitedAs(administrator.email) }),
        () => owner(inviteToPanel, { body: invitedAs(guest) }),
        () => owner(replaceInvitation, { params, body: invitedAs(guest) }),
        () => owner(replaceInvitation, { params: { _id: nobody }, body: invitedAs(`x${guest}`) }),
        () => owner(enableAccount, { params: { _id: nobody } }),
      ].map(async (act) => {
        const { status, message } = await rejectionOf(act())
        return [status, message]
      }),
    )
  const right = [
    [409, hasAccount],
    [409, alreadyInvited],
    [409, alreadyInvited],
    [404, invitationNotFound],
    [404, accountNotFound],
  ]
  expect(await rejections()).toEqual(right)

  await surely(async (call) => {
    expect(await rejections()).toEqual(right)
    await call(inviteToPanel, { body: invitedAs(`y${guest}`) })
  })
})
