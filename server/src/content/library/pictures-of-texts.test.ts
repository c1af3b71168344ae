import { uploadToLibrary } from 'contract/content/library/calls'
import { documentNotAccepted, pictureNotAccepted } from 'contract/content/library/items'
import { imageNotAccepted, tooManyMegapixels } from 'contract/platform/pictures'
import sharp from 'sharp'
import { aPdf } from 'testing/a-pdf.ts'
import { makePdf } from 'testing/make-pdf.ts'
import { expect, test } from 'vitest'
import { aPhotographer } from '../../../test/a-photographer.ts'
import { stateOf } from '../../../test/registration-status-of.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { aDecompressionBomb, anImage } from '../../../test/sample-images.ts'

const kind = 'document'

test.each([
  ['jpeg', 'jpg', 'image/jpeg'],
  ['png', 'png', 'image/png'],
  ['webp', 'webp', 'image/webp'],
] as const)('a photo of a text, a %s, is served and saved under its name, and runs nothing', async (format, ending, type) => {
  const { app, photograph } = await aPhotographer()

  const item = await photograph(
    await anImage(600, 800).toFormat(format).toBuffer(),
    'Holiday on Monday.JPEG',
  )

  expect(item).toMatchObject({
    kind,
    type,
    name: 'Holiday on Monday',
    facts: { textKind: 'picture' },
  })
  expect(item.address).toMatch(new RegExp(`/Holiday%20on%20Monday\\.${ending}$`))
  const { rawPayload, headers } = await app.inject(item.address)
  expect(rawPayload).toHaveLength(item.bytes)
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format, width: 600, height: 800 })
  expect(headers).toMatchObject({
    'content-type': type,
    'content-length': `${item.bytes}`,
    'content-disposition': `inline; filename="Holiday on Monday.${ending}"`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.* sandbox;/),
  })
})

test('only a photo’s pixels are kept, upright and large enough for a sheet: no location, no hidden data', async () => {
  const { app, db, photograph } = await aPhotographer()
  const exif = { IFD0: { Copyright: 'planted' }, IFD3: { GPSLatitude: '28/1 53/1 0/1' } }
  const photo = await anImage(3000, 2000)
    .withExif(exif)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const behind = Buffer.from(`<script>alert(1)</script>${makePdf().toString('latin1')}`, 'latin1')
  expect(photo.includes('planted')).toBe(true)

  const { address } = await photograph(Buffer.concat([photo, behind]))

  const { rawPayload } = await app.inject(address)
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1559, height: 2339 })
  for (const planted of ['planted', 'Exif', '<script', '%PDF'])
    expect(rawPayload.includes(planted)).toBe(false)
  const stored = await db.selectFrom('libraryVersions').select('address').executeTakeFirstOrThrow()
  const asPicture = stored.address.replace('/documents/', '/uploads/')
  expect((await app.inject(asPicture)).statusCode).toBe(404)
})

test('a file that isn’t an accepted photo, costs too much or is of the other kind is rejected with a message and leaves nothing behind', async () => {
  const { call, photograph, ...settings } = await aPhotographer()
  const before = await stateOf(settings)
  const gif = await anImage().gif().toBuffer()
  const rejections: [() => Promise<unknown>, number, string][] = [
    [() => photograph(gif), 415, documentNotAccepted],
    [
      () => photograph('<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.jpg'),
      415,
      documentNotAccepted,
    ],
    [() => photograph('\xff\xd8\xff\xe0 not really', 'a.jpg'), 415, documentNotAccepted],
    [() => photograph(Buffer.from('ffd8ffe000104a464946', 'hex')), 415, imageNotAccepted],
    [() => photograph(aDecompressionBomb()), 400, tooManyMegapixels('image/png')],
    [
      () => call(uploadToLibrary, { body: { file: aPdf(), kind: 'picture' } }),
      415,
      pictureNotAccepted,
    ],
  ]
  for (const [sent, status, message] of rejections)
    expect(await rejectionOf(sent())).toMatchObject({ status, message })

  expect(await stateOf(settings)).toEqual(before)
})
