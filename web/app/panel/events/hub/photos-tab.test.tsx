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
import type { OfficeEvent } from 'contract/events/registration-office'
import { aShownPicture } from 'testing/a-public-picture.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { answer } from '#test/answer'
import { openEventTab } from '#test/open-event'

afterEach(() => {
  vi.useRealTimers()
})

const aPhoto = (name: string, alt?: string): LibraryItem => ({
  ...{ _id: name, kind: 'picture', name, isDecorative: false, focus: { x: 50, y: 50 } },
  ...{ version: 1, address: aShownPicture('photo').address, bytes: 1000 },
  ...{ savedAt: '2026-11-21T04:30:00.000Z', author: 'head@college.test', ...(alt && { alt }) },
})
const past: OfficeEvent = {
  ...{ _id: '0192f000-0000-7000-8000-000000000001', title: 'Book Fair' },
  date: '2026-11-01T05:00:00.000Z',
  counts: { registered: 0, offered: 0, waiting: 0, asked: 0, left: 0, removed: 0, lapsed: 0 },
}

async function openPhotos(event = past) {
  answer(readEventPhotos, { photos: [aPhoto('stalls', 'Stalls in the hall')] })
  answer(listLibrary, { items: [aPhoto('prizes', 'Prizes'), aPhoto('queue')], total: 2 })
  const { user } = await openEventTab(event, 'Photos')
  return { user, photos: within(await screen.findByRole('region', { name: 'Photos' })) }
}

test('a coming event has no photos yet', async () => {
  const { photos } = await openPhotos({ ...past, date: '2026-12-01T05:00:00.000Z' })
  photos.getByText('You can add photos once the event has started.')
  expect(photos.queryByRole('button')).toBeNull()
})

test('several photos are added at once, each with a description, to an event that has started', async () => {
  const described = answer(describeLibraryItem, ({ params, body }) => ({
    message: librarySaved,
    item: aPhoto(params._id ?? '', (body as { alt: string }).alt),
  }))
  const added = answer(addEventPhotos, { message: photosAdded })
  const { user, photos } = await openPhotos()
  for (const name of [/^prizes/, /^queue/])
    await user.click(await photos.findByRole('button', { name, hidden: true }))
  await user.click(photos.getByRole('button', { name: 'Add 2 photos to page' }))
  photos.getByText('Describe the photo for people who can’t see it')
  expect(added).toHaveLength(0)

  await user.type(photos.getByLabelText('Description of “queue”'), 'A queue for books')
  await user.click(photos.getByRole('button', { name: 'Add 2 photos to page' }))
  await photos.findByText(photosAdded)
  expect(described.map(({ body }) => (body as { alt: string }).alt)).toEqual([
    'Prizes',
    'A queue for books',
  ])
  expect(added[0]?.body).toEqual({ photos: ['prizes', 'queue'] })
})

test('a photo is removed from the page', async () => {
  const removed = answer(removeEventPhoto, { message: photoRemoved })
  const { user, photos } = await openPhotos()
  await photos.findByText('Stalls in the hall')
  await user.click(photos.getByRole('button', { name: /^Remove ?stalls$/ }))
  await photos.findByText(photoRemoved)
  expect(removed[0]?.params.photoId).toBe('stalls')
})
