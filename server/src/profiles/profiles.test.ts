import { listActivities } from 'contract/activity'
import { getCurrentAdmin } from 'contract/admin'
import { listFaculty } from 'contract/faculty'
import {
  approveProfile,
  getOwnProfile,
  listProfileChanges,
  noProfile,
  profileChangeLacks,
  profileChangeNotFound,
  profileChangeTaken,
  profileSaved,
  profileSent,
  returnProfile,
  takeBackProfile,
  updateOwnProfile,
} from 'contract/own-profile'
import { type Holder, noRight } from 'contract/roles'
import { updateSettings } from 'contract/settings'
import { aPicture } from 'testing/a-picture.ts'
import { expect, test } from 'vitest'
import { enterMember } from '../../test/enter-member.ts'
import { rawForm, textPart } from '../../test/raw-form.ts'
import { refusalOf } from '../../test/refusal-of.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { clientOf, testApp } from '../../test/test-app.ts'
import { uploadsInUse } from '../db/uploads-in-use.ts'
import { hashToken } from '../http/tokens.ts'

const known = {
  name: 'Asha Rao',
  designation: 'Professor',
  department: 'B.C.A.',
  specialization: 'Printed Hindi',
  education: 'Ph.D. (Pune)',
  email: 'asha@college.test',
}
type Given = Pick<Holder, 'role'> & Partial<Holder>
const change = { education: 'Ph.D., D.Litt.', about: 'Collects signboards.' }

/** A teacher with a profile, and an owner. */
async function aCollege({ isApproved = false }: { isApproved?: boolean } = {}) {
  const site = await testApp()
  const { app, db, deps } = site
  const memberId = await enterMember(deps, known)
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
    /** What visitors read. */
    shown: async () => (await site.visitor(listFaculty))[0],
    waiting: async () => (await owner(listProfileChanges)).waiting,
  }
}

test('a teacher changes the own profile at once, and nothing else of the record', async () => {
  const { app, db, teacher, cookie, shown, memberId, owner } = await aCollege()
  expect(await teacher(getCurrentAdmin)).toMatchObject({ role: 'teacher', hasProfile: true })
  expect(await teacher(getOwnProfile)).toMatchObject({
    member: { _id: memberId, name: 'Asha Rao', education: 'Ph.D. (Pune)' },
    isApproved: false,
  })
  expect((await teacher(getOwnProfile)).member).not.toHaveProperty('email')

  const answer = await teacher(updateOwnProfile, { body: { ...change, photo: await aPicture() } })
  expect(answer).toEqual({ message: profileSaved })
  expect(await shown()).toEqual({
    ...known,
    ...change,
    _id: memberId,
    slug: 'asha-rao',
    photo: expect.stringMatching(/^\/uploads\//),
  })

  const { headers, payload } = rawForm([
    textPart('education', 'Ph.D. (Pune)'),
    textPart('name', 'Dr. Asha Rao'),
    textPart('designation', 'Principal'),
  ])
  const forged = await app.inject({
    method: updateOwnProfile.method,
    url: updateOwnProfile.url,
    payload,
    headers: { ...headers, cookie },
  })
  expect(forged.statusCode).toBe(200)
  const row = await db.selectFrom('faculty').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ name: 'Asha Rao', designation: 'Professor', email: known.email })
  const { activities } = await owner(listActivities, { query: { subject: 'faculty' } })
  expect(activities.at(-1)).toMatchObject({
    action: 'updated',
    role: 'teacher',
    targetName: 'Asha Rao',
    changes: expect.arrayContaining([{ field: 'about', after: change.about }]),
  })
})

test('what must be known of who teaches stays known', async () => {
  const { teacher, shown } = await aCollege()

  const refused = await refusalOf(teacher(updateOwnProfile, { body: { education: 'x' } }))

  const said = 'Education details must be at least 5 characters long'
  expect(refused).toMatchObject({ status: 400, errors: { education: said } })
  expect(await shown()).toMatchObject({ education: known.education })
})

test('an account without a profile has none to change, whatever its role', async () => {
  const { as } = await aCollege()
  const { call } = await as({ role: 'publisher' })

  expect(await call(getOwnProfile)).toEqual({ isApproved: false })
  const refused = { status: 404, message: noProfile }
  expect(await refusalOf(call(updateOwnProfile, { body: change }))).toMatchObject(refused)
  expect(await refusalOf(call(takeBackProfile))).toMatchObject(refused)
})

test('where the college wants it, a change waits beside what visitors read until somebody approves it', async () => {
  const site = await aCollege({ isApproved: true })
  const { teacher, owner, shown, waiting, memberId, db } = site
  await teacher(updateOwnProfile, { body: { ...change, photo: await aPicture() } })
  const sent = await teacher(updateOwnProfile, { body: { ...change, about: 'Reads letters.' } })
  expect(sent).toEqual({ message: profileSent })

  expect(await shown()).toMatchObject(known)
  expect(await shown()).not.toHaveProperty('about')
  const [first] = await waiting()
  expect(first).toMatchObject({ _id: memberId, name: 'Asha Rao', department: 'B.C.A.' })
  expect(first?.changes).toEqual([
    { field: 'education', before: known.education, after: change.education },
    { field: 'about', after: 'Reads letters.' },
    { field: 'photo', after: expect.stringMatching(/^\/uploads\//) },
  ])
  const photo = first?.changes.at(-1)?.after
  expect(await uploadsInUse(db)).toContain(photo)
  expect(await teacher(getOwnProfile)).toMatchObject({
    member: { education: known.education },
    sent: { values: { about: 'Reads letters.', photo } },
  })

  const seen = { params: { _id: memberId }, body: { sentAt: first?.sentAt ?? '' } }
  await owner(approveProfile, seen)
  expect(await shown()).toMatchObject({ ...change, about: 'Reads letters.', photo })
  expect(await waiting()).toEqual([])
  const again = await refusalOf(owner(approveProfile, seen))
  expect(again).toMatchObject({ status: 404, message: profileChangeNotFound })
})

test('a change is returned with a note, sent again, and approved only as it was looked at', async () => {
  const { teacher, owner, waiting, memberId, shown, advance } = await aCollege({ isApproved: true })
  await teacher(updateOwnProfile, { body: change })
  const [first] = await waiting()
  const seen = { params: { _id: memberId }, body: { sentAt: first?.sentAt ?? '' } }
  await owner(returnProfile, { ...seen, body: { ...seen.body, note: 'Say since when.' } })
  expect(await waiting()).toEqual([])
  expect((await teacher(getOwnProfile)).sent).toMatchObject({
    values: change,
    returned: { note: 'Say since when.' },
  })

  advance(1000)
  await teacher(updateOwnProfile, { body: { ...change, about: 'Since 2014.' } })
  const stale = await refusalOf(owner(approveProfile, seen))
  expect(stale).toMatchObject({ status: 409, message: profileChangeTaken })
  expect((await waiting())[0]?.changes).toContainEqual({ field: 'about', after: 'Since 2014.' })

  await teacher(takeBackProfile)
  expect([await waiting(), (await teacher(getOwnProfile)).sent]).toEqual([[], undefined])
  expect(await shown()).toMatchObject({ education: known.education })
  const { activities } = await owner(listActivities, { query: { subject: 'faculty' } })
  expect(activities.map(({ action }) => action)).toEqual([
    'cancelled',
    'requested',
    'returned',
    'requested',
  ])
})

test('a change is held against what somebody is when it is approved, not when it was sent', async () => {
  const { teacher, owner, db, waiting, memberId, shown } = await aCollege({ isApproved: true })
  const become = (designation: string) => db.updateTable('faculty').set({ designation }).execute()
  const approve = async () => {
    const [{ sentAt } = { sentAt: '' }] = await waiting()
    return owner(approveProfile, { params: { _id: memberId }, body: { sentAt } })
  }
  // Nothing of teaching is kept of who leads the college.
  await teacher(updateOwnProfile, { body: { ...change, officeHours: 'Mondays' } })
  await become('Principal')
  expect((await waiting())[0]?.changes.map(({ field }) => field)).not.toContain('officeHours')
  await approve()
  expect(await shown()).toMatchObject(change)
  expect(await shown()).not.toHaveProperty('officeHours')

  await teacher(updateOwnProfile, { body: { about: 'Led the college.' } })
  await become('Professor')
  const lacking = profileChangeLacks('Education details must be at least 5 characters long')
  expect(await refusalOf(approve())).toMatchObject({ status: 409, message: lacking })
  expect(await shown()).toMatchObject(change)
  expect(await waiting()).toHaveLength(1)
})

test('only who may change people of the department sees, approves and returns what waits', async () => {
  const { as, teacher, waiting, memberId } = await aCollege({ isApproved: true })
  await teacher(updateOwnProfile, { body: change })
  const [first] = await waiting()
  const params = { _id: memberId }
  const body = { sentAt: first?.sentAt ?? '' }
  const editor = { role: 'editor', mayPublish: true } as const
  const other = (await as({ ...editor, departments: ['bba'] })).call
  expect(await other(listProfileChanges)).toEqual({ waiting: [] })
  const denied = { status: 403, message: noRight }
  for (const call of [
    other,
    teacher,
    (await as({ ...editor, mayPublish: false, departments: ['bca'] })).call,
  ]) {
    expect(await refusalOf(call(approveProfile, { params, body }))).toMatchObject(denied)
    const note = { ...body, note: 'No.' }
    expect(await refusalOf(call(returnProfile, { params, body: note }))).toMatchObject(denied)
  }

  const own = (await as({ ...editor, departments: ['bca'] })).call
  expect((await own(listProfileChanges)).waiting).toHaveLength(1)
  await own(approveProfile, { params, body })
  expect(await waiting()).toEqual([])
})

test('who may change the record anyway waits for nobody, and a deleted member leaves nothing that waits', async () => {
  const { as, shown, memberId, db, teacher } = await aCollege({ isApproved: true })
  const head = { role: 'editor', departments: ['bca'], mayPublish: true } as const
  const { call } = await as(head, memberId)
  await teacher(updateOwnProfile, { body: { ...change, about: 'Waits.' } })
  expect(await call(updateOwnProfile, { body: change })).toEqual({ message: profileSaved })
  expect(await shown()).toMatchObject(change)
  expect(await db.selectFrom('profileChanges').selectAll().execute()).toEqual([])

  await teacher(updateOwnProfile, { body: change })
  await db.deleteFrom('faculty').execute()
  expect(await db.selectFrom('profileChanges').selectAll().execute()).toEqual([])
})
