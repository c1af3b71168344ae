import { randomUUID } from 'node:crypto'
import { uploadToLibrary } from 'contract/content/library/calls'
import { jpegOf } from 'testing/a-picture.ts'
import { filesBelow } from 'testing/files-below.ts'
import { expect, test } from 'vitest'
import { aLibrary } from '../../../test/a-library.ts'

test('a file that is uploaded again because no response came is stored once', async () => {
  const { call, db, uploads } = await aLibrary()
  const query = { _id: randomUUID() }
  const upload = async (colour: string) => {
    const file = new File([new Uint8Array(await jpegOf(colour))], 'hall.jpg', {
      type: 'image/jpeg',
    })
    return call(uploadToLibrary, { query, body: { file } })
  }
  const items = () => db.selectFrom('libraryItems').select('_id').execute()

  const { item } = await upload('#3a6b35')
  const files = filesBelow(uploads)
  expect((await upload('#3a6b35')).item).toEqual(item)

  expect(await items()).toEqual([query])
  expect(filesBelow(uploads)).toEqual(files)
})
