import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hourMilliseconds } from 'contract/platform/durations'
import { parseUploadedPicture, pictureSrcSet } from 'contract/platform/pictures'
import { expect, test } from 'vitest'
import { aFile, aFolder, anImage, filesIn } from '../../../test/sample-images.ts'
import { createDiskStore } from '../storage/disk-store.ts'
import type { FileStore } from '../storage/store.ts'
import { createPictures } from './pictures.ts'

async function picturesInFolder(change: Partial<FileStore> = {}) {
  const folder = await aFolder()
  const store = { ...createDiskStore(folder), ...change }
  return { folder, store, pictures: createPictures(store) }
}

const jpeg = async (width = 400, height = 300) =>
  aFile(await anImage(width, height).jpeg().toBuffer())
const later = (hours: number) => new Date(Date.now() + hours * hourMilliseconds)

function askedFor(address: string): string[] {
  const picture = parseUploadedPicture(address)
  if (!picture) throw new Error(`Not an uploaded picture: ${address}`)
  return (['avif', 'webp'] as const)
    .flatMap((format) => pictureSrcSet(picture, format).split(', '))
    .map((entry) => entry.replace(/^\/uploads\/| \d+w$/g, ''))
}

test('an upload is stored under an address with its size, in all widths that pages need', async () => {
  const { pictures, folder } = await picturesInFolder()

  const address = await pictures.save(await jpeg(1000, 500))

  expect(parseUploadedPicture(address)).toMatchObject({ width: 1000, height: 500 })
  expect((await filesIn(folder)).sort()).toEqual(askedFor(address).sort())
  expect(await filesIn(folder)).toHaveLength(8)
})

test.each([
  '../../../etc/x.php.jpg',
  'x.jpg\0.html',
  'x'.repeat(5000),
  'C:\\a.jpg',
])('the name of an uploaded file leaves no trace (case %#)', async (name) => {
  const { pictures, folder } = await picturesInFolder()
  const bytes = await anImage().jpeg().toBuffer()

  const address = await pictures.save(aFile(bytes, name))

  expect(address).toMatch(/^\/uploads\/[0-9a-f]{32}-400x300-[0-9a-f]{6}\.webp$/)
  expect((await filesIn(folder)).sort()).toEqual(askedFor(address).sort())
})

test('a file that isn’t a picture leaves nothing behind', async () => {
  const { pictures, folder } = await picturesInFolder()

  await expect(pictures.save(aFile('<svg/>', 'x.png'))).rejects.toMatchObject({ statusCode: 415 })

  expect(await filesIn(folder)).toEqual([])
})

test('a failed write removes the files before it', async () => {
  const folder = await aFolder()
  const disk = createDiskStore(folder)
  const pictures = createPictures({
    ...disk,
    write: (name, bytes) =>
      name.endsWith('-w320.avif')
        ? Promise.reject(new Error('disk full'))
        : disk.write(name, bytes),
  })

  await expect(pictures.save(await jpeg())).rejects.toThrow('disk full')

  expect(await filesIn(folder)).toEqual([])
})

test('a copy has the same bytes and is independent', async () => {
  const { pictures, store } = await picturesInFolder()
  const original = await pictures.save(await jpeg())
  const bytes = await Promise.all(askedFor(original).map(store.read))

  const copy = await pictures.copy(original)
  await pictures.remove(original)

  expect(copy).not.toBe(original)
  expect(await Promise.all(askedFor(copy).map(store.read))).toEqual(bytes)
  await expect(pictures.copy(original)).rejects.toThrow('missing')
})

test('removal deletes all files of one picture and nothing else', async () => {
  const { pictures, folder } = await picturesInFolder()
  const [removed, stored] = [await pictures.save(await jpeg()), await pictures.save(await jpeg())]

  await pictures.remove(removed)
  await pictures.remove(removed)
  await pictures.remove('https://elsewhere.test/photo.webp')
  await pictures.remove('/uploads/../../secret.webp')

  expect((await filesIn(folder)).sort()).toEqual(askedFor(stored).sort())
})

test('the cleanup removes files that no row refers to, except used and new ones', async () => {
  const { pictures, folder, store } = await picturesInFolder()
  const [used, orphan] = [await pictures.save(await jpeg()), await pictures.save(await jpeg())]
  const inUse = async () => new Set([used, 'https://elsewhere.test/photo.webp'])

  expect(await pictures.cleanUp(inUse, later(23))).toBe(0)
  expect(await pictures.cleanUp(inUse, later(25))).toBe(askedFor(orphan).length)

  expect((await filesIn(folder)).sort()).toEqual(askedFor(used).sort())
  expect(await store.read(askedFor(used)[0] ?? '')).toBeDefined()
})

test('the cleanup removes what a crash left half written, also of a picture in use', async () => {
  const { pictures, folder } = await picturesInFolder()
  const used = await pictures.save(await jpeg())
  const [file = ''] = askedFor(used)
  await writeFile(join(folder, file.slice(0, 2), `${file}.0123abcd.tmp`), 'half')

  expect(await pictures.cleanUp(async () => new Set([used]), later(25))).toBe(1)

  expect((await filesIn(folder)).sort()).toEqual(askedFor(used).sort())
})

test('a row committed during the cleanup protects its picture', async () => {
  const { pictures, folder, store } = await picturesInFolder()
  const address = await pictures.save(await jpeg())
  const rows = new Set<string>()
  const sweeping = createPictures({
    ...store,
    async *list() {
      yield* store.list()
      rows.add(address)
    },
  })

  expect(await sweeping.cleanUp(async () => rows, later(25))).toBe(0)

  expect(await filesIn(folder)).toHaveLength(4)
})
