import { screen, within } from '@testing-library/react'
import {
  describeManyLibraryItems,
  libraryUploaded,
  listLibrary,
  selectLibraryItems,
  uploadToLibrary,
} from 'contract/content/library/calls'
import type { LibraryItem } from 'contract/content/library/items'
import { aShownPicture } from 'testing/a-public-picture.ts'
import { expect, test } from 'vitest'
import { answer, refuse } from '#test/answer'
import { clickOnceEnabled } from '#test/click-once-enabled'
import { fillLogin, renderPanel } from '#test/render-admin'

const aPhoto = (_id: string, alt?: string): LibraryItem => ({
  ...{ _id, kind: 'picture', name: _id, isDecorative: false, focus: { x: 50, y: 50 } },
  ...{ version: 1, address: aShownPicture('photo').address, bytes: 1000 },
  ...{ savedAt: '2026-11-21T04:30:00.000Z', author: 'head@college.test', ...(alt && { alt }) },
})
const collections = ['Sports Day 2026', 'Staff']

async function openLibrary(items = [aPhoto('prizes', 'Prizes'), aPhoto('queue')]) {
  const listed = answer(listLibrary, { items, total: items.length, collections })
  const { user } = await renderPanel([], 'Pictures & Documents')
  await screen.findByRole('button', { name: /^prizes/ })
  return { user, listed }
}

const photoFiles = (...names: string[]) =>
  names.map((name) => new File(['x'], `${name}.jpg`, { type: 'image/jpeg' }))

/** Returns the names of the files that were sent. */
function answerUploads() {
  const sent: string[] = []
  answer(uploadToLibrary, ({ body }) => {
    const file = body instanceof FormData ? body.get('file') : undefined
    const _id = file instanceof File ? file.name.replace('.jpg', '') : ''
    sent.push(_id)
    return { message: libraryUploaded, _id, item: aPhoto(_id) }
  })
  return sent
}

test('uploaded photos get the same words and a collection in one go', async () => {
  answerUploads()
  const { user } = await openLibrary()
  await user.upload(screen.getByLabelText('Choose files'), photoFiles('IMG_1', 'IMG_2'))
  const card = within(await screen.findByRole('region', { name: '2 new files' }))
  card.getByText(/^2 pictures have no description/)
  await user.type(card.getByLabelText('Same description for all'), 'The relay race')
  await user.type(card.getByLabelText('Description of “IMG_2”'), 'The winners')
  await user.type(card.getByLabelText('Collection'), 'Sports Day 2026')
  const sent = answer(describeManyLibraryItems, {
    ...{ message: '1 changed, 1 could not be', done: 1, items: [aPhoto('IMG_2')] },
    rejected: [{ _id: 'IMG_2', name: 'IMG_2', reason: 'Not yours' }],
  })
  await user.click(card.getByRole('button', { name: 'Save and close' }))

  const rest = within(await screen.findByRole('region', { name: '1 new file' }))
  expect(rest.getByRole('alert').textContent).toBe('1 changed, 1 could not be: Not yours')
  expect(sent.map(({ body }) => body)).toEqual([
    {
      entries: [
        { _id: 'IMG_1', version: 1, alt: 'The relay race' },
        { _id: 'IMG_2', version: 1, alt: 'The winners' },
      ],
      collection: 'Sports Day 2026',
    },
  ])
})

test('descriptions of files that somebody changed or deleted meanwhile are saved by the next attempt', async () => {
  answerUploads()
  const { user } = await openLibrary()
  await user.upload(screen.getByLabelText('Choose files'), photoFiles('IMG_1', 'IMG_2', 'IMG_3'))
  const card = within(await screen.findByRole('region', { name: '3 new files' }))
  await user.type(card.getByLabelText('Description of “IMG_1”'), 'The relay')
  await user.type(card.getByLabelText('Same description for all'), 'Sports Day')
  answer(describeManyLibraryItems, {
    ...{ message: '1 described, 2 couldn’t be described', done: 1 },
    items: [{ ...aPhoto('IMG_1', 'A race'), version: 2 }, aPhoto('IMG_3', 'Sports Day')],
    rejected: [
      { _id: 'IMG_2', name: '', reason: 'Deleted in the meantime' },
      { _id: 'IMG_1', name: 'IMG_1', reason: 'Someone changed this' },
    ],
  })
  await user.click(card.getByRole('button', { name: 'Save and close' }))

  const rest = within(await screen.findByRole('region', { name: '1 new file' }))
  rest.getByText('1 described, 2 couldn’t be described: Someone changed this')
  rest.getByText('Saved description: “A race”')
  const again = answer(describeManyLibraryItems, {
    ...{ message: '1 described', done: 1, rejected: [], items: [] },
  })
  await user.click(rest.getByRole('button', { name: 'Save and close' }))
  await screen.findByText('1 described')
  expect(again[0]?.body).toEqual({ entries: [{ _id: 'IMG_1', version: 2, alt: 'The relay' }] })
})

test('pictures without a description are filtered and described together', async () => {
  const { user, listed } = await openLibrary()
  await user.selectOptions(screen.getByLabelText('Show'), 'Missing descriptions')
  await user.selectOptions(screen.getByLabelText('Collection'), 'Staff')
  const queue = { _id: 'queue', version: 1 }
  answer(selectLibraryItems, { entries: [queue, { _id: 'rules', version: 1 }], found: 2 })
  await user.click(screen.getByRole('button', { name: 'Select' }))
  await user.click(screen.getByRole('button', { name: /^Select all/ }))
  await screen.findByText('2 selected')
  const missing = answer(selectLibraryItems, { entries: [queue], found: 1 })
  await user.click(await screen.findByRole('button', { name: 'Describe 2 entries' }))
  const dialog = within(await screen.findByRole('dialog'))
  const confirm = await dialog.findByRole('button', { name: 'Describe 1' })
  dialog.getByText(/^1 of the 2 you selected has a description or needs none/)
  expect(Object.fromEntries(missing[0]?.query ?? [])).toMatchObject({
    ...{ kind: 'picture', missing: 'description', collection: 'Staff' },
  })
  expect(confirm).toHaveProperty('disabled', true)
  await user.type(dialog.getByLabelText('Same description for all'), 'Teachers of the college')
  const sent = answer(describeManyLibraryItems, {
    ...{ message: '1 described', done: 1, rejected: [], items: [] },
  })
  await user.click(confirm)
  await screen.findByText('1 described')
  expect(sent.map(({ body }) => body)).toEqual([
    { entries: [{ _id: 'queue', version: 1 }], alt: 'Teachers of the college' },
  ])
  expect(Object.fromEntries(listed.at(-1)?.query ?? [])).toMatchObject({
    ...{ missing: 'description', collection: 'Staff' },
  })
})

test('moving counts only the files that aren’t in the chosen collection', async () => {
  const { user } = await openLibrary()
  await user.click(screen.getByRole('button', { name: 'Select' }))
  for (const box of screen.getAllByRole('checkbox', { name: /^Select (prizes|queue)/ }))
    await user.click(box)
  const requested = answer(selectLibraryItems, { entries: [], found: 0 })
  await clickOnceEnabled(user, 'Move 2 entries')
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Move 2 files to a collection?' }),
  )
  answer(selectLibraryItems, ({ query }) => {
    const entries = query.get('collection') === 'Staff' ? [{ _id: 'queue', version: 1 }] : []
    return { entries, found: entries.length }
  })
  await user.type(dialog.getByLabelText('Collection'), 'Staff')
  await dialog.findByText(
    '1 of the 2 you selected is already in this collection, so it stays as it is.',
  )
  expect(Object.fromEntries(requested[0]?.query ?? [])).toEqual({ missing: 'collection' })

  const sent = answer(describeManyLibraryItems, {
    ...{ message: '1 changed', done: 1, rejected: [], items: [] },
  })
  await clickOnceEnabled(user, 'Move 1')
  await screen.findByText('1 changed')
  expect(sent[0]?.body).toEqual({ entries: [{ _id: 'prizes', version: 1 }], collection: 'Staff' })
})

test('if the session ends during an upload, what was typed and the remaining files survive', async () => {
  answerUploads()
  const { user } = await openLibrary()
  const choose = (...names: string[]) =>
    user.upload(screen.getByLabelText('Choose files'), photoFiles(...names))
  await choose('IMG_1')
  const card = within(await screen.findByRole('region', { name: '1 new file' }))
  await user.type(card.getByLabelText('Description of “IMG_1”'), 'The relay race')
  await user.type(card.getByLabelText('Collection'), 'Sports')
  const rejected = refuse(uploadToLibrary, 401)
  await choose('IMG_2', 'IMG_3')
  await screen.findByText(/^Your session has ended\..* Your changes are saved/)
  expect(rejected).toHaveLength(1)

  const sent = answerUploads()
  await fillLogin(user)

  const all = within(await screen.findByRole('region', { name: '3 new files' }))
  expect(sent).toEqual(['IMG_2', 'IMG_3'])
  expect(all.getByLabelText('Description of “IMG_1”')).toHaveProperty('value', 'The relay race')
  expect(all.getByLabelText('Collection')).toHaveProperty('value', 'Sports')
})

test('files that failed for lack of a connection are sent again at once, and rejected ones are not', async () => {
  const { user } = await openLibrary()
  refuse(uploadToLibrary, 415, 'Only PNG')
  await user.upload(screen.getByLabelText('Choose files'), photoFiles('notes'))
  await screen.findByText('Only PNG')
  expect(screen.queryByRole('button', { name: /again$/ })).toBeNull()
  refuse(uploadToLibrary, 0)
  await user.upload(screen.getByLabelText('Choose files'), photoFiles('IMG_1', 'IMG_2'))
  const again = await screen.findByRole('button', { name: 'Upload 2 files again' })
  const sent = answerUploads()
  await user.click(again)
  await screen.findByRole('region', { name: '2 new files' })
  expect(sent).toEqual(['IMG_1', 'IMG_2'])
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull()
})

test('a chosen collection isn’t left without asking', async () => {
  answerUploads()
  const { user } = await openLibrary()
  await user.upload(screen.getByLabelText('Choose files'), photoFiles('IMG_1'))
  await user.type(await screen.findByLabelText('Collection', { selector: 'input' }), 'Sports')
  await user.click(screen.getByRole('button', { name: /^prizes/ }))
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
})
