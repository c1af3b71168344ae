import {
  maxUploadedBytes,
  maxUploadedFiles,
  replaceLibraryFile,
  tooManyUploads,
  uploadToLibrary,
} from 'contract/content/library/calls'
import { daySeconds } from 'contract/platform/durations'
import { aPicture } from 'testing/a-picture.ts'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { aLibrary } from '../../../test/a-library.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { signInAs } from '../../../test/sign-in-as.ts'

const rejected = { status: 429, message: tooManyUploads }

/** A library file, and others as if the same author had uploaded them. */
async function aBusyAuthor() {
  const library = await aLibrary()
  const { db, upload } = library
  const item = await upload(await aPicture())
  const { address: _, ...version } = await db
    .selectFrom('libraryVersions')
    .selectAll()
    .executeTakeFirstOrThrow()
  const sent = async (files: number, bytes: number) => {
    const copies = Array.from({ length: files }, () => {
      const _id = uuidv7()
      return { ...version, _id, address: `/uploads/${_id}.pdf`, bytes }
    })
    await db.insertInto('libraryVersions').values(copies).execute()
  }
  return { ...library, item, sent }
}

test('an account can send a limited number of files a day, without affecting others', async () => {
  const { upload, call, sent, item, advance, clientWith, db, signIn } = await aBusyAuthor()
  await sent(maxUploadedFiles - 2, 1_000)
  await upload(await aPicture())
  expect(await rejectionOf(upload(await aPicture()))).toMatchObject(rejected)
  const replacing = call(replaceLibraryFile, {
    params: { _id: item._id },
    body: { version: '1', file: await aPicture() },
  })
  expect(await rejectionOf(replacing)).toMatchObject(rejected)

  const other = clientWith(await signInAs(db, { role: 'author' }))
  await other(uploadToLibrary, { body: { file: await aPicture() } })
  advance(daySeconds * 1_000)
  await (await signIn())(uploadToLibrary, { body: { file: await aPicture() } })
})

test('files that are sent at the same time don’t get past the limit', async () => {
  const { upload, call, sent, item } = await aBusyAuthor()
  await sent(maxUploadedFiles - 3, 1_000)
  const picture = await aPicture()
  const replacing = call(replaceLibraryFile, {
    params: { _id: item._id },
    body: { version: '1', file: picture },
  })
  const uploads = [1, 2, 3, 4].map(() => upload(picture))

  const results = await Promise.allSettled([replacing, ...uploads])

  const rejections = results.filter(({ status }) => status === 'rejected')
  expect(rejections).toMatchObject([1, 2, 3].map(() => ({ reason: rejected })))
})

test('an account can send a limited number of bytes a day', async () => {
  const { upload, sent } = await aBusyAuthor()
  await sent(2, maxUploadedBytes / 2)
  expect(await rejectionOf(upload(await aPicture()))).toMatchObject(rejected)
})
