import { screen, within } from '@testing-library/react'
import {
  describeManyLibraryItems,
  libraryUploaded,
  listLibrary,
  uploadToLibrary,
} from 'contract/content/library/calls'
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
import { answer, refuse } from '#test/answer'
import { openEventTab } from '#test/open-event'
import { fillLogin } from '#test/render-admin'

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

async function choosePhotos() {
  const opened = await openPhotos()
  for (const name of [/^prizes/, /^queue/])
    await opened.user.click(await opened.photos.findByRole('button', { name, hidden: true }))
  return opened
}

test('photos are described with the same words, or their own, and added at once', async () => {
  const described = answer(describeManyLibraryItems, {
    ...{ message: '1 described', done: 1, rejected: [] },
    items: [{ ...aPhoto('queue', 'Readers at the Book Fair'), version: 2 }],
  })
  const added = answer(addEventPhotos, { message: photosAdded })
  const { user, photos } = await choosePhotos()
  photos.getByText(/^1 photo has no description/)

  await user.type(photos.getByLabelText('Same description for all'), 'Readers at the Book Fair')
  expect(photos.queryByText(/no description/)).toBeNull()
  await user.click(photos.getByRole('button', { name: 'Add 2 photos to page' }))

  await photos.findByText(photosAdded)
  expect(described.map(({ body }) => body)).toEqual([
    { entries: [{ _id: 'queue', version: 1, alt: 'Readers at the Book Fair' }] },
  ])
  expect(added[0]?.body).toEqual({ photos: ['prizes', 'queue'] })
})

test('a missing description is a warning, and one that couldn’t be saved is named', async () => {
  const added = answer(addEventPhotos, { message: photosAdded })
  answer(describeManyLibraryItems, {
    ...{ message: '0 described, 1 could not be', done: 0, items: [aPhoto('prizes', 'Prizes')] },
    rejected: [{ _id: 'prizes', name: 'prizes', reason: 'Not yours' }],
  })
  const { user, photos } = await choosePhotos()
  await user.type(photos.getByLabelText('Description of “prizes”'), ' for all')
  await user.click(photos.getByRole('button', { name: 'Add 2 photos to page' }))
  await photos.findByText('1 description could not be saved: Not yours')
  photos.getByText(photosAdded)
  expect(added[0]?.body).toEqual({ photos: ['prizes', 'queue'] })
  // What was typed can still be copied.
  expect(photos.getByLabelText('Description of “prizes”')).toHaveProperty('value', 'Prizes for all')
  expect(photos.queryByLabelText('Description of “queue”')).toBeNull()
})

test('a photo is removed from the page', async () => {
  const removed = answer(removeEventPhoto, { message: photoRemoved })
  const { user, photos } = await openPhotos()
  await photos.findByText('Stalls in the hall')
  await user.click(photos.getByRole('button', { name: /^Remove ?stalls$/ }))
  await photos.findByText(photoRemoved)
  expect(removed[0]?.params.photoId).toBe('stalls')
})

test('photos that arrive while others are being added to the page stay', async () => {
  const { user, photos } = await choosePhotos()
  let isDone = () => {}
  const done = new Promise<void>((resolve) => {
    isDone = resolve
  })
  const added = answer(addEventPhotos, async () => {
    await done
    return { message: photosAdded }
  })
  await user.click(photos.getByRole('button', { name: 'Add 2 photos to page' }))
  await photos.findByRole('button', { name: 'Adding...' })
  answer(uploadToLibrary, { message: libraryUploaded, _id: 'late', item: aPhoto('late') })
  const late = new File(['x'], 'late.jpg', { type: 'image/jpeg' })
  await user.upload(photos.getByLabelText('Choose files'), late)
  await photos.findByLabelText('Description of “late”')
  isDone()
  await photos.findByRole('button', { name: 'Add photo to page' })
  expect(added[0]?.body).toEqual({ photos: ['prizes', 'queue'] })
})

test('photos that aren’t on the page yet are not left without asking, and return after the next login', async () => {
  const { user, photos } = await choosePhotos()
  await user.type(photos.getByLabelText('Description of “queue”'), 'Readers')
  await user.click(screen.getByRole('button', { name: 'All events' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  await user.click(dialog.getByRole('button', { name: 'Keep editing' }))
  refuse(describeManyLibraryItems, 401)
  await user.click(photos.getByRole('button', { name: 'Add 2 photos to page' }))
  await screen.findByText(/^Your session has ended/)
  await fillLogin(user)
  await screen.findByRole('tab', { name: 'Photos', selected: true })
  await screen.findByRole('button', { name: 'Add 2 photos to page' })
  expect(screen.getByLabelText('Description of “queue”')).toHaveProperty('value', 'Readers')
})
