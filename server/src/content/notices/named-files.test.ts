import { deleteLibraryItem, libraryInUse, uploadToLibrary } from 'contract/content/library/calls'
import { dayMilliseconds } from 'contract/platform/durations'
import { aPdf } from 'testing/a-pdf.ts'
import { aPicture } from 'testing/a-picture.ts'
import { expect, test } from 'vitest'
import { aNoticeOffice } from '../../../test/a-notice-office.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { uploadsInUse } from '../../platform/db/uploads-in-use.ts'
import { cleanUpLibrary } from '../library/clean-up-library.ts'

const month = 31 * dayMilliseconds

test('trap 12: a picture and a document that only a notice uses survive the cleanup at start, even if only its history does', async () => {
  const { add, publish, call, deps, db, inject, advance, withdraw } = await aNoticeOffice()
  const upload = async (file: File) => (await call(uploadToLibrary, { body: { file } })).item
  const [picture, pdf] = [await upload(await aPicture()), await upload(aPdf())]
  const node = { type: 'picture', attrs: { item: picture._id } }
  const entry = await add('Time table', {
    body: { type: 'doc', content: [node] },
    documents: [{ _key: 'a', label: 'Time table', file: pdf._id }],
  })
  const nobodys = await deps.pictures.save(await aPicture())
  const statuses = () =>
    Promise.all(
      [picture.address, pdf.address, nobodys].map(
        async (url) => (await inject({ url })).statusCode,
      ),
    )
  expect(await statuses()).toEqual([200, 200, 200])
  for (const { _id } of [picture, pdf])
    expect(
      await rejectionOf(call(deleteLibraryItem, { params: { _id }, query: { version: '1' } })),
    ).toMatchObject({ status: 409, message: libraryInUse })

  await publish({ ...entry, version: entry.version }, { documents: [] })
  await withdraw(entry._id)
  advance(month)
  await cleanUpLibrary(deps)
  await deps.pictures.cleanUp(() => uploadsInUse(db), deps.now())

  expect(await statuses()).toEqual([200, 200, 404])
})
