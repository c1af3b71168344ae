import { randomUUID } from 'node:crypto'
import { listContent, listRevisions, publishContent, readContent } from 'contract/content/calls'
import { trashContent } from 'contract/content/entry-calls'
import { linkToEntry } from 'contract/content/rich-text/link-target'
import { listActivities } from 'contract/platform/activity'
import { expect, test } from 'vitest'
import { aNoticeOffice } from '../../../test/a-notice-office.ts'
import { somePages } from '../../../test/some-pages.ts'
import { testApp } from '../../../test/test-app.ts'

/** A site whose home page link and campus picture are changed. */
async function aSite() {
  const site = await testApp()
  const call = await site.signIn()
  const publish = async (type: 'home' | 'campus', change: object) => {
    const { entries } = await call(listContent, { query: { type } })
    const params = { _id: entries[0]?._id ?? '' }
    const { version, basedOn = '', data } = await call(readContent, { params })
    const body = { version, basedOn, data: { ...data, ...change } }
    await call(publishContent, { params, body })
    return async () => {
      const { revisions } = await call(listRevisions, { params })
      return revisions[0]?.changes
    }
  }
  const lead = (place: string) =>
    publish('home', { announcements: [{ _key: 'a', text: 'New rules', place }] })
  const recorded = async () => {
    const { activities } = await call(listActivities, { query: { subject: 'content' } })
    return activities.find(({ action }) => action === 'published')?.changes
  }
  return { ...site, call, publish, lead, noted: recorded }
}

const place = 'Latest news 1: Leads to'

test('history and activity log show an entry’s name, and whether it is deleted', async () => {
  const { call, lead, noted } = await aSite()
  const [library = '', hostel = ''] = await somePages(call, ['Library', 'Hostel'])
  await lead(linkToEntry(library))
  const changed = await lead(linkToEntry(hostel))
  const change = { field: place, before: 'Library', after: 'Hostel' }
  expect(await changed()).toEqual([change])
  expect(await noted()).toEqual([change])

  await lead('/contact')
  for (const _id of [hostel, library])
    await call(trashContent, { params: { _id }, body: { version: 1 } })

  expect(await noted()).toEqual([{ field: place, before: 'Hostel', after: '/contact' }])
  expect((await changed())?.[0]?.before).toBe('Hostel (deleted)')
})

test('entries of the same name are distinguished, and unknown ones are shown as deleted', async () => {
  const { call, lead } = await aSite()
  const [one = '', other = ''] = await somePages(call, ['Rules', 'Rules'])
  await lead(linkToEntry(one))
  const changed = await lead(linkToEntry(other))
  expect(await changed()).toEqual([{ field: place, before: 'Rules', after: 'Rules' }])

  const gone = await lead(linkToEntry(randomUUID()))

  expect(await gone()).toEqual([{ field: place, before: 'Rules', after: '(deleted)' }])
})

test('a picture is shown by its name in the library', async () => {
  const { db, publish } = await aSite()
  await db
    .updateTable('libraryItems')
    .set({ name: 'The old gate' })
    .where('_id', '=', 'hero-1')
    .execute()
  const changed = await publish('campus', { aboutPicture: 'hero-1' })
  expect((await changed())?.[0]).toMatchObject({ after: 'The old gate' })
})

test('a department is shown by the name of its course, and by its code once there is none', async () => {
  const { add, call, db, publish } = await aNoticeOffice()
  const entry = await add('Practicals', { department: 'bca' })
  await publish(entry, { department: 'gone' })
  const params = { _id: entry._id }
  const [{ changes: latest } = {}] = (await call(listRevisions, { params })).revisions
  expect(latest).toContainEqual({ field: 'Department', before: 'B.C.A.', after: 'gone' })

  await db.deleteFrom('contentItems').where('department', '=', 'bca').execute()
  const [{ changes } = {}] = (await call(listRevisions, { params })).revisions
  expect(changes).toContainEqual({ field: 'Department', before: 'bca', after: 'gone' })
})
