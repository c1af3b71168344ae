import { listContent, readContent, saveContent } from 'contract/content/calls'
import { markPresence, presenceSeconds } from 'contract/content/presence'
import { createEvent } from 'contract/events/events'
import { createMember } from 'contract/people/faculty'
import { markRecordPresence } from 'contract/record-presence'
import { anEventForm } from 'testing/event-form.ts'
import { aMemberForm } from 'testing/member-form.ts'
import { expect, test } from 'vitest'
import { aCollege, entryOf, written } from '../../../test/a-college-of-departments.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { signInAs } from '../../../test/sign-in-as.ts'
import { testApp } from '../../../test/test-app.ts'
import { cleanUpPresence } from './presence.ts'

test('two people with one entry open see each other, until one of them is gone for a minute, and notice what the other saved', async () => {
  const { owner, other, deps, db, advance } = await aCollege({ role: 'author' })
  const { _id } = await entryOf(owner, 'B.C.A.')
  const open = async (call: typeof owner, id = _id) =>
    (await call(markPresence, { params: { _id: id } })).editors

  expect(await open(owner)).toEqual([])
  expect(await open(other)).toHaveLength(1)
  expect(await open(other)).toHaveLength(1)
  expect(await open(owner)).toHaveLength(1)
  const { entries } = await owner(listContent)
  const elsewhere = entries.find(({ title }) => title === 'B.B.A.')?._id
  expect(await open(other, elsewhere)).toEqual([])

  const { version } = await owner(readContent, { params: { _id } })
  const heard = await other(markPresence, { params: { _id } })
  expect(heard.version).toBe(version)
  await owner(saveContent, await written(owner, _id))
  expect((await other(markPresence, { params: { _id } })).version).toBeGreaterThan(version)

  advance((presenceSeconds + 1) * 1000)
  expect(await open(owner)).toEqual([])
  await cleanUpPresence(deps)
  expect(await db.selectFrom('editingPresence').selectAll().execute()).toHaveLength(1)
})

test('two people with the form of an event or a person open see each other, but nobody of another department', async () => {
  const { db, deps, advance, signIn, clientWith } = await testApp()
  const owner = await signIn()
  const event = await owner(createEvent, { body: await anEventForm() })
  const member = await owner(createMember, { body: await aMemberForm({ department: 'B.C.A.' }) })
  const other = clientWith(await signInAs(db, { role: 'publisher' }))
  const scoped = clientWith(
    await signInAs(db, { role: 'editor', departments: ['ba'], mayPublish: true }),
  )
  for (const { subject, _id = '' } of [
    { subject: 'events' as const, ...event },
    { subject: 'faculty' as const, ...member },
  ]) {
    const open = async (call: typeof owner) =>
      (await call(markRecordPresence[subject], { params: { _id } })).editors
    expect(await open(owner)).toEqual([])
    expect(await open(other)).toHaveLength(1)
    expect(await open(owner)).toHaveLength(1)
    expect(await rejectionOf(open(scoped))).toMatchObject({ status: 403 })
  }

  advance((presenceSeconds + 1) * 1000)
  await cleanUpPresence(deps)
  expect(await db.selectFrom('recordPresence').selectAll().execute()).toEqual([])
})
