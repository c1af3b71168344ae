import {
  listLibrary,
  readLibraryItem,
  replaceLibraryFile,
  restoreLibraryFile,
} from 'contract/library/calls'
import { makePdf } from 'testing/make-pdf.ts'
import { expect, test } from 'vitest'
import { aLibrary } from '../../test/a-library.ts'
import { aFile } from '../../test/sample-images.ts'

test('a name of 300 Hindi characters is cut, and reads back', async () => {
  const { app, upload, call } = await aLibrary()
  const name = 'परीक्षाफल'.repeat(34).slice(0, 300)
  const item = await upload(aFile(makePdf(), `${name}.pdf`))

  expect([...item.name]).toHaveLength(100)
  expect(name.startsWith(item.name)).toBe(true)
  const { statusCode, headers } = await app.inject(item.address)
  expect(statusCode).toBe(200)
  expect(headers['content-disposition']).toContain(encodeURIComponent(`${item.name}.pdf`))
  expect((await call(listLibrary, { query: { search: item.name.slice(0, 9) } })).total).toBe(1)
})

test('what was read of a file goes with it: another one has its own, and the earlier comes back with its own', async () => {
  const { call, db, upload } = await aLibrary()
  const item = await upload(aFile(makePdf({ texts: ['One', 'Two'] })))
  const params = { _id: item._id }
  expect(item.facts).toMatchObject({ pages: 2, textKind: 'scan' })

  const body = { version: '1', file: aFile(makePdf({ texts: ['The only page'] })) }
  const { item: replaced } = await call(replaceLibraryFile, { params, body })
  expect([replaced.address, replaced.facts?.pages]).toEqual([item.address, 1])

  const { versions } = await call(readLibraryItem, { params })
  const earlier = { version: 2, file: versions[1]?._id ?? '' }
  const { item: restored } = await call(restoreLibraryFile, { params, body: earlier })
  expect(restored.facts).toEqual(item.facts)
  expect(await db.selectFrom('documents').select('pages').execute()).toHaveLength(2)
})
