import { updateSettings } from 'contract/content/settings'
import { listFaculty } from 'contract/people/faculty'
import { listProfileChanges } from 'contract/people/own-profile'
import type { Holder } from 'contract/platform/roles'
import { hashToken } from '../src/platform/tokens.ts'
import { enterMember } from './enter-member.ts'
import { signInAs } from './sign-in-as.ts'
import { clientOf, testApp } from './test-app.ts'

export const knownOfTeacher = {
  name: 'Asha Rao',
  designation: 'Professor',
  department: 'B.C.A.',
  specialization: 'Printed Hindi',
  education: 'Ph.D. (Pune)',
  email: 'asha@college.test',
}
type Given = Pick<Holder, 'role'> & Partial<Holder>
export const profileChange = { education: 'Ph.D., D.Litt.', about: 'Collects signboards.' }

/** A teacher with a profile, and an owner; with `isApproved`, changes need approval. */
export async function aCollegeWithProfiles({ isApproved = false }: { isApproved?: boolean } = {}) {
  const site = await testApp()
  const { app, db, deps } = site
  const memberId = await enterMember(deps, knownOfTeacher)
  const owner = await site.signIn()
  if (isApproved) await owner(updateSettings, { body: { approvesProfiles: true } })
  const as = async (given: Given, profile: string | null = null) => {
    const cookie = await signInAs(db, given)
    const { adminId } = await db
      .selectFrom('adminSessions')
      .select('adminId')
      .where('tokenHash', '=', hashToken(cookie.replace(/^.*=/, '')))
      .executeTakeFirstOrThrow()
    await db.updateTable('admins').set({ memberId: profile }).where('_id', '=', adminId).execute()
    return { cookie, call: clientOf(app, cookie) }
  }
  const { call: teacher, cookie } = await as({ role: 'teacher' }, memberId)
  return {
    ...site,
    owner,
    as,
    teacher,
    cookie,
    memberId,
    /** As visitors see it. */
    shown: async () => (await site.visitor(listFaculty))[0],
    waiting: async () => (await owner(listProfileChanges)).waiting,
  }
}
