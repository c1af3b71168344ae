import { screen, within } from '@testing-library/react'
import { describeLibraryItem, librarySaved, listLibrary } from 'contract/content/library/calls'
import type { LibraryItem } from 'contract/content/library/items'
import {
  addEventPhotos,
  photoRemoved,
  photosAdded,
  readEventPhotos,
  removeEventPhoto,
} from 'contract/events/event-photos'
import { aShownPicture } from 'testing/a-public-picture.ts'
import { anEvent } from 'testing/an-event.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { answer } from '#test/answer'
import { renderPanel } from '#test/render-admin'

afterEach(() => {
  vi.useRealTimers()
})

const aPhoto = (name: string, alt?: string): LibraryItem => ({
  ...{ _id: name, kind: 'picture', name, isDecorative: false, focus: { x: 50, y: 50 } },
  ...{ version: 1, address: aShownPicture('photo').address, bytes: 1000 },
  ...{ savedAt: '2026-11-21T04:30:00.000Z', author: 'head@college.test', ...(alt && { alt }) },
})
const past = anEvent({ title: 'Book Fair', date: '2026-11-01T05:00:00.000Z' })
const coming = anEvent({ title: 'Alumni Meet', date: '2026-12-01T05:00:00.000Z' })

async function openPhotos() {
  answer(readEventPhotos, { photos: [aPhoto('stalls', 'Stalls in the hall')] })
  answer(listLibrary, { items: [aPhoto('prizes', 'Prizes'), aPhoto('queue')], total: 2 })
  const { user } = await renderPanel([past, coming], 'View Events')
  await user.click(await screen.findByRole('button', { name: 'Photos of Book Fair' }))
  return { user, dialog: within(screen.getByRole('dialog', { name: 'Photos of Book Fair' })) }
}

test('several photos are added at once, each with a description, to an event that has started', async () => {
  const described = answer(describeLibraryItem, ({ params, body }) => ({
    message: librarySaved,
    item: aPhoto(params._id ?? '', (body as { alt: string }).alt),
  }))
  const added = answer(addEventPhotos, { message: photosAdded })
  const { user, dialog } = await openPhotos()
  expect(screen.queryByRole('button', { name: 'Photos of Alumni Meet' })).toBeNull()
  for (const name of [/^prizes/, /^queue/])
    await user.click(await dialog.findByRole('button', { name, hidden: true }))
  await user.click(dialog.getByRole('button', { name: 'Add 2 photos to page' }))
  dialog.getByText('Describe the photo for people who can’t see it')
  expect(added).toHaveLength(0)

  await user.type(dialog.getByLabelText('Description of “queue”'), 'A queue for books')
  await user.click(dialog.getByRole('button', { name: 'Add 2 photos to page' }))
  await dialog.findByText(photosAdded)
  expect(described.map(({ body }) => (body as { alt: string }).alt)).toEqual([
    'Prizes',
    'A queue for books',
  ])
  expect(added[0]?.body).toEqual({ photos: ['prizes', 'queue'] })
})

test('a photo is removed from the page', async () => {
  const removed = answer(removeEventPhoto, { message: photoRemoved })
  const { user, dialog } = await openPhotos()
  await dialog.findByText('Stalls in the hall')
  await user.click(dialog.getByRole('button', { name: /^Remove ?stalls$/ }))
  await dialog.findByText(photoRemoved)
  expect(removed[0]?.params.photoId).toBe('stalls')
})
