import { imageNotAccepted, storedWidths } from 'contract/platform/pictures'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aDecompressionBomb, anImage } from '../../../test/sample-images.ts'
import { loadSharp } from './load-sharp.ts'
import { countPictureWorkers, renderElsewhere } from './picture-workers.ts'
import { renderPicture } from './render-picture.ts'

const rejected = { statusCode: 415, message: imageNotAccepted }

test.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)('accepts %s', async (format) => {
  const picture = await renderPicture(await anImage(400, 300).toFormat(format).toBuffer())

  expect(picture).toMatchObject({ width: 400, height: 300 })
  const headers = await Promise.all(picture.files.map((bytes) => sharp(bytes).metadata()))
  expect(headers.map(({ format: kind, width, height }) => [kind, width, height])).toEqual([
    ['webp', 320, 240],
    ['heif', 320, 240],
    ['webp', 400, 300],
    ['heif', 400, 300],
  ])
})

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['PDF', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'],
  ['ELF', '\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0'],
  ['ZIP', 'PK\x03\x04\x14\0\0\0\b\0'],
  ['text', 'just words'],
  ['nothing', ''],
])('rejects %s', async (_kind, content) => {
  await expect(renderPicture(Buffer.from(content, 'latin1'))).rejects.toMatchObject(rejected)
})

test('rejects formats that sharp can read but we don’t accept', async () => {
  const tiff = await anImage().tiff().toBuffer()
  await expect(renderPicture(tiff)).rejects.toMatchObject(rejected)
})

test('closes every decoder but those of the accepted types', async () => {
  await loadSharp()

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  await expect(sharp(svg).metadata()).rejects.toThrow('unsupported image format')
  const tiff = await anImage().tiff().toBuffer()
  await expect(sharp(tiff).metadata()).rejects.toThrow('unsupported image format')
})

test.each([
  'jpeg',
  'png',
  'gif',
  'webp',
  'avif',
] as const)('rejects a truncated %s', async (format) => {
  const full = await anImage(1000, 800).toFormat(format).toBuffer()
  for (const share of [0.02, 0.5, 0.9]) {
    const cut = full.subarray(0, Math.floor(full.length * share))
    await expect(renderPicture(cut)).rejects.toMatchObject(rejected)
  }
})

test('rejects a decompression bomb without the memory it asks for', async () => {
  const bomb = aDecompressionBomb()
  expect(bomb.length).toBeLessThan(32_000)
  await renderPicture(await anImage().png().toBuffer())
  const before = process.memoryUsage.rss()

  await expect(renderPicture(bomb)).rejects.toMatchObject({
    statusCode: 400,
    message: 'Image must be 24 megapixels or smaller',
  })

  expect(process.memoryUsage.rss() - before).toBeLessThan(30_000_000)
})

test('rejects an AVIF whose header hides its true size', async () => {
  const avif = await anImage(1000, 1000).avif({ effort: 0 }).toBuffer()
  const sizeBox = avif.indexOf('ispe')
  avif.writeUInt32BE(100, sizeBox + 8)
  avif.writeUInt32BE(100, sizeBox + 12)

  await expect(renderPicture(avif)).rejects.toMatchObject(rejected)
})

test('accepts fewer pixels of AVIF, whose decoder needs the most memory', async () => {
  const avif = await anImage(100, 100).avif({ effort: 0 }).toBuffer()
  const sizeBox = avif.indexOf('ispe')
  avif.writeUInt32BE(4000, sizeBox + 8)
  avif.writeUInt32BE(3000, sizeBox + 12)

  await expect(renderPicture(avif)).rejects.toMatchObject({
    statusCode: 400,
    message: 'AVIF image must be 8 megapixels or smaller',
  })
})

test('gives up a picture that costs too much, and accepts the next', async () => {
  const jpeg = { bytes: await anImage(4000, 3000).jpeg().toBuffer(), format: 'jpeg' }
  const enough = { megapixels: 12, cpuSeconds: 60, bytes: 4e9, idleBytes: 4e9 }

  for (const most of [
    { ...enough, cpuSeconds: 0 },
    { ...enough, bytes: 1 },
  ])
    expect(await renderElsewhere({ ...jpeg, most })).toEqual({ fault: 'too costly' })
  expect(await renderElsewhere({ ...jpeg, most: enough })).toMatchObject({
    picture: { width: 1920, height: 1440 },
  })
})

test('a process that still holds much memory after a picture gets no other', async () => {
  const order = { bytes: await anImage(40, 30).png().toBuffer(), format: 'png' }
  const most = { megapixels: 1, cpuSeconds: 60, bytes: 4e9, idleBytes: 4e9 }

  await renderElsewhere({ ...order, most })
  const before = countPictureWorkers()
  await renderElsewhere({ ...order, most: { ...most, idleBytes: 1 } })

  expect(countPictureWorkers()).toBe(before - 1)
})

test('rotates a picture the way its camera was held', async () => {
  const sideways = await anImage(400, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer()

  const picture = await renderPicture(sideways)

  expect(picture).toMatchObject({ width: 300, height: 400 })
  const [webp] = picture.files.slice(-2)
  const top = await sharp(webp)
    .extract({ left: 0, top: 0, width: 300, height: 100 })
    .png()
    .toBuffer()
  const { channels } = await sharp(top).stats()
  expect(channels[0]?.mean).toBeGreaterThan(200)
})

test('keeps only the first frame of an animation', async () => {
  const frames = await Promise.all(
    ['#ff0000', '#0000ff'].map((background) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  expect((await sharp(gif, { animated: true }).metadata()).pages).toBe(2)

  const picture = await renderPicture(gif)

  expect(picture).toMatchObject({ width: 60, height: 40, color: '#f80808' })
  const pages = await Promise.all(picture.files.map((bytes) => sharp(bytes).metadata()))
  expect(pages.map((one) => one.pages ?? 1)).toEqual([1, 1])
})

test('drops metadata, colour profile and everything else but pixels', async () => {
  const marker = 'MARKER-5d1c'
  const photo = await anImage(700, 500)
    .withExif({ IFD0: { ImageDescription: marker }, IFD3: { GPSLatitudeRef: 'N' } })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer()
  const comment = Buffer.from(`\xff\xfe\0\x0d${marker}`, 'latin1')
  const upload = Buffer.concat([
    photo.subarray(0, 2),
    comment,
    photo.subarray(2),
    Buffer.from(`<script>${marker}</script>`),
  ])

  const { files } = await renderPicture(upload)

  for (const bytes of files) {
    const stored = Buffer.from(bytes).toString('latin1')
    for (const trace of [marker, '<script>', 'Exif', 'EXIF', 'ICCP', 'ICC_PROFILE', 'GPS'])
      expect(stored).not.toContain(trace)
    const header = await sharp(bytes).metadata()
    expect([header.exif, header.icc, header.xmp]).toEqual([undefined, undefined, undefined])
  }
})

test.each([
  [3000, 2000, 1920, 1280],
  [3000, 4000, 1440, 1920],
  [60, 9000, 13, 1920],
  [9000, 3, 1920, 1],
  [1, 1, 1, 1],
])('fits %i × %i into %i × %i', async (width, height, storedWidth, storedHeight) => {
  const picture = await renderPicture(await anImage(width, height).png().toBuffer())

  expect(picture).toMatchObject({ width: storedWidth, height: storedHeight })
  expect(picture.color).toMatch(/^#[0-9a-f]{6}$/)
  expect(picture.files).toHaveLength(2 * storedWidths(storedWidth).length)
})

test('puts a transparent picture on white', async () => {
  const transparent = await sharp({
    create: { width: 50, height: 50, channels: 4, background: '#00000000' },
  })
    .png()
    .toBuffer()

  const { files } = await renderPicture(transparent)

  const { channels, isOpaque } = await sharp(files[0]).stats()
  expect(isOpaque).toBe(true)
  expect(channels[0]?.mean).toBeGreaterThan(253)
})

test.each(['grey', 'grey16', 'cmyk'])('converts %s to sRGB', async (kind) => {
  const upload =
    kind === 'cmyk'
      ? anImage().toColourspace('cmyk').jpeg()
      : anImage()
          .toColourspace(kind === 'grey' ? 'b-w' : 'grey16')
          .png()

  const { files } = await renderPicture(await upload.toBuffer())

  expect(await sharp(files[0]).metadata()).toMatchObject({ space: 'srgb', channels: 3 })
})
