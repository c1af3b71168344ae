import { translationOf } from 'contract/content/translations/record-translations'
import { listFaculty } from 'contract/people/faculty'
import {
  approveProfile,
  getOwnProfile,
  listProfileChanges,
  profileChangedMeanwhile,
  profileChangeIncomplete,
  profileChangeNotFound,
  profileFields,
  profileSaved,
  profileSent,
  returnProfile,
  updateOwnProfile,
  withdrawProfile,
} from 'contract/people/own-profile'
import { listActivities } from 'contract/platform/activity'
import { noRight } from 'contract/platform/roles'
import { listVersions } from 'contract/record-history'
import { aPicture } from 'testing/a-picture.ts'
import { administrator } from 'testing/administrator.ts'
import { expect, test } from 'vitest'
import {
  aCollegeWithProfiles,
  profileChange as change,
  knownOfTeacher as known,
} from '../../../test/a-college-with-profiles.ts'
import { panelForm } from '../../../test/panel-form.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { uploadsInUse } from '../../platform/db/uploads-in-use.ts'

test('if the college requires approval, a change waits beside the public version until it is approved', async () => {
  const site = await aCollegeWithProfiles({ isApproved: true })
  const { teacher, owner, shown, waiting, memberId, db } = site
  await teacher(updateOwnProfile, { body: { ...change, photo: await aPicture() } })
  const sent = await teacher(updateOwnProfile, { body: { ...change, about: 'Reads letters.' } })
  expect(sent).toEqual({ message: profileSent })

  expect(await shown()).toMatchObject(known)
  expect(await shown()).not.toHaveProperty('about')
  const [first] = await waiting()
  const { author: sentBy } = first ?? {}
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
  const { versions } = await owner(listVersions.faculty, { params: { _id: memberId } })
  expect(versions[0]).toMatchObject({
    action: 'approved',
    author: sentBy,
    approvedBy: administrator.email,
    changes: [{ before: known.education, after: change.education }, {}, {}],
  })
  const again = await rejectionOf(owner(approveProfile, seen))
  expect(again).toMatchObject({ status: 404, message: profileChangeNotFound })
})

test('a teacher’s Hindi waits for approval with the English that it translates, and so does its removal', async () => {
  const site = await aCollegeWithProfiles({ isApproved: true })
  const { teacher, owner, visitor, waiting, memberId } = site
  const about = 'Collects signboards.'
  const about_hi = translationOf(profileFields.about, about, 'सूचना-पट्ट जमा करती हैं।')
  const inHindi = async () => (await visitor(listFaculty, { query: { lang: 'hi' } }))[0]?.about
  const approve = async () => {
    const [{ sentAt, changes } = { sentAt: '', changes: [] }] = await waiting()
    await owner(approveProfile, { params: { _id: memberId }, body: { sentAt } })
    return changes
  }
  const save = async (changed: object) => {
    const { member } = await teacher(getOwnProfile)
    const body = panelForm(profileFields, member ?? {}, changed)
    await teacher(updateOwnProfile, { body })
  }

  await save({ about, about_hi })
  expect(await inHindi()).toBeUndefined()
  expect(await approve()).toEqual([
    { field: 'about', after: about },
    { field: 'about_hi', after: 'सूचना-पट्ट जमा करती हैं।' },
  ])
  expect(await inHindi()).toBe('सूचना-पट्ट जमा करती हैं।')

  await teacher(updateOwnProfile, { body: { education: known.education, about: 'Draws.' } })
  await approve()
  await teacher(updateOwnProfile, { body: { education: known.education, about } })
  await approve()
  expect(await inHindi()).toBe('सूचना-पट्ट जमा करती हैं।')

  await save({ about_hi: '' })
  await approve()
  expect(await inHindi()).toBe(about)
})

test('a change can be returned with a note, sent again, and approved only as it was seen', async () => {
  const { teacher, owner, waiting, memberId, shown, advance } = await aCollegeWithProfiles({
    isApproved: true,
  })
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
  const stale = await rejectionOf(owner(approveProfile, seen))
  expect(stale).toMatchObject({ status: 409, message: profileChangedMeanwhile })
  expect((await waiting())[0]?.changes).toContainEqual({ field: 'about', after: 'Since 2014.' })

  await teacher(withdrawProfile)
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

test('a change is compared with the person’s details at approval, not when it was sent', async () => {
  const { teacher, owner, db, waiting, memberId, shown } = await aCollegeWithProfiles({
    isApproved: true,
  })
  const become = (designation: string) => db.updateTable('faculty').set({ designation }).execute()
  const approve = async () => {
    const [{ sentAt } = { sentAt: '' }] = await waiting()
    return owner(approveProfile, { params: { _id: memberId }, body: { sentAt } })
  }
  // Leaders have no teaching fields.
  await teacher(updateOwnProfile, { body: { ...change, officeHours: 'Mondays' } })
  await become('Principal')
  expect((await waiting())[0]?.changes.map(({ field }) => field)).not.toContain('officeHours')
  await approve()
  expect(await shown()).toMatchObject(change)
  expect(await shown()).not.toHaveProperty('officeHours')

  await teacher(updateOwnProfile, { body: { about: 'Led the college.' } })
  await become('Professor')
  const lacking = profileChangeIncomplete('Education details must be at least 5 characters long')
  expect(await rejectionOf(approve())).toMatchObject({ status: 409, message: lacking })
  expect(await shown()).toMatchObject(change)
  expect(await waiting()).toHaveLength(1)
})

test('only those who may edit people of the department see, approve and return changes', async () => {
  const { as, teacher, waiting, memberId } = await aCollegeWithProfiles({ isApproved: true })
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
    expect(await rejectionOf(call(approveProfile, { params, body }))).toMatchObject(denied)
    const note = { ...body, note: 'No.' }
    expect(await rejectionOf(call(returnProfile, { params, body: note }))).toMatchObject(denied)
  }

  const own = (await as({ ...editor, departments: ['bca'] })).call
  expect((await own(listProfileChanges)).waiting).toHaveLength(1)
  await own(approveProfile, { params, body })
  expect(await waiting()).toEqual([])
})

test('those who may edit the record anyway need no approval, and deleting a member deletes pending changes', async () => {
  const { as, shown, memberId, db, teacher } = await aCollegeWithProfiles({ isApproved: true })
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
