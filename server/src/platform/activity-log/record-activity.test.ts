import { adminLogin, adminLogout, verifyPassword } from 'contract/accounts/admin'
import { createEvent, deleteEvent, listEvents, updateEvent } from 'contract/events/events'
import { listActivities } from 'contract/platform/activity'
import { dayMilliseconds } from 'contract/platform/durations'
import { sql } from 'kysely'
import { administrator } from 'testing/administrator.ts'
import { anEventForm } from 'testing/event-form.ts'
import { filesBelow } from 'testing/files-below.ts'
import { expect, test } from 'vitest'
import { adminCookie, testApp } from '../../../test/test-app.ts'
import { createAdmin, removeAdmin, setAdminPassword } from '../../accounts/staff/accounts.ts'
import { ensureAdmin } from '../../accounts/staff/first-admin.ts'
import { namesForLog } from './record-activity.ts'

const clerk = administrator.email
const network = '127.0.0.1'

test('changes of an event are recorded with their author and the previous values', async () => {
  const { signIn, visitor, deps } = await testApp()
  const admin = await signIn()
  await admin(createEvent, { body: await anEventForm({ venue: 'Field' }) })
  const [event] = await visitor(listEvents)
  const [eventId = '', image = ''] = [event?._id, event?.image]
  const { image: _, ...form } = await anEventForm({ title: 'Sports Week', time: '10 to 4' })
  const start = deps.now().toISOString()
  await admin(updateEvent, { params: { _id: eventId }, body: form })
  await admin(updateEvent, {
    params: { _id: eventId },
    body: { ...form, image: (await anEventForm()).image },
  })
  const [changed] = await visitor(listEvents)
  await admin(deleteEvent, { params: { _id: eventId } })

  const { activities } = await admin(listActivities, { query: { subject: 'event' } })

  const about = { _id: expect.any(String), admin: clerk, subject: 'event', targetId: eventId }
  const texts = { description: form.description, date: '2030-01-15T04:30:00.000Z' }
  const created = { title: 'Annual Sports Day', ...texts, venue: 'Field', image }
  const deleted = { title: 'Sports Week', ...texts, time: '10 to 4', image: changed?.image }
  expect(activities).toMatchObject([
    {
      ...about,
      action: 'deleted',
      targetName: 'Sports Week',
      changes: Object.entries(deleted).map(([field, before]) => ({ field, before })),
    },
    { ...about, changes: [{ field: 'image', before: image, after: changed?.image }] },
    {
      ...about,
      action: 'updated',
      targetName: 'Sports Week',
      changes: [
        { field: 'title', before: 'Annual Sports Day', after: 'Sports Week' },
        { field: 'time', after: '10 to 4' },
        { field: 'venue', before: 'Field' },
      ],
    },
    {
      ...about,
      action: 'created',
      targetName: 'Annual Sports Day',
      changes: Object.entries(created).map(([field, after]) => ({ field, after })),
    },
  ])
  expect(activities[2]?.createdAt.localeCompare(start)).toBeGreaterThanOrEqual(0)
})

test('an action that can’t be recorded isn’t done, and a rejected one isn’t recorded', async () => {
  const { app, db, signIn, visitor, uploads } = await testApp()
  const admin = await signIn()
  const eventId = '00000000-0000-7000-8000-000000000000'
  await expect(admin(deleteEvent, { params: { _id: eventId } })).rejects.toMatchObject({
    status: 404,
  })
  expect(await admin(listActivities, { query: { subject: 'event' } })).toEqual({ activities: [] })

  await sql`alter table activities rename to elsewhere`.execute(db)
  await expect(admin(createEvent, { body: await anEventForm() })).rejects.toMatchObject({
    status: 500,
  })
  const login = { method: 'POST', url: adminLogin.url, payload: administrator } as const
  expect((await app.inject(login)).cookies).toEqual([])

  expect(await visitor(listEvents)).toEqual([])
  expect(await filesBelow(uploads)).toEqual([])
  expect(await db.selectFrom('adminSessions').selectAll().execute()).toHaveLength(1)
})

test('logins, logouts and rejected logins are recorded with the network, without the password', async () => {
  const { app, signIn } = await testApp()
  const send = (cookie: string, url: string, payload?: object) =>
    app.inject({
      method: payload ? 'POST' : 'GET',
      url,
      headers: { cookie },
      ...(payload && { payload }),
    })
  await send('', adminLogin.url, { email: ' CLERK@college.test', password: 'wrong-Word-1' })
  await send('', adminLogin.url, { email: 'nobody@college.test', password: 'wrong-Word-2' })
  const cookie = await adminCookie(app)
  await send(cookie, verifyPassword.url, { password: 'wrong-Word-3' })
  await send(cookie, verifyPassword.url, { password: administrator.password })
  for (const _ of [1, 2]) await send(cookie, adminLogout.url)
  const admin = await signIn()

  const { activities } = await admin(listActivities, { query: { subject: 'session' } })

  const from = { field: 'network', after: network }
  expect(activities.map(({ admin, action, changes }) => [admin, action, changes])).toEqual([
    [clerk, 'logged in', [from]],
    [clerk, 'logged out', [from]],
    [clerk, 'refused', [from, { field: 'step', after: 'confirmation' }]],
    [clerk, 'logged in', [from]],
    [clerk, 'refused', [from, { field: 'step', after: 'login' }]],
  ])
  expect(JSON.stringify(activities)).not.toMatch(/Word|sandstone|nobody/)
})

test('strangers can’t fill the log: at most a hundred rejections of an account are recorded a day', async () => {
  const { app, db, advance } = await testApp()
  const guess = (remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: adminLogin.url,
      remoteAddress,
      payload: { ...administrator, password: 'wrong' },
    })
  const rejections = async () => {
    const recorded = db.selectFrom('activities').selectAll().where('action', '=', 'refused')
    return (await recorded.execute()).length
  }
  const statuses = await Promise.all(Array.from({ length: 8 }, () => guess('192.0.2.1')))
  expect(statuses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3)
  expect(await rejections()).toBe(5)

  await db
    .updateTable('attempts')
    .set({ count: 99 })
    .where('key', '=', `admin-refused:${clerk}`)
    .execute()
  for (const at of [2, 3, 4]) expect((await guess(`192.0.2.${at}`)).statusCode).toBe(401)
  expect(await rejections()).toBe(6)

  advance(dayMilliseconds)
  await guess('192.0.2.2')
  expect(await rejections()).toBe(7)
})

test('changes to administrators are recorded with the way they were made', async () => {
  const { db, deps } = await testApp()
  await db.deleteFrom('admins').execute()
  const config = {
    ...deps.config,
    firstAdmin: { email: 'first@college.test', password: 'a-Word-91' },
  }
  await ensureAdmin(db, config)
  await ensureAdmin(db, config)
  await createAdmin(db, 'Second@college.test', 'a-Word-92')
  await expect(createAdmin(db, 'second@college.test', 'a-Word-93')).rejects.toThrow('already')
  await setAdminPassword(db, 'second@college.test', 'a-Word-94')
  await removeAdmin(db, 'first@college.test')

  const recorded = await db.selectFrom('activities').selectAll().orderBy('_id').execute()

  expect(
    recorded.map(({ admin, action, targetName, changes }) => [admin, action, targetName, changes]),
  ).toEqual([
    ['command line', 'created', clerk, `[{"field":"email","after":"${clerk}"}]`],
    ['first start', 'created', 'first@college.test', expect.any(String)],
    ['command line', 'created', 'second@college.test', expect.any(String)],
    ['command line', 'updated', 'second@college.test', '[{"field":"password","after":"changed"}]'],
    [
      'command line',
      'deleted',
      'first@college.test',
      '[{"field":"email","before":"first@college.test"}]',
    ],
  ])
  expect(JSON.stringify(recorded)).not.toMatch(/Word|argon2/)
})

test('the database itself rejects changing or deleting what is recorded', async () => {
  const { db } = await testApp()
  const rows = () => db.selectFrom('activities').selectAll().execute()
  const before = await rows()
  expect(before).toHaveLength(1)
  const rejected = 'activities are append-only'

  await expect(db.updateTable('activities').set({ admin: 'x' }).execute()).rejects.toThrow(rejected)
  await expect(db.deleteFrom('activities').execute()).rejects.toThrow(rejected)
  if (process.env.TEST_ENGINE === 'postgres')
    await expect(sql`truncate activities`.execute(db)).rejects.toThrow(rejected)

  expect(await rows()).toEqual(before)
})

test('an entry about many things names the first of them and counts the others', () => {
  const named = (count: number) =>
    namesForLog(Array.from({ length: count }, (_, index) => `Event ${index + 1}`))
  expect(named(2)).toBe('Event 1; Event 2')
  expect(named(20)).toMatch(/; Event 20$/)
  expect(named(500)).toMatch(/; Event 20; and 480 more$/)
})
