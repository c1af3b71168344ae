import { startingContent } from 'college/starting-content'
import { readContent, restoreContent } from 'contract/content/calls'
import {
  deleteLibraryItem,
  describeLibraryItem,
  libraryInUse,
  readLibraryItem,
  replaceLibraryFile,
} from 'contract/content/library/calls'
import { getSlides } from 'contract/content/slides'
import { dayMilliseconds as day } from 'contract/platform/durations'
import { aPicture, jpegOf } from 'testing/a-picture.ts'
import { expect, test } from 'vitest'
import { aLibrary } from '../../../test/a-library.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { cleanUpLibrary } from './clean-up-library.ts'

const { slides } = startingContent.slides
const [first] = slides
const withPicture = (picture: string) => ({ slides: [{ ...first, picture }] })

test('a page gets a picture with its texts, its focal point and its newest file', async () => {
  const { call, upload, publish, visitor } = await aLibrary()
  const item = await upload(await aPicture())
  const params = { _id: item._id }
  await publish('slides', withPicture(item._id))
  const visible = async () => (await visitor(getSlides)).slides[0]?.picture
  expect(await visible()).toMatchObject({ address: item.address, alt: '', width: 64, height: 36 })

  const words = { name: 'Gate', isDecorative: false, alt: 'The gate', credit: 'Asha Rao' }
  const focus = { x: 20, y: 80 }
  await call(describeLibraryItem, { params, body: { ...words, focus, version: 1 } })
  expect(await visible()).toMatchObject({ alt: 'The gate', credit: 'Asha Rao', focus })

  const file = new File([new Uint8Array(await jpegOf('#123456', 300, 200))], 'new.jpg')
  const { item: replaced } = await call(replaceLibraryFile, {
    params,
    body: { version: '2', file },
  })
  expect(await visible()).toMatchObject({ address: replaced.address, alt: 'The gate', width: 300 })
})

test('a change invalidates only the types that show the item', async () => {
  const { call, versionOf, upload, publish, save } = await aLibrary()
  const item = await upload(await aPicture())
  await publish('slides', withPicture(item._id))
  await save('eventSlides', withPicture(item._id))
  const versions = () =>
    Promise.all((['slides', 'eventSlides', 'campus', 'home', 'events'] as const).map(versionOf))
  const [before = 0, ...others] = await versions()

  const words = { name: 'Gate', isDecorative: true, focus: { x: 50, y: 50 } }
  await call(describeLibraryItem, { params: { _id: item._id }, body: { ...words, version: 1 } })

  // Only a draft shows it.
  expect(await versions()).toEqual([before + 1, ...others])
})

test('a used item can’t be deleted, and every use is listed', async () => {
  const { call, db, deps, upload, publish, save, advance } = await aLibrary()
  const item = await upload(await aPicture())
  const remove = (version: number) =>
    call(deleteLibraryItem, { params: { _id: item._id }, query: { version: `${version}` } })
  await publish('slides', withPicture(item._id))
  await save('eventSlides', { slides: [slides[1], { ...first, _key: 'b', picture: item._id }] })

  const places = [
    { title: 'Home page slides', field: 'Slides 1: Picture', state: 'public' },
    { title: 'Events page slides', field: 'Slides 2: Picture', state: 'draft' },
  ]
  const rejection = await rejectionOf(remove(1))
  expect(rejection).toMatchObject({ status: 409, message: libraryInUse })
  expect(rejection.answer).toMatchObject({
    places: expect.arrayContaining(places.map((place) => expect.objectContaining(place))),
  })
  const { places: notified } = await call(readLibraryItem, { params: { _id: item._id } })
  expect(notified).toHaveLength(2)

  await publish('slides', withPicture('hero-1'))
  await save('eventSlides', withPicture('hero-1'))
  await remove(1)
  // The history still refers to it.
  advance(40 * day)
  await cleanUpLibrary(deps)
  expect(await db.selectFrom('libraryItems').selectAll().execute()).toHaveLength(1)
})

test('an unknown id, or one of another kind, is omitted on pages', async () => {
  const { publish, visitor } = await aLibrary()

  await publish('slides', withPicture('nothing'))

  expect((await visitor(getSlides)).slides).toMatchObject([{ title: first?.title }])
  expect((await visitor(getSlides)).slides[0]?.picture).toBeUndefined()
})

test('a deleted item stays off the pages, also when an earlier version that shows it is published again', async () => {
  const { call, upload, publish, visitor } = await aLibrary()
  const { _id } = await upload(await aPicture())
  const { entry } = await publish('slides', withPicture(_id))
  await publish('slides', withPicture('hero-1'))
  await call(deleteLibraryItem, { params: { _id }, query: { version: '1' } })

  const params = { _id: entry._id }
  const { version } = await call(readContent, { params })
  await call(restoreContent, {
    params,
    body: { version, revision: entry.publicRevision ?? '' },
  })
  const restored = await publish('slides', {})

  expect(restored.entry.data).toMatchObject(withPicture(_id))
  expect((await visitor(getSlides)).slides[0]?.picture).toBeUndefined()
})
