import { expect, test, vi } from 'vitest'
import { shrinkPicture, shrunkSize } from './shrink-picture'

const limit = 5 * 1024 * 1024
const aFile = (bytes: number, type = 'image/jpeg', name = 'holiday.photo.JPG') =>
  new File([new Uint8Array(bytes)], name, { type })

type Browser = { width?: number; height?: number; encodes?: (quality: number) => number }

/** Replaces the browser's decoder and encoder. */
function aBrowserThat({ width = 4000, height = 3000, encodes = () => 1000 }: Browser = {}) {
  const bitmap = { width, height, close: vi.fn() }
  vi.stubGlobal('createImageBitmap', vi.fn().mockResolvedValue(bitmap))
  const drawImage = vi.fn()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((callback, type, quality) =>
    callback(new Blob([new Uint8Array(encodes(quality ?? 1))], { type: type ?? '' })),
  )
  return { bitmap, drawImage }
}

test('a picture within the limits is sent unchanged', async () => {
  const { bitmap } = aBrowserThat({ width: 1280, height: 720 })
  const file = aFile(1000)
  expect(await shrinkPicture(file, limit)).toBe(file)
  expect(bitmap.close).toHaveBeenCalled()
})

test('a picture with too many bytes is shrunk and sent as WebP, in the camera’s orientation', async () => {
  const { drawImage } = aBrowserThat()
  const shrunk = await shrinkPicture(aFile(limit + 1), limit)
  expect(shrunk).toMatchObject({ name: 'holiday.photo.webp', type: 'image/webp', size: 1000 })
  expect(drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, 1920, 1440)
  expect(createImageBitmap).toHaveBeenCalledWith(expect.any(File), {
    imageOrientation: 'from-image',
  })
})

test('a picture of more than 24 megapixels is shrunk, however few bytes it has', async () => {
  aBrowserThat({ width: 8000, height: 6000 })
  expect(await shrinkPicture(aFile(1000), limit)).toMatchObject({ type: 'image/webp' })
})

test('an AVIF of more than 8 megapixels is shrunk, unlike a JPEG', async () => {
  aBrowserThat({ width: 4000, height: 3000 })
  const avif = aFile(1000, 'image/avif', 'photo.avif')
  expect(await shrinkPicture(avif, limit)).toMatchObject({ type: 'image/webp' })
  const jpeg = aFile(1000)
  expect(await shrinkPicture(jpeg, limit)).toBe(jpeg)
})

test('a type of picture that only this browser can read is converted', async () => {
  aBrowserThat({ width: 100, height: 100 })
  const shrunk = await shrinkPicture(aFile(1000, 'image/heic', 'phone.heic'), limit)
  expect(shrunk).toMatchObject({ name: 'phone.webp', type: 'image/webp' })
})

test('the quality is reduced until the bytes fit', async () => {
  aBrowserThat({ encodes: (quality) => (quality > 0.7 ? limit + 1 : 500) })
  expect((await shrinkPicture(aFile(limit + 1), limit)).size).toBe(500)
})

test('a picture that the browser can’t read is left to the server', async () => {
  vi.stubGlobal('createImageBitmap', vi.fn().mockRejectedValue(new Error('not a picture')))
  const file = aFile(limit + 1)
  expect(await shrinkPicture(file, limit)).toBe(file)
})

test('a very tall picture keeps its shape within 24 megapixels', () => {
  const { width, height } = shrunkSize({ width: 1000, height: 30_000 })
  expect(width * height).toBeLessThanOrEqual(24_000_000)
  expect(height / width).toBeCloseTo(30, 0)
})
