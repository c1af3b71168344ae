import { screen, within } from '@testing-library/react'
import { listLibrary, readLibraryItem, restoreLibraryFile } from 'contract/content/library/calls'
import type { LibraryItem, LibraryVersion } from 'contract/content/library/items'
import { expect, test } from 'vitest'
import { answer } from '#test/answer'
import { renderPanel } from '#test/render-admin'

const item: LibraryItem = {
  _id: 'fees',
  kind: 'document',
  name: 'Fees',
  isDecorative: false,
  focus: { x: 50, y: 50 },
  version: 3,
  address: '/documents/fees/Fees.pdf',
  type: 'application/pdf',
  bytes: 40_000,
  savedAt: '2026-11-01T09:00:00.000Z',
  author: 'office@college.example',
}
const earlier: LibraryVersion = {
  _id: '019ac000-0000-7000-8000-000000000001',
  address: '/api/admin/library/fees/files/019ac000-0000-7000-8000-000000000001',
  type: 'application/pdf',
  bytes: 1_200_000,
  facts: { pages: 12, saysLanguage: false, isTagged: false, isProtected: false, isCut: false },
  author: 'office@college.example',
  createdAt: '2025-11-01T09:00:00.000Z',
  isCurrent: false,
}

test('an earlier file of a document can be read, and is restored only after confirmation', async () => {
  answer(listLibrary, { items: [item], total: 1 })
  answer(readLibraryItem, { item, versions: [earlier], places: [] })
  const restored = answer(restoreLibraryFile, { message: 'Replaced', item })
  const { user } = await renderPanel([], 'Pictures & Documents')
  await user.click(await screen.findByRole('button', { name: /^Fees/ }))

  const link = await screen.findByRole('link', {
    name: /^PDF, 12 pages, 1\.[12] MB.*version from /,
  })
  expect(link.getAttribute('href')).toBe(earlier.address)
  const request = () => user.click(screen.getByRole('button', { name: /^Restore: version from / }))
  await request()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(restored).toEqual([])

  await request()
  const dialog = within(screen.getByRole('dialog'))
  dialog.getByText(/^Visitors will see that version right away wherever this document is used/)
  await user.click(dialog.getByRole('button', { name: 'Restore' }))

  await screen.findByText('Replaced')
  expect(restored.map(({ body }) => body)).toEqual([{ version: 3, file: earlier._id }])
})
