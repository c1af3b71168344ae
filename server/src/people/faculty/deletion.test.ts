import { verifyPassword } from 'contract/accounts/admin'
import { createEvent, listEvents } from 'contract/events/events'
import { memberDeleted, memberNotFound, stepUpRequired } from 'contract/people/faculty'
import { aPicture } from 'testing/a-picture.ts'
import { administrator } from 'testing/administrator.ts'
import { anEventForm } from 'testing/event-form.ts'
import { filesBelow } from 'testing/files-below.ts'
import { expect, test } from 'vitest'
import { enterMember } from '../../../test/enter-member.ts'
import { stateOf } from '../../../test/registration-status-of.ts'
import { adminCookie, testApp } from '../../../test/test-app.ts'
import { pictureFileNames } from '../../platform/storage/picture-names.ts'

const second = 1000
const forbidden = [403, { message: stepUpRequired }]
const deleted = [200, { message: memberDeleted }]
const notFound = [404, { message: memberNotFound }]

/** An administrator with two members who have photos. */
async function anAdmin() {
  const settings = await testApp()
  const { app, deps } = settings
  const cookie = await adminCookie(app)
  const photos = [await deps.pictures.save(await aPicture())]
  photos.push(await deps.pictures.copy(photos[0] ?? ''))
  const ids: string[] = []
  for (const photo of photos) ids.push(await enterMember(deps, { photo }))
  const [one = '', two = ''] = ids
  return {
    ...settings,
    one,
    two,
    photos,
    verify: (password = administrator.password, as = cookie) =>
      app.inject({
        method: 'POST',
        url: verifyPassword.url,
        headers: { cookie: as },
        payload: { password },
      }),
    remove: async (path: string, as = cookie) => {
      const url = path.startsWith('/') ? path : `/api/faculty/${path}`
      const answer = await app.inject({ method: 'DELETE', url, headers: { cookie: as } })
      return [answer.statusCode, answer.json()]
    },
    members: async () => (await stateOf(settings)).faculty.map(({ _id }) => _id),
  }
}

test('S26: nobody can be deleted without a step-up', async () => {
  const { remove, one, ...settings } = await anAdmin()
  const before = await stateOf(settings)

  expect(await remove(one)).toEqual(forbidden)

  expect(await stateOf(settings)).toEqual(before)
})

test('S27: a step-up allows one deletion, of member and photo; an event needs none', async () => {
  const { verify, remove, one, two, photos, members, uploads, signIn, visitor } = await anAdmin()
  await verify()

  expect(await remove(one)).toEqual(deleted)
  expect(await remove(two)).toEqual(forbidden)

  expect(await members()).toEqual([two])
  expect(await filesBelow(uploads)).toEqual(pictureFileNames(photos[1] ?? '').sort())
  const admin = await signIn()
  await admin(createEvent, { body: await anEventForm() })
  const [event] = await visitor(listEvents)
  expect((await remove(`/api/events/${event?._id}`))[0]).toBe(200)
})

test('S28: a step-up expires after five minutes, and with a wrong password', async () => {
  const { verify, remove, advance, stopClock, one, two, members } = await anAdmin()
  stopClock()
  await verify()
  advance(5 * 60 * second + second)
  expect(await remove(one)).toEqual(forbidden)

  await verify()
  expect((await verify('wrong')).json()).toMatchObject({ success: false })
  expect(await remove(one)).toEqual(forbidden)
  expect(await members()).toEqual([one, two])

  await verify()
  advance(5 * 60 * second - 10 * second)
  expect(await remove(one)).toEqual(deleted)
})

test('S28: five wrong passwords end the session', async () => {
  const { verify, remove, one, two, members } = await anAdmin()
  for (let tries = 0; tries < 5; tries++) await verify('wrong')

  expect(await remove(one)).toEqual([401, { message: 'Admin login required' }])
  expect(await members()).toEqual([one, two])
})

test('D11: a step-up is valid only in its session, and an unknown member doesn’t use it up', async () => {
  const { app, verify, remove, one } = await anAdmin()
  const other = await adminCookie(app)
  await verify()

  expect(await remove(one, other)).toEqual(forbidden)
  expect(await remove('01900000-0000-7000-8000-000000000000')).toEqual(notFound)
  expect(await remove('x')).toEqual(notFound)

  expect(await remove(one)).toEqual(deleted)
  expect(await remove(one)).toEqual(notFound)
})

test('a member without a photo can also be deleted', async () => {
  const { deps, verify, remove, members, one, two } = await anAdmin()
  const bare = await enterMember(deps)
  await verify()

  expect(await remove(bare)).toEqual(deleted)
  expect(await members()).toEqual([one, two])
})

test('S74: of twenty simultaneous deletions after one step-up, one succeeds', async () => {
  const { verify, remove, one, two, members, uploads, db } = await anAdmin()
  await verify()

  const same = await Promise.all(Array.from({ length: 20 }, () => remove(one)))

  expect(same.filter(([status]) => status === 200)).toEqual([deleted])
  expect(same.filter(([status]) => status !== 200)).toEqual(Array(19).fill(notFound))
  expect(await members()).toEqual([two])
  expect(await filesBelow(uploads)).toHaveLength(2)
  const recorded = db.selectFrom('activities').select('targetId').where('subject', '=', 'faculty')
  expect(await recorded.execute()).toEqual([{ targetId: one }])
})

test('S74: one step-up deletes one of several members, however fast the calls are', async () => {
  const { verify, remove, deps, members, one, two } = await anAdmin()
  const ids = [one, two]
  for (let count = 0; count < 8; count++) ids.push(await enterMember(deps))
  await verify()

  const answers = await Promise.all([...ids, ...ids].map((id) => remove(id)))

  const rejected = answers.filter(([status]) => status !== 200)
  expect(rejected).toHaveLength(19)
  for (const answer of rejected) expect([forbidden, notFound]).toContainEqual(answer)
  expect(await members()).toHaveLength(9)
})
