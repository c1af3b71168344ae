import { deleteLibraryItem, libraryInUse } from 'contract/content/library/calls'
import { addEventPhotos, photosNotPictures } from 'contract/events/event-photos'
import { dayMilliseconds } from 'contract/platform/durations'
import { aPicture } from 'testing/a-picture.ts'
import { expect, test } from 'vitest'
import { aLibrary } from '../../../test/a-library.ts'
import { enterWorkshop } from '../../../test/a-workshop.ts'
import { askMeanwhile } from '../../../test/meanwhile.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { recordFiles } from './event-details.ts'

const onPostgres = test.runIf(process.env.TEST_ENGINE === 'postgres')

async function aPictureOfThe() {
  const library = await aLibrary()
  const { call, upload, db } = library
  const { _id } = await upload(await aPicture())
  const date = new Date(Date.now() - dayMilliseconds).toISOString().slice(0, 16)
  const eventId = await enterWorkshop(db, { date })
  const event = await db
    .selectFrom('events')
    .selectAll()
    .where('_id', '=', eventId)
    .executeTakeFirstOrThrow()
  const body = { type: 'doc', content: [{ type: 'picture', attrs: { item: _id } }] }
  const remove = () =>
    rejectionOf(call(deleteLibraryItem, { params: { _id }, query: { version: '1' } }))
  return { ...library, _id, event, body, remove }
}

onPostgres('a file isn’t deleted while an event that shows it is being saved', async () => {
  const { place, event, body, remove } = await aPictureOfThe()
  const details = JSON.stringify(body)

  const saving = (trx: Trx) => recordFiles(trx, event, { ...event, details })
  expect(await askMeanwhile(place, saving, remove)).toMatchObject({ message: libraryInUse })
})

onPostgres('a photo that is being deleted isn’t added to an event', async () => {
  const { place, call, event, _id } = await aPictureOfThe()
  const deleting = (trx: Trx) =>
    trx
      .updateTable('libraryItems')
      .set({ deletedAt: new Date().toISOString() })
      .where('_id', '=', _id)
      .execute()
  const add = () =>
    rejectionOf(call(addEventPhotos, { params: { _id: event._id }, body: { photos: [_id] } }))

  expect(await askMeanwhile(place, deleting, add)).toMatchObject({ message: photosNotPictures })
})
