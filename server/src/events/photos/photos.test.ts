import {
  deleteLibraryItem,
  describeLibraryItem,
  libraryInUse,
  listLibrary,
  readLibraryItem,
} from 'contract/content/library/calls'
import type { LibraryItem } from 'contract/content/library/items'
import {
  addEventPhotos,
  listEventPhotos,
  photosNotPictures,
  photosTooEarly,
  readEventPhotos,
  removeEventPhoto,
} from 'contract/events/event-photos'
import { listActivities } from 'contract/platform/activity'
import { dayMilliseconds as day } from 'contract/platform/durations'
import { aPdf } from 'testing/a-pdf.ts'
import { aPicture } from 'testing/a-picture.ts'
import { expect, test } from 'vitest'
import { aLibrary } from '../../../test/a-library.ts'
import { aStaffAccount, staffCookie } from '../../../test/a-staff-account.ts'
import { enterWorkshop } from '../../../test/a-workshop.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { cleanUpLibrary } from '../../content/library/clean-up-library.ts'

const yesterday = () => new Date(Date.now() - day).toISOString().slice(0, 16)

async function anEventThatWas() {
  const library = await aLibrary()
  const { call, upload, db, visitor } = library
  const eventId = await enterWorkshop(db, { date: yesterday() })
  const params = { _id: eventId }
  const describe = (item: LibraryItem, alt: string) => {
    const { name, isDecorative, focus, version, _id } = item
    const body = { name, isDecorative, focus, version, alt }
    return call(describeLibraryItem, { params: { _id }, body })
  }
  return {
    ...library,
    eventId,
    describe,
    photo: async (alt: string) => (await describe(await upload(await aPicture()), alt)).item,
    add: (...photos: string[]) => call(addEventPhotos, { params, body: { photos } }),
    remove: (photoId: string) => call(removeEventPhoto, { params: { ...params, photoId } }),
    shown: async () => (await visitor(listEventPhotos, { params })).photos.map(({ alt }) => alt),
  }
}

test('an event’s page shows library pictures in the order they were added, each once, with current descriptions', async () => {
  const { add, remove, shown, photo, describe, call, versionOf, eventId } = await anEventThatWas()
  const [one, two, three] = [await photo('Robots'), await photo('Prizes'), await photo('Lunch')]
  expect(await shown()).toEqual([])
  const version = await versionOf('events')
  await add(two._id, one._id)
  await add(one._id, three._id, two._id)
  expect(await shown()).toEqual(['Prizes', 'Robots', 'Lunch'])
  await describe(one, 'Robots in a row')
  await remove(two._id)
  await remove(two._id)
  expect(await shown()).toEqual(['Robots in a row', 'Lunch'])
  // Each of these invalidates the page.
  expect(await versionOf('events')).toBeGreaterThanOrEqual(version + 4)
  const { photos } = await call(readEventPhotos, { params: { _id: eventId } })
  expect(photos.map(({ _id }) => _id)).toEqual([one._id, three._id])
  const { activities } = await call(listActivities, { query: { subject: 'event' } })
  expect(activities).toHaveLength(3)
})

test('a photo that isn’t a picture or is added before the event is rejected with the reason', async () => {
  const { add, shown, photo, upload, db, remove } = await anEventThatWas()
  const pdf = await upload(aPdf('fees.pdf'))
  for (const id of [pdf._id, 'nothing'])
    expect(await rejectionOf(add(id))).toMatchObject({ status: 400, message: photosNotPictures })
  const one = await photo('Robots')
  await add(one._id)
  const date = new Date(Date.now() + day).toISOString()
  await db.updateTable('events').set({ date }).execute()
  expect(await rejectionOf(add(one._id))).toMatchObject({ status: 409, message: photosTooEarly })
  await remove(one._id)
  expect(await shown()).toEqual([])
})

test('a photo without a description is shown, and counts as one that lacks it', async () => {
  const { add, shown, upload, call } = await anEventThatWas()
  const bare = await upload(await aPicture())
  await add(bare._id)
  expect(await shown()).toEqual([''])
  const { items } = await call(listLibrary, { query: { missing: 'description' } })
  expect(items.map(({ _id }) => _id)).toEqual([bare._id])
})

test('a photo on an event’s page can’t be deleted from the library until it is removed there; a draft shows none', async () => {
  const { add, photo, call, remove, db, deps, advance, eventId, visitor, shown } =
    await anEventThatWas()
  const one = await photo('Robots')
  await add(one._id)
  const seen = { params: { _id: one._id }, query: { version: String(one.version) } }
  const rejection = await rejectionOf(call(deleteLibraryItem, seen))
  expect(rejection).toMatchObject({ status: 409, message: libraryInUse })
  const { places } = await call(readLibraryItem, { params: { _id: one._id } })
  expect(places).toMatchObject([{ _id: eventId, of: 'event', title: 'Robotics workshop' }])

  await db.updateTable('events').set({ isDraft: 'yes' }).execute()
  const hidden = visitor(listEventPhotos, { params: { _id: eventId } })
  expect(await rejectionOf(hidden)).toMatchObject({ status: 404 })
  await db.updateTable('events').set({ isDraft: null }).execute()
  await remove(one._id)
  await call(deleteLibraryItem, seen)
  expect(await shown()).toEqual([])
  advance(31 * day)
  await cleanUpLibrary(deps)
  expect(await db.selectFrom('libraryItems').select('_id').execute()).toEqual([])
})

test('an editor of another department can neither add photos nor change one that this event shows', async () => {
  const { add, photo, db, clientWith, eventId } = await anEventThatWas()
  await db.updateTable('events').set({ department: 'B.C.A.' }).execute()
  const one = await photo('Robots')
  await add(one._id)
  const as = async (code: string) => {
    const details = { role: 'editor', departments: JSON.stringify([code]), mayPublish: 1 } as const
    return clientWith(await staffCookie(db, await aStaffAccount(db, details)))
  }
  const [own, other] = [await as('bca'), await as('ba')]
  const requested = { params: { _id: eventId }, body: { photos: [one._id] } }
  await own(addEventPhotos, requested)
  expect(await rejectionOf(other(addEventPhotos, requested))).toMatchObject({ status: 403 })
  const { name, isDecorative, focus, version } = one
  const change = {
    params: { _id: one._id },
    body: { name, isDecorative, focus, version, alt: 'Something else' },
  }
  expect(await rejectionOf(other(describeLibraryItem, change))).toMatchObject({ status: 403 })
  await own(describeLibraryItem, change)
})
