import { updateSettings } from 'contract/content/settings'
import {
  approveProfile,
  listProfileChanges,
  returnProfile,
  updateOwnProfile,
} from 'contract/people/own-profile'
import { administrator } from 'testing/administrator.ts'
import { expect, test } from 'vitest'
import { aStaffAccount, staffCookie } from '../../../test/a-staff-account.ts'
import { enterMember } from '../../../test/enter-member.ts'
import { testApp } from '../../../test/test-app.ts'
import type { AdminTable } from '../../platform/db/staff-tables.ts'

const asha = 'asha@college.test'
const known = {
  name: 'Asha Rao',
  designation: 'Professor',
  department: 'B.C.A.',
  specialization: 'Printed Hindi',
  education: 'Ph.D. (Pune)',
}

const withMail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'office@college.test' }

/** A teacher with a pending change, and an owner. */
async function aSentProfile(
  variables: Record<string, string>,
  { language = null }: Partial<Pick<AdminTable, 'language'>> = {},
) {
  const { db, deps, signIn, clientWith } = await testApp({ variables })
  const owner = await signIn()
  await owner(updateSettings, { body: { approvesProfiles: true } })
  const memberId = await enterMember(deps, known)
  const account = await aStaffAccount(db, { email: asha, role: 'teacher', memberId, language })
  const teacher = clientWith(await staffCookie(db, account))
  const send = async () => {
    await teacher(updateOwnProfile, { body: { education: 'Ph.D., D.Litt.' } })
    const { waiting } = await owner(listProfileChanges)
    return { params: { _id: memberId }, body: { sentAt: waiting[0]?.sentAt ?? '' } }
  }
  const mails = () =>
    db.selectFrom('mails').select(['recipient', 'subject', 'text']).orderBy('_id').execute()
  return { owner, send, mails }
}

test('the sender of a profile change is emailed when it is returned, with the note, and when it is approved', async () => {
  const { owner, send, mails } = await aSentProfile(withMail)
  const returned = await send()
  const note = 'Say since when.\nBcc: all@college.test'
  await owner(returnProfile, { ...returned, body: { ...returned.body, note } })
  await owner(approveProfile, await send())

  const [back, approved, ...more] = await mails()
  expect(back?.recipient).toBe(asha)
  expect(back?.subject).toMatch(/^Your profile change at .* was returned$/)
  for (const text of [administrator.email, 'Asha Rao', 'Say since when.', '/adminlogin'])
    expect(back?.text).toContain(text)
  expect(approved?.recipient).toBe(asha)
  expect(approved?.subject).toMatch(/^Your profile change at .* was approved$/)
  expect(more).toEqual([])
})

test('the sender is emailed in their language', async () => {
  const { owner, send, mails } = await aSentProfile(withMail, { language: 'hi' })
  const returned = await send()
  await owner(returnProfile, { ...returned, body: { ...returned.body, note: 'कब से?' } })
  await owner(approveProfile, await send())

  const [back, approved] = await mails()
  expect(back?.subject).toMatch(/बदलाव लौटाया गया$/)
  expect(back?.text).toContain('/hi/adminlogin')
  expect(approved?.subject).toMatch(/बदलाव स्वीकृत हुआ$/)
})

test('if email isn’t set up, the note is in the panel', async () => {
  const { owner, send, mails } = await aSentProfile({})
  const { params, body } = await send()
  await owner(returnProfile, { params, body: { ...body, note: 'Say since when.' } })
  expect(await mails()).toEqual([])
})
