import { pdfOf } from 'testing/a-pdf.ts'
import { expect, test } from 'vitest'
import { anArchive, aPackedFile, wordsPart } from '../../../test/a-package.ts'
import { openPackage } from './package-archive.ts'

const words = wordsPart({})
const { part } = aPackedFile('document', pdfOf('Fees'))
const blobOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])
const open = (bytes: Uint8Array) => openPackage(blobOf(bytes))

test('texts and files are found in any order', async () => {
  for (const parts of [
    [words, part],
    [part, words],
  ]) {
    const pack = await open(anArchive(...parts))
    expect(Buffer.from(pack.words).equals(words.bytes)).toBe(true)
    expect(Buffer.from((await pack.read(part.path)) ?? []).equals(part.bytes)).toBe(true)
    expect(pack.read('files/x')).toBeUndefined()
  }
})

test('a package of texts alone is still one', async () => {
  const text = Buffer.from('{"collegeContent":1,"entries":[]}')
  expect(Buffer.from((await open(text)).words).equals(text)).toBe(true)
})

const named = (path: string) => ({ ...part, path })

test.each([
  [
    'a path that leads out',
    anArchive(named('../../etc/passwd'), words),
    'does not belong in a package',
  ],
  ['an absolute path', anArchive(named('/etc/passwd'), words), 'does not belong in a package'],
  ['an extra file', anArchive(named('files/x.pdf'), words), 'does not belong in a package'],
  [
    'a link',
    anArchive({ ...part, head: { type: 'SymbolicLink', linkpath: '/' } }, words),
    'does not belong in a package',
  ],
  [
    'a folder',
    anArchive({ ...part, head: { type: 'Directory' } }, words),
    'does not belong in a package',
  ],
  ['a file that occurs twice', anArchive(part, part, words), 'twice'],
  ['no texts', anArchive(part), 'isn’t a content package'],
  [
    'a file larger than an upload',
    anArchive({ ...part, head: { size: 26 * 1024 * 1024 } }, words),
    '256MB',
  ],
  [
    'a file with fewer bytes than announced',
    anArchive(words, { ...part, head: { size: 99_999 } }),
    'isn’t a content package',
  ],
  ['a truncated archive', anArchive(part, words).subarray(0, 900), 'isn’t a content package'],
  [
    'a changed header',
    Buffer.from(anArchive(words).toString('latin1').replace('content', 'Content'), 'latin1'),
    'isn’t a content package',
  ],
  [
    'data after its end',
    Buffer.concat([anArchive(words), Buffer.alloc(20_000)]),
    'isn’t a content package',
  ],
  ['texts that are too large', anArchive({ ...words, head: { size: 33 * 1024 * 1024 } }), '256MB'],
])('%s is not a package', async (_, bytes, text) => {
  await expect(open(bytes)).rejects.toThrow(text)
})

test('a package with too many files is rejected', async () => {
  const many = Array.from({ length: 5_002 }, (_, index) => ({
    path: `files/${index.toString(16).padStart(64, '0')}.pdf`,
    bytes: Buffer.alloc(0),
  }))
  await expect(open(anArchive(...many, words))).rejects.toThrow('5000')
})

test('a compressed archive is not a package, and isn’t unpacked', async () => {
  const zipped = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
  expect((await open(zipped)).words).toHaveLength(zipped.length)
})
