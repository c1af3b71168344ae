import { screen, waitFor } from '@testing-library/react'
import {
  deleteLibraryItem,
  describeLibraryItem,
  libraryDeleted,
  libraryItemChangedMeanwhile,
  listLibrary,
  readLibraryItem,
  recoverLibraryItems,
} from 'contract/content/library/calls'
import { listDeletedItems } from 'contract/content/library/deleted-items'
import type { LibraryItem } from 'contract/content/library/items'
import { expect, test } from 'vitest'
import { answer, refuse } from '#test/answer'
import { fillLogin, renderPanel } from '#test/render-admin'

const item: LibraryItem = {
  _id: 'gate',
  kind: 'picture',
  name: 'Gate',
  isDecorative: false,
  focus: { x: 50, y: 50 },
  version: 3,
  address: '/uploads/gate-800.webp',
  bytes: 40_000,
  savedAt: '2026-11-01T09:00:00.000Z',
  author: 'office@college.example',
}

async function openGate() {
  answer(listLibrary, { items: [item], total: 1 })
  answer(readLibraryItem, { item, versions: [], places: [] })
  const { user } = await renderPanel([], 'Pictures & Documents')
  await user.click(await screen.findByRole('button', { name: /^Gate/ }))
  await screen.findByLabelText('Caption')
  return user
}

test('a picture’s description is sent with its focal point', async () => {
  const described = answer(describeLibraryItem, { message: 'Saved', item })
  const user = await openGate()
  screen.getByText('Describe the picture for people who can’t see it. Still missing')
  await user.type(screen.getByLabelText('Alternative text'), 'The gate in the morning')
  screen.getByText('Describe the picture for people who can’t see it')
  screen.getByRole('button', { name: 'Focal point' }).focus()
  await user.keyboard('{ArrowLeft}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved')
  expect(described[0]?.body).toMatchObject({
    ...{ name: 'Gate', alt: 'The gate in the morning', isDecorative: false },
    ...{ focus: { x: 45, y: 50 }, version: 3 },
  })
})

test('a decorative picture needs no description, and leaving unsaved changes asks first', async () => {
  refuse(describeLibraryItem, 400, 'Name is required', { name: 'Name is required' })
  const user = await openGate()
  await user.click(screen.getByRole('checkbox', { name: /^Decorative/ }))
  await waitFor(() => expect(screen.queryByLabelText('Alternative text')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Name is required')
  await user.click(screen.getByRole('button', { name: 'Back to Pictures & Documents' }))
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
})

test('what somebody else saved meanwhile is followed, or shown, and typed text stays', async () => {
  const user = await openGate()
  await user.type(screen.getByLabelText('Caption'), 'Mine')
  const changed = { ...item, version: 4, caption: 'Theirs', credit: 'A. Rao' }
  refuse(describeLibraryItem, 409, libraryItemChangedMeanwhile)
  answer(readLibraryItem, { item: changed, versions: [], places: [] })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Theirs')
  expect(screen.getByLabelText('Caption')).toHaveProperty('value', 'Mine')
  expect(screen.getByLabelText('Credit')).toHaveProperty('value', 'A. Rao')
  const described = answer(describeLibraryItem, { message: 'Saved', item })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved')
  expect(described[0]?.body).toMatchObject({ version: 4, caption: 'Mine', credit: 'A. Rao' })
})

test('the end of a session loses nothing that was typed about a file', async () => {
  const user = await openGate()
  refuse(describeLibraryItem, 401)
  await user.type(screen.getByLabelText('Caption'), 'The gate')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/^Your session has ended/)
  const caption = 'Theirs'
  answer(readLibraryItem, { item: { ...item, caption }, versions: [], places: [] })
  await fillLogin(user)
  expect(await screen.findByLabelText('Caption')).toHaveProperty('value', 'The gate')
  screen.getByText('Theirs')
})

test('a deleted file comes back with one press', async () => {
  answer(deleteLibraryItem, { message: libraryDeleted('Gate') })
  const recovered = answer(recoverLibraryItems, { message: '1 restored', done: 1, rejected: [] })
  const user = await openGate()
  await user.click(screen.getByRole('button', { name: 'Delete picture' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByText('“Gate” deleted')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('1 restored')
  expect(recovered[0]?.body).toEqual({ entries: [{ _id: item._id, version: 4 }] })
})

test('a file deleted some days ago is restored from the list of deleted files', async () => {
  answer(listLibrary, { items: [], total: 0 })
  const gone = { _id: 'gate', name: 'Gate', kind: 'picture' as const, version: 4 }
  answer(listDeletedItems, { items: [{ ...gone, deletedAt: '2026-11-20T04:30:00.000Z' }] })
  const recovered = answer(recoverLibraryItems, { message: '1 restored', done: 1, rejected: [] })
  const { user } = await renderPanel([], 'Pictures & Documents')
  await user.click(await screen.findByRole('button', { name: 'Deleted files' }))
  await screen.findByText('Deleted Nov 20, 10:00 AM · can be restored until Dec 20, 10:00 AM')
  await user.click(screen.getByRole('button', { name: /^Restore/ }))
  await screen.findByText('1 restored')
  expect(recovered[0]?.body).toEqual({ entries: [{ _id: 'gate', version: 4 }] })
})
