import { startingContent } from 'college/starting-content'
import { publishContent, readContent, saveContent } from 'contract/content/calls'
import {
  deleteLibraryItem,
  describeLibraryItem,
  libraryNotYours,
  replaceLibraryFile,
  uploadToLibrary,
} from 'contract/content/library/calls'
import { readReports } from 'contract/content/reports'
import { createEvent, listEventEntries, updateEvent } from 'contract/events/events'
import { checkImport, exportTable, importTable } from 'contract/operations/import'
import type { Endpoint } from 'contract/platform/endpoint'
import { rightsChanged } from 'contract/platform/roles'
import { aPicture } from 'testing/a-picture.ts'
import { anEventForm } from 'testing/event-form.ts'
import { expect, test } from 'vitest'
import {
  aCollege,
  editor,
  entryOf,
  notTheirs,
  summary,
  written,
} from '../../../test/a-college-of-departments.ts'
import { aLibrary } from '../../../test/a-library.ts'
import { filePart, rawForm } from '../../../test/raw-form.ts'
import { sessionThatEnds } from '../../../test/session-that-ends.ts'
import { signInAs } from '../../../test/sign-in-as.ts'
import { clientOf } from '../../../test/test-app.ts'

test('an editor’s lists have the drafts of their own department, and otherwise what is public', async () => {
  const { owner, other } = await aCollege()
  const bba = await entryOf(owner, 'B.B.A.')
  await owner(saveContent, await written(owner, bba._id, { title: 'B.B.A. (new)' }))

  expect(await entryOf(owner, 'B.B.A. (new)')).toMatchObject({ hasDraft: true })
  expect(await entryOf(other, 'B.B.A.')).toMatchObject({ hasDraft: false, department: 'bba' })
  expect(await entryOf(other, 'B.C.A.')).toMatchObject({ department: 'bca' })
  const reported = await other(readReports)
  const titles = [...reported.drafts, ...reported.oldest].map(({ title }) => title)
  expect(titles).toContain('B.C.A.')
  expect(titles.filter((title) => !title.startsWith('B.C.A.'))).toEqual([])
})

test('an editor who may publish can do so for their own course, and nobody moves one elsewhere', async () => {
  const { owner, other } = await aCollege()
  const { _id } = await entryOf(owner, 'B.C.A.')

  const answer = await other(publishContent, await written(other, _id, { summary }))
  expect(answer.entry.publicData).toMatchObject({ summary })

  // A reserved address isn't public yet, and an invalid one blocks nobody's.
  for (const slug of ['', 'b.b.a.2']) await other(saveContent, await written(other, _id, { slug }))
  const moved = other(publishContent, await written(other, _id))
  await expect(moved).rejects.toMatchObject(notTheirs)
  expect((await entryOf(owner, 'B.C.A.')).department).toBe('bca')
})

test('an author of the whole college writes everything, and publishes nothing', async () => {
  const { owner, other } = await aCollege({ role: 'author' })
  const { _id } = await entryOf(owner, 'B.C.A.')
  await other(saveContent, await written(other, _id, { summary }))

  await expect(other(publishContent, await written(other, _id))).rejects.toMatchObject(notTheirs)
  expect((await owner(readContent, { params: { _id } })).publicData).not.toMatchObject({
    summary,
  })
})

test('records are listed, written and exported by department', async () => {
  const { owner, other, app, cookie } = await aCollege()
  for (const [title, department] of [
    ['Ours', 'b. c-a'],
    ['Theirs', 'B.B.A.'],
    ['All', ''],
  ] as const)
    await owner(createEvent, { body: await anEventForm({ title, department }) })
  const { entries: all } = await owner(listEventEntries)

  const { entries, all: count } = await other(listEventEntries)
  expect([entries.map(({ title }) => title), count]).toEqual([['Ours'], 1])
  const url = exportTable.url.replace(':subject', 'events')
  const { body } = await app.inject({ url, headers: { cookie } })
  expect([body.includes('Ours'), body.includes('Theirs')]).toEqual([true, false])
  for (const department of ['B.B.A.', '']) {
    const entered = other(createEvent, { body: await anEventForm({ department }) })
    await expect(entered).rejects.toMatchObject(notTheirs)
  }
  for (const { _id, title } of all) {
    const { image: _, ...body } = await anEventForm({ title, department: 'BBA' })
    const moved = other(updateEvent, { params: { _id }, body })
    await expect(moved).rejects.toMatchObject(notTheirs)
  }
})

test('importing another department’s records is rejected row by row, and changes nothing', async () => {
  const { owner, app, db, cookie } = await aCollege()
  const theirs = { body: await anEventForm({ title: 'Theirs', department: 'B.B.A.' }) }
  const { _id } = await owner(createEvent, theirs)
  const before = await db.selectFrom('events').selectAll().execute()
  const rows = [
    '_id,title,description,date,department',
    `${_id},Ours now,Many stalls and more,2030-01-15T10:00,B.C.A.`,
    ',New,Many stalls and more,2030-01-15T10:00,B.B.A.',
    ',Ours,Many stalls and more,2030-01-15T10:00,bca',
  ]
  for (const call of [checkImport, importTable] satisfies Endpoint[]) {
    const answer = await app.inject({
      method: 'POST',
      url: call.url.replace(':subject', 'events'),
      ...withCookie(rawForm([filePart('file', rows.join('\n'))]), cookie),
    })
    expect(answer.json().rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'refused',
      'refused',
      'new',
    ])
  }
  expect(await db.selectFrom('events').selectAll().execute()).toEqual(before)
})

const withCookie = ({ headers, payload }: ReturnType<typeof rawForm>, cookie: string) => ({
  headers: { ...headers, cookie },
  payload,
})

test('an editor can’t describe, replace or delete a picture on someone else’s page, nor replace or delete their unused ones', async () => {
  const { app, db, upload, publish } = await aLibrary()
  const other = clientOf(app, await signInAs(db, editor))
  const [first] = startingContent.slides.slides
  const visible = await upload(await aPicture())
  await publish('slides', { slides: [{ ...first, picture: visible._id }] })
  const params = { _id: visible._id }
  const words = { name: 'Mine', alt: 'A hall', isDecorative: false, focus: { x: 50, y: 50 } }
  const rejected = { status: 403, message: libraryNotYours }

  const described = other(describeLibraryItem, { params, body: { ...words, version: 1 } })
  await expect(described).rejects.toMatchObject(rejected)
  const replaced = other(replaceLibraryFile, {
    params,
    body: { version: '1', file: await aPicture() },
  })
  await expect(replaced).rejects.toMatchObject(rejected)
  const unused = { params: { _id: (await upload(await aPicture()))._id }, query: { version: '1' } }
  await expect(other(deleteLibraryItem, unused)).rejects.toMatchObject(rejected)

  await other(describeLibraryItem, { params: unused.params, body: { ...words, version: 1 } })
  const takenOver = other(deleteLibraryItem, { ...unused, query: { version: '2' } })
  await expect(takenOver).rejects.toMatchObject(rejected)
  const exchanged = other(replaceLibraryFile, {
    params: unused.params,
    body: { version: '2', file: await aPicture() },
  })
  await expect(exchanged).rejects.toMatchObject(rejected)

  const { item: own } = await other(uploadToLibrary, { body: { file: await aPicture() } })
  await other(deleteLibraryItem, { params: { _id: own._id }, query: { version: '1' } })
})

test('if a role changes after the guard has run, nothing is written', async () => {
  const settings = await sessionThatEnds()
  const { db, app } = settings
  const other = clientOf(app, await signInAs(db, { role: 'publisher' }))
  settings.onceFound(() => db.updateTable('admins').set({ role: 'author' }).execute())

  const sent = other(createEvent, { body: await anEventForm() })

  await expect(sent).rejects.toMatchObject({ status: 403, message: rightsChanged })
  expect(await db.selectFrom('events').select('_id').execute()).toEqual([])
})
