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

test('a backup with a changed bit, or that is truncated or extended, is rejected', async () => {
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
    await expect(inspectArchive(damaged), `${length} bytes`).rejects.toThrow('or incomplete')
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
  ['a name outside', add('../../etc/cron.d/x'), /does not belong in a backup/],
  ['a name outside of pictures', add('pictures/../../x.webp'), /does not belong in a backup/],
  ['an absolute name', add('/etc/passwd'), /does not belong in a backup/],
  ['an escape sequence as a name', add('\x1b[2Jpictures/x'), /"\\u001b\[2J/],
  [
    'a symbolic link',
    add(aPictureName, { type: 'SymbolicLink', linkpath: '/' }),
    /does not belong in a backup/,
  ],
  [
    'a hard link',
    add(aPictureName, { type: 'Link', linkpath: 'x' }),
    /does not belong in a backup/,
  ],
  ['a folder', add('pictures', { type: 'Directory' }), /does not belong in a backup/],
  [
    'an extended header',
    add(aPictureName, { type: 'ExtendedHeader' }),
    /does not belong in a backup/,
  ],
  ['a size of 1 TB', add(aPictureName, { size: 2 ** 40 }), /too large/],
  ['a bomb', add(aPictureName, {}, Buffer.alloc(33 * 1024 * 1024)), /too large/],
  ['an unknown table', add('tables/users-000001.ndjson'), /does not belong in a backup/],
  [
    'a table that is left out',
    add('tables/adminSessions-000001.ndjson'),
    /does not belong in a backup/,
  ],
  ['a part too many', add('tables/events-000009.ndjson'), /out of order/],
  ['a picture twice', { files: (files) => files.push(...files.slice(0, 1)) }, /twice/],
  ['something after the manifest', add('manifest.json'), /manifest that this version/],
  ['no row', aRow([1]), /not a row/],
  ['a row with a value that is none', aRow({ _id: { toString: 1 } }), /not a row/],
  [
    'rows with other columns',
    aRow({ _id: 'x', secret: 'x' }),
    /columns of table events don’t match/,
  ],
  [
    'a row with a prototype',
    aRow(JSON.parse('{"__proto__":"x","_id":"x"}')),
    /columns of table events don’t match/,
  ],
  [
    'a row without its picture',
    { files: (files) => files.shift() },
    /files that are missing from it/,
  ],
  ['another format', aManifest({ format: 2 }), /manifest that this version/],
  ['more in the manifest', aManifest({ more: 1 }), /manifest that this version/],
  ['a newer version', aManifest({ migrations: ['001-events-and-admins', '002'] }), /newer version/],
  ['no version', aManifest({ migrations: [] }), /newer version/],
  ['a table less', aManifest({ tables: {} }), /tables in the backup don’t match/],
  ['a picture less', aManifest({ pictures: {} }), /files in the backup don’t match its manifest/],
  [
    'another count of rows',
    { manifest: ({ tables: { events } }) => Object.assign(events ?? {}, { rows: 9 }) },
    /Table events has changed/,
  ],
]

test('a backup with anything foreign in it is rejected in one line', async () => {
  const { path, folder } = await aBackup()
  const changed = join(folder, 'changed.tar.gz')
  await rewriteBackup(path, changed, {})
  await expect(inspectArchive(changed)).resolves.toMatchObject({ path: changed })

  for (const [what, change, reason] of hostile) {
    await rewriteBackup(path, changed, change)
    const rejection = await inspectArchive(changed).catch((error: unknown) => error)
    expect(rejection, what).toMatchObject({ name: 'BackupRefusal' })
    expect(String(rejection), what).toMatch(reason)
    expect(String(rejection), what).not.toMatch(/\n/)
  }
  // The manifest's hashes tie bytes to names.
  let sums: object | undefined
  await rewriteBackup(path, changed, { manifest: ({ pictures }) => (sums = pictures) })
  await rewriteBackup(path, changed, {
    files: swapPictures,
    manifest: (manifest) => Object.assign(manifest, { pictures: sums }),
  })
  await expect(inspectArchive(changed)).rejects.toThrow(
    'files in the backup don’t match its manifest',
  )
})
