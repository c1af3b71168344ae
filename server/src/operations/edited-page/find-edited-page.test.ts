import { listContent } from 'contract/content/calls'
import { createEvent } from 'contract/events/events'
import { findEditedPage, nothingToEdit } from 'contract/operations/edited-page'
import { createMember } from 'contract/people/faculty'
import { anEventForm } from 'testing/event-form.ts'
import { aMemberForm } from 'testing/member-form.ts'
import { expect, test } from 'vitest'
import { aPageEditor } from '../../../test/a-page-editor.ts'
import { aStaffAccount, staffCookie } from '../../../test/a-staff-account.ts'
import { enterMember } from '../../../test/enter-member.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { signInAs } from '../../../test/sign-in-as.ts'
import { clientOf, testApp } from '../../../test/test-app.ts'

const missing = { status: 404, message: nothingToEdit }

test('a page leads to its entry, under any form of its address', async () => {
  const { signIn } = await testApp()
  const admin = await signIn()
  const { entries } = await admin(listContent)
  entries.push(...(await admin(listContent, { query: { type: 'notice' } })).entries)
  const ofType = (type: string) => entries.find((entry) => entry.type === type)
  const find = (path: string) => admin(findEditedPage, { query: { path } })

  for (const [path, type] of [
    ['/', 'home'],
    ['/contact', 'contactPage'],
    ['/privacy', 'privacy'],
    [ofType('course')?.page, 'course'],
    [ofType('course')?.page?.replaceAll('.', ''), 'course'],
    [ofType('courseGroup')?.page, 'courseGroup'],
    [ofType('notice')?.page, 'notice'],
  ])
    expect(await find(path ?? '')).toEqual({ entry: { _id: ofType(type ?? '')?._id, type } })
  for (const path of ['/search', '/pages/nothing', '/course/a/b', 'https://evil.example', '//x'])
    expect([path, await rejectionOf(find(path))]).toMatchObject([path, missing])
})

test('a page leads to the entry that it shows, whichever had the address before', async () => {
  const { call, add, publish } = await aPageEditor()
  const one = await add('One')
  const two = await add('Two')
  const aside = await publish(one, { slug: 'aside' })
  await publish(two, { slug: 'one' })
  await publish(aside, { slug: 'two' })

  for (const [path, entry] of [
    ['/pages/one', two],
    ['/pages/two', one],
    ['/pages/aside', one],
  ] as const)
    expect([path, await call(findEditedPage, { query: { path } })]).toEqual([
      path,
      { entry: { _id: entry._id, type: 'page' } },
    ])
})

test('a page of an event or a person names it and its list', async () => {
  const { signIn, db } = await testApp()
  const admin = await signIn()
  const { _id = '' } = await admin(createEvent, { body: await anEventForm({ title: 'Debate' }) })
  await admin(createMember, {
    body: await aMemberForm({ name: 'Asha Verma', designation: 'Professor' }),
  })
  const { _id: memberId, slug } = await db
    .selectFrom('faculty')
    .select(['_id', 'slug'])
    .executeTakeFirstOrThrow()
  const find = (path: string) => admin(findEditedPage, { query: { path } })

  expect(await find(`/event/${_id}`)).toEqual({
    record: { _id, subject: 'events', name: 'Debate' },
  })
  expect(await find(`/team/${slug}`)).toEqual({
    record: { _id: memberId, subject: 'faculty', name: 'Asha Verma', group: 'teaching' },
  })
  expect(await rejectionOf(find('/event/nothing'))).toMatchObject(missing)
})

test('accounts only find what they see in the panel', async () => {
  const { app, db, signIn } = await testApp()
  const admin = await signIn()
  const { _id = '' } = await admin(createEvent, { body: await anEventForm() })
  const author = clientOf(
    app,
    await staffCookie(db, await aStaffAccount(db, { role: 'author', departments: '["bca"]' })),
  )
  const find = (path: string) => author(findEditedPage, { query: { path } })
  expect(await find('/course/b.c.a.')).toMatchObject({ entry: { type: 'course' } })
  for (const path of ['/about', '/course/b.b.a.', `/event/${_id}`])
    expect([path, await rejectionOf(find(path))]).toMatchObject([path, missing])
})

test('events and people of other departments are not named', async () => {
  const { clientWith, db, deps, signIn } = await testApp()
  const admin = await signIn()
  const body = await anEventForm({ title: 'Debate', department: 'B.C.A.' })
  const { _id = '' } = await admin(createEvent, { body })
  await enterMember(deps, { name: 'Asha Verma', department: 'B.C.A.' })
  const { slug } = await db.selectFrom('faculty').select('slug').executeTakeFirstOrThrow()
  const editorOf = async (department: string) =>
    clientWith(await signInAs(db, { role: 'editor', departments: [department] }))
  const [own, other] = [await editorOf('bca'), await editorOf('bba')]

  for (const path of [`/event/${_id}`, `/team/${slug}`]) {
    expect(await own(findEditedPage, { query: { path } })).toHaveProperty('record')
    expect(await rejectionOf(other(findEditedPage, { query: { path } }))).toMatchObject(missing)
  }
})
