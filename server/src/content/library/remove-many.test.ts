import { startingContent } from 'college/starting-content'
import {
  deleteManyLibraryItems,
  libraryInUse,
  libraryNotYours,
  listLibrary,
  selectLibraryItems,
} from 'contract/content/library/calls'
import { aPicture } from 'testing/a-picture.ts'
import { expect, test } from 'vitest'
import { aLibrary } from '../../../test/a-library.ts'
import { signInAs } from '../../../test/sign-in-as.ts'

const [slide] = startingContent.eventSlides.slides

async function aLibraryInUse() {
  const library = await aLibrary()
  const used = await library.upload(await aPicture())
  const free = await library.upload(await aPicture())
  await library.save('eventSlides', { slides: [{ ...slide, _key: 'a', picture: used._id }] })
  const unused = (use: 'used' | 'unused') => library.call(selectLibraryItems, { query: { use } })
  return { ...library, used, free, unused }
}

test('unused files are found and deleted together, and one in use is named', async () => {
  const { call, free, unused, used } = await aLibraryInUse()
  expect(await unused('used')).toEqual({ found: 1, entries: [{ _id: used._id, version: 1 }] })
  expect(await unused('unused')).toEqual({ found: 1, entries: [{ _id: free._id, version: 1 }] })

  const entries = [used, free].map(({ _id, version }) => ({ _id, version }))
  const report = await call(deleteManyLibraryItems, { body: { entries } })

  expect(report).toMatchObject({
    message: '1 deleted, 1 couldn’t be deleted',
    rejected: [{ name: used.name, reason: libraryInUse }],
  })
  expect((await call(listLibrary)).items.map(({ _id }) => _id)).toEqual([used._id])
})

test('an author deletes no file of others', async () => {
  const { clientWith, db, free } = await aLibraryInUse()
  const author = clientWith(await signInAs(db, { role: 'author' }))

  const entries = [{ _id: free._id, version: 1 }]
  const report = await author(deleteManyLibraryItems, { body: { entries } })

  expect(report.rejected).toEqual([{ _id: free._id, name: free.name, reason: libraryNotYours }])
})
