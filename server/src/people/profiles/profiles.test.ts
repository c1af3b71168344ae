import { getCurrentAdmin } from 'contract/accounts/admin'
import {
  getOwnProfile,
  noProfile,
  profileSaved,
  updateOwnProfile,
  withdrawProfile,
} from 'contract/people/own-profile'
import { listActivities } from 'contract/platform/activity'
import { aPicture } from 'testing/a-picture.ts'
import { expect, test } from 'vitest'
import {
  aCollegeWithProfiles,
  profileChange as change,
  knownOfTeacher as known,
} from '../../../test/a-college-with-profiles.ts'
import { rawForm, textPart } from '../../../test/raw-form.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'

test('a teacher changes their own profile at once, and nothing else of the record', async () => {
  const { app, db, teacher, cookie, shown, memberId, owner } = await aCollegeWithProfiles()
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

test('required details of teachers can’t be removed', async () => {
  const { teacher, shown } = await aCollegeWithProfiles()

  const rejected = await rejectionOf(teacher(updateOwnProfile, { body: { education: 'x' } }))

  const text = 'Education details must be at least 5 characters long'
  expect(rejected).toMatchObject({ status: 400, errors: { education: text } })
  expect(await shown()).toMatchObject({ education: known.education })
})

test('an account without a profile can’t change one, whatever its role', async () => {
  const { as } = await aCollegeWithProfiles()
  const { call } = await as({ role: 'publisher' })

  expect(await call(getOwnProfile)).toEqual({ isApproved: false })
  const rejected = { status: 404, message: noProfile }
  expect(await rejectionOf(call(updateOwnProfile, { body: change }))).toMatchObject(rejected)
  expect(await rejectionOf(call(withdrawProfile))).toMatchObject(rejected)
})
