import {
  describeLibraryItem,
  listLibrary,
  readLibraryItem,
  replaceLibraryFile,
  restoreLibraryFile,
} from 'contract/content/library/calls'
import { makePdf } from 'testing/make-pdf.ts'
import { expect, test } from 'vitest'
import { aLibrary } from '../../../test/a-library.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { aFile } from '../../../test/sample-images.ts'

test('a name of 300 Hindi characters is truncated and can be read back', async () => {
  const { app, upload, call } = await aLibrary()
  const name = 'परीक्षाफल'.repeat(34).slice(0, 300)
  const item = await upload(aFile(makePdf(), `${name}.pdf`))

  expect([...item.name].length).toBeGreaterThan(90)
  expect(name.startsWith(item.name)).toBe(true)
  // A vowel sign stays with its letter.
  expect(name.slice(item.name.length)).toMatch(/^\P{Mark}/u)
  const { statusCode, headers } = await app.inject(item.address)
  expect(statusCode).toBe(200)
  expect(headers['content-disposition']).toContain(encodeURIComponent(`${item.name}.pdf`))
  expect((await call(listLibrary, { query: { search: item.name.slice(0, 9) } })).total).toBe(1)
})

test('a name has no direction marks or invisible characters', async () => {
  const { call, upload } = await aLibrary()
  const item = await upload(aFile(makePdf(), 'Fees \u202egpj\u202c\u200b\u0007 2026.pdf'))

  expect(item.name).toBe('Fees gpj 2026')
  const text = { focus: item.focus, isDecorative: false, version: item.version }
  const renamed = call(describeLibraryItem, {
    params: { _id: item._id },
    body: { ...text, name: '\u202efdp.exe' },
  })
  expect((await renamed).item.name).toBe('fdp.exe')
  const unseen = call(describeLibraryItem, {
    params: { _id: item._id },
    body: { ...text, name: '\u200b' },
  })
  expect(await rejectionOf(unseen)).toMatchObject({ errors: { name: 'Name is required' } })
})

test('facts read from a file belong to it: another file has its own, and the earlier one gets its own back', async () => {
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
