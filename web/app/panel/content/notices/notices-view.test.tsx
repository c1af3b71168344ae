import { screen, waitFor, within } from '@testing-library/react'
import {
  contentSaved,
  contentScheduled,
  publishContent,
  readContent,
  saveContent,
} from 'contract/content/calls'
import { contentCreated, createContent } from 'contract/content/entry-calls'
import { publishedAfterLastDay } from 'contract/content/last-day'
import { libraryUploaded, readLibraryItem, uploadToLibrary } from 'contract/content/library/calls'
import type { LibraryItem } from 'contract/content/library/items'
import { allDepartments } from 'contract/content/notice-list'
import { entriesPerPage } from 'contract/content/record'
import { emptyRichText } from 'contract/content/rich-text/rich-text-schema'
import { countAudience } from 'contract/messaging/subscriptions'
import { expect, test } from 'vitest'
import { answer } from '#test/answer'
import { aListedNotice, categoryId, serveNotices } from '#test/notice-list'
import { renderPanel } from '#test/render-admin'
import { aDoc, paragraph } from '#test/rich-text'

const rows = () => within(screen.getByRole('list', { name: 'Notices' })).getAllByRole('listitem')

test('the list loads a page at a time, and shows what each notice is about', async () => {
  const requested = serveNotices(30)
  const { user } = await renderPanel([], 'Notices')
  await screen.findByText('Showing 24 of 30 notices')
  expect(rows()).toHaveLength(entriesPerPage)
  expect(rows()[0]?.textContent).toContain('Result · Whole college · Nov 2, 2026')

  await user.click(screen.getByRole('button', { name: 'Show more notices' }))
  await screen.findByText('Showing 30 of 30 notices')
  expect(rows()).toHaveLength(30)
  expect(requested.map(({ query }) => query.get('page'))).toEqual([null, '2'])
})

test('search, filters and order are applied by the server', async () => {
  const requested = serveNotices(3)
  const { user } = await renderPanel([], 'Notices')
  await screen.findByText('Showing 3 of 3 notices')
  await user.type(screen.getByRole('searchbox', { name: 'Search notices' }), 'ba result')
  await user.selectOptions(screen.getByLabelText('Status'), 'Archived')
  await user.selectOptions(screen.getByLabelText('Category'), 'Result')
  await user.selectOptions(screen.getByLabelText('Department'), 'Whole college')
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Title A to Z')
  await screen.findByText('Showing 1 of 1 notices')

  await waitFor(() =>
    expect(Object.fromEntries(requested.at(-1)?.query ?? [])).toEqual({
      search: 'ba result',
      state: 'over',
      category: categoryId,
      department: allDepartments,
      sort: 'title',
    }),
  )
})

const item: LibraryItem = {
  ...{ _id: '0192f000-0000-7000-9000-0000000000d1', kind: 'document', name: 'BA I semester' },
  ...{ isDecorative: false, focus: { x: 50, y: 50 }, version: 1, address: '/d/1/ba.pdf' },
  ...{ bytes: 900, type: 'application/pdf', author: 'asha', savedAt: '2026-11-21T05:12:00.000Z' },
}

test('one click on the dashboard creates a notice, and files chosen with it are its documents', async () => {
  serveNotices(0)
  const data = {
    title: 'Result',
    slug: 'result',
    category: '',
    department: '',
    body: emptyRichText,
    documents: [],
  }
  const entry = { ...aListedNotice(1), title: 'Result', version: 1, data }
  answer(createContent, () => ({ message: contentCreated, entry }))
  answer(readContent, entry)
  answer(readLibraryItem, { item, versions: [], places: [] })
  let uploaded = 0
  answer(uploadToLibrary, () => {
    uploaded += 1
    const _id = item._id.replace(/1$/, String(uploaded))
    const sheet = { ...item, _id, name: `Sheet ${uploaded}` }
    return { message: libraryUploaded, insertedId: _id, item: sheet }
  })
  const { user } = await renderPanel([], 'Dashboard')
  await user.click(await screen.findByRole('button', { name: /^New Notice/ }))
  const dialog = within(screen.getByRole('dialog', { name: 'New notice' }))
  await user.type(dialog.getByLabelText('Title'), 'Result')
  await user.click(dialog.getByRole('button', { name: 'Create' }))
  const input = await screen.findByLabelText(/^Upload documents/)
  await user.upload(input, [
    new File(['%PDF-1'], 'one.pdf', { type: 'application/pdf' }),
    new File(['%PDF-2'], 'two.pdf', { type: 'application/pdf' }),
  ])

  await screen.findByDisplayValue('Sheet 2')
  screen.getByDisplayValue('Sheet 1')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '1. Sheet 1' }))
  await user.click(screen.getByRole('button', { name: 'Back to Notices' }))
  await screen.findByText('No notices yet')
})

test('files for which a notice has no room are not added, and are counted', async () => {
  serveNotices(1)
  const documents = Array.from({ length: 19 }, (_, index) => ({
    ...{ _key: `d${index}`, label: `Sheet ${index}`, file: item._id },
  }))
  const data = { title: 'Result', slug: 'result', category: categoryId, department: 'ba' }
  const draft = { ...aListedNotice(0), isPublic: false, hasDraft: true, version: 1 }
  const entry = { ...draft, data: { ...data, body: emptyRichText, documents } }
  answer(readContent, entry)
  const saved = answer(saveContent, { message: contentSaved, entry: { ...entry, version: 2 } })
  answer(readLibraryItem, { item, versions: [], places: [] })
  const sent = answer(uploadToLibrary, { message: libraryUploaded, item })
  const { user } = await renderPanel([], 'Notices')
  await user.click(await screen.findByRole('button', { name: /^Notice 0/ }))
  const files = ['one', 'two', 'three'].map(
    (name) => new File(['%PDF-1'], `${name}.pdf`, { type: 'application/pdf' }),
  )
  await user.upload(await screen.findByLabelText(/^Upload documents/), files)

  await screen.findByText('“Documents” has room for 20, so 2 files were not added.')
  await waitFor(() => expect(screen.queryByLabelText(/^Upload documents/)).toBeNull())
  expect(sent).toHaveLength(1)
  await waitFor(() => expect(saved).toHaveLength(1))
})

test.each([
  [undefined, 'Publish and email 412 people'],
  ['2026-10-01', 'Publish now'],
])('the button says how many people a notice dated %s is emailed to', async (date, label) => {
  serveNotices(1)
  const draft = { ...aListedNotice(0), isPublic: false, hasDraft: true, version: 1 }
  const data = { title: 'Result', slug: 'result', category: categoryId, department: 'ba', date }
  answer(readContent, { ...draft, data })
  const requested = answer(countAudience, { subscribers: 412 })
  const { user } = await renderPanel([], 'Notices')
  await user.click(await screen.findByRole('button', { name: /^Notice 0/ }))
  await screen.findByRole('button', { name: label })
  const asked = date ? [] : [`category=${categoryId}&department=ba`]
  expect(requested.map(({ query }) => query.toString())).toEqual(asked)
})

test('scheduling a notice for after its last day asks first', async () => {
  serveNotices(1)
  const draft = { ...aListedNotice(0), isPublic: false, hasDraft: true, version: 1 }
  const words = { title: 'Notice 0', slug: 'notice-0', category: categoryId, urgency: 'usual' }
  const body = aDoc(paragraph('Read.'))
  const data = { ...words, body, documents: [], date: '2026-11-02', validUntil: '2027-01-22' }
  answer(readContent, { ...draft, data })
  const publishAt = '2027-01-23T03:30:00.000Z'
  const scheduled = { ...draft, data, publishAt, version: 2 }
  const sent = answer(publishContent, { message: contentScheduled, entry: scheduled })
  const { user } = await renderPanel([], 'Notices')
  await user.click(await screen.findByRole('button', { name: /^Notice 0/ }))
  await user.click(await screen.findByRole('button', { name: 'Schedule…' }))
  const time = screen.getByLabelText(/^Date and time/)
  await user.clear(time)
  await user.type(time, '2027-01-23T09:00')
  const schedule = () => user.click(screen.getByRole('button', { name: /^Schedule for Jan 23/ }))

  await schedule()
  const question = { name: 'Publish after its last day?' }
  const dialog = within(await screen.findByRole('dialog', question))
  dialog.getByText(publishedAfterLastDay)
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(sent).toEqual([])
  await schedule()
  await user.click(
    within(screen.getByRole('dialog', question)).getByRole('button', { name: 'Publish' }),
  )
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ at: publishAt, isConfirmed: true }))
})
