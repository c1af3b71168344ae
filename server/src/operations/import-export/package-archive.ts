import { libraryFileBytes } from 'contract/content/library/items'
import { packageTooLarge, packageUnreadable } from 'contract/content/package'
import { Header } from 'tar'
import { badRequest, tooLarge } from '../../platform/errors.ts'
import { blockBytes, paddingOf, tarHeaderOf } from '../backup/archive-format.ts'
import { maxFiles, type Package } from './package-names.ts'

const wordsName = 'content.json'
const fileName = /^files\/[0-9a-f]{64}\.(?:webp|pdf|jpg|png)$/
const wordsBytes = 32 * 1024 * 1024
const endBytes = 10_240

/** Makes archives reproducible. */
const writtenAt = new Date(0)

function* entryOf(name: string, bytes: Uint8Array) {
  yield tarHeaderOf(name, bytes.length, writtenAt)
  yield bytes
  yield Buffer.alloc(paddingOf(bytes.length))
}

/** Files first, then the text that describes them. */
export async function* packed(
  files: AsyncIterable<{ name: string; bytes: Uint8Array }>,
  words: () => string,
): AsyncGenerator<Uint8Array> {
  for await (const { name, bytes } of files) yield* entryOf(name, bytes)
  yield* entryOf(wordsName, Buffer.from(words()))
  yield Buffer.alloc(2 * blockBytes)
}

type ByteRange = { start: number; bytes: number }

const bytesAt = (file: Blob, { start, bytes }: ByteRange) =>
  file.slice(start, start + bytes).bytes()

async function headerAt(file: Blob, start: number): Promise<Header> {
  const block = Buffer.from(await bytesAt(file, { start, bytes: blockBytes }))
  try {
    return new Header(block)
  } catch {
    throw badRequest(packageUnreadable)
  }
}

/** Rejects other names, links, folders, and files larger than an upload. */
function checkHeader({ path = '', size = 0, type, cksumValid }: Header): string {
  if (!cksumValid) throw badRequest(packageUnreadable)
  const isWords = path === wordsName
  if (type !== 'File' || !(isWords || fileName.test(path)))
    // Names come from the file, so control characters are escaped.
    throw badRequest(
      `The package contains ${JSON.stringify(path.slice(0, 100))}, which does not belong in a package`,
    )
  if (size > (isWords ? wordsBytes : libraryFileBytes)) throw tooLarge(packageTooLarge)
  return path
}

async function indexOf(file: Blob): Promise<Map<string, ByteRange>> {
  const ranges = new Map<string, ByteRange>()
  for (let start = 0; ; ) {
    const header = await headerAt(file, start)
    if (header.nullBlock) {
      if (file.size - start > endBytes) throw badRequest(packageUnreadable)
      return ranges
    }
    const path = checkHeader(header)
    if (ranges.has(path)) throw badRequest('The package contains a file twice')
    if (ranges.size > maxFiles) throw badRequest(`The package has more than ${maxFiles} files`)
    const bytes = header.size ?? 0
    ranges.set(path, { start: start + blockBytes, bytes })
    start += blockBytes + bytes + paddingOf(bytes)
    if (start + blockBytes > file.size) throw badRequest(packageUnreadable)
  }
}

const isArchive = async (file: Blob) => {
  const magic = await bytesAt(file, { start: 257, bytes: 5 })
  return Buffer.from(magic).toString('latin1') === 'ustar'
}

export async function openPackage(file: Blob): Promise<Package> {
  if (!(await isArchive(file))) {
    if (file.size > wordsBytes) throw tooLarge(packageTooLarge)
    return { words: await file.bytes(), read: () => undefined }
  }
  const ranges = await indexOf(file)
  const words = ranges.get(wordsName)
  if (!words) throw badRequest(packageUnreadable)
  return {
    words: await bytesAt(file, words),
    read: (name) => {
      const range = ranges.get(name)
      return range && bytesAt(file, range)
    },
  }
}
