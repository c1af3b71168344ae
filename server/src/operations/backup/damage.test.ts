import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HeaderData } from 'tar'
import { expect, test } from 'vitest'
import { aBackup } from '../../../test/a-backup.ts'
import {
  changeRows,
  type Rewriting,
  rewriteBackup,
  type TarFile,
} from '../../../test/rewrite-backup.ts'
import { inspectArchive } from './inspect-archive.ts'

test('a backup of which one bit is another, or that is cut off or longer, is refused', async () => {
  const { path, folder } = await aBackup()
  const bytes = await readFile(path)
  const damaged = join(folder, 'damaged.tar.gz')
  const places = Array.from({ length: 60 }, (_, n) => Math.floor((n * bytes.length) / 60))
  const ends = Array.from({ length: 60 }, (_, n) => [n, bytes.length - 1 - n]).flat()
  for (const [n, at] of [...ends, ...places].entries()) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ (1 << (n % 8))
    await writeFile(damaged, changed)
    await expect(inspectArchive(damaged), `byte ${at}`).rejects.toThrow('or it is damaged')
  }
  for (const length of [0, 1, 10, 100, ...places, bytes.length - 1]) {
    await writeFile(damaged, bytes.subarray(0, length))
    await expect(inspectArchive(damaged), `${length} bytes`).rejects.toThrow('or cut off')
  }
  await writeFile(damaged, Buffer.concat([bytes, Buffer.alloc(1)]))
  await expect(inspectArchive(damaged)).rejects.toThrow('or it is damaged')

  await writeFile(damaged, bytes)
  await expect(inspectArchive(damaged)).resolves.toMatchObject({ path: damaged })
})

const add = (path: string, header: HeaderData = {}, bytes = Buffer.from('x')): Rewriting => ({
  files: (files) => files.unshift({ path, header, bytes }),
})
const aPictureName = `pictures/${'0'.repeat(32)}-64x36-5c1021.webp`
const aRow = (row: unknown): Rewriting => ({ files: changeRows('events', () => row) })
const aManifest = (more: object): Rewriting => ({
  manifest: (manifest) => Object.assign(manifest, more),
})
const swapPictures = (files: TarFile[]) => {
  const [one, other] = files
  if (one && other) [one.bytes, other.bytes] = [other.bytes, one.bytes]
}

const hostile: [what: string, change: Rewriting, reason: RegExp][] = [
  ['a name outside', add('../../etc/cron.d/x'), /no backup has/],
  ['a name outside of pictures', add('pictures/../../x.webp'), /no backup has/],
  ['an absolute name', add('/etc/passwd'), /no backup has/],
  ['an escape sequence as a name', add('\x1b[2Jpictures/x'), /"\\u001b\[2J/],
  ['a symbolic link', add(aPictureName, { type: 'SymbolicLink', linkpath: '/' }), /no backup has/],
  ['a hard link', add(aPictureName, { type: 'Link', linkpath: 'x' }), /no backup has/],
  ['a folder', add('pictures', { type: 'Directory' }), /no backup has/],
  ['an extended header', add(aPictureName, { type: 'ExtendedHeader' }), /no backup has/],
  ['a size of 1 TB', add(aPictureName, { size: 2 ** 40 }), /too large/],
  ['a bomb', add(aPictureName, {}, Buffer.alloc(33 * 1024 * 1024)), /too large/],
  ['an unknown table', add('tables/users-000001.ndjson'), /no backup has/],
  ['a table that is left out', add('tables/adminSessions-000001.ndjson'), /no backup has/],
  ['a part too many', add('tables/events-000009.ndjson'), /not in order/],
  ['a picture twice', { files: (files) => files.push(...files.slice(0, 1)) }, /twice/],
  ['something after the manifest', add('manifest.json'), /manifest is not one/],
  ['no row', aRow([1]), /no row/],
  ['a row with a value that is none', aRow({ _id: { toString: 1 } }), /no row/],
  ['rows with other columns', aRow({ _id: 'x', secret: 'x' }), /other columns/],
  ['a row with a prototype', aRow(JSON.parse('{"__proto__":"x","_id":"x"}')), /other columns/],
  ['a row without its picture', { files: (files) => files.shift() }, /pictures that it lacks/],
  ['another format', aManifest({ format: 2 }), /manifest is not one/],
  ['more in the manifest', aManifest({ more: 1 }), /manifest is not one/],
  ['a newer version', aManifest({ migrations: ['001-events-and-admins', '002'] }), /newer version/],
  ['no version', aManifest({ migrations: [] }), /newer version/],
  ['a table less', aManifest({ tables: {} }), /tables are not those/],
  ['a picture less', aManifest({ pictures: {} }), /pictures are not those/],
  [
    'another count of rows',
    { manifest: ({ tables: { events } }) => Object.assign(events ?? {}, { rows: 9 }) },
    /table events is not the one/,
  ],
]

test('a backup that somebody has made with something else in it is refused, in one line', async () => {
  const { path, folder } = await aBackup()
  const changed = join(folder, 'changed.tar.gz')
  await rewriteBackup(path, changed, {})
  await expect(inspectArchive(changed)).resolves.toMatchObject({ path: changed })

  for (const [what, change, reason] of hostile) {
    await rewriteBackup(path, changed, change)
    const refusal = await inspectArchive(changed).catch((error: unknown) => error)
    expect(refusal, what).toMatchObject({ name: 'BackupRefusal' })
    expect(String(refusal), what).toMatch(reason)
    expect(String(refusal), what).not.toMatch(/\n/)
  }
  // The sums of the manifest say what belongs to which name.
  let sums: object | undefined
  await rewriteBackup(path, changed, { manifest: ({ pictures }) => (sums = pictures) })
  await rewriteBackup(path, changed, {
    files: swapPictures,
    manifest: (manifest) => Object.assign(manifest, { pictures: sums }),
  })
  await expect(inspectArchive(changed)).rejects.toThrow('pictures are not those')
})
