import { spawnSync } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../../test/test-database.ts'
import { partialName, removeLeftovers } from './leftovers.ts'

test('the next backup removes what killed ones left behind, and nothing else', async () => {
  const folder = await testFolder()
  const gone = spawnSync(process.execPath, ['-e', '']).pid
  const own = partialName('2026-11-22.tar.gz')
  const other = (pid: number, host = hostname().replace(/[^\w]/g, '_')) =>
    `2026-11-21.tar.gz.${host}-${pid}.partial`
  const stored = [
    '2026-11-20.tar.gz',
    own,
    // Possibly running here, and possibly elsewhere.
    other(process.ppid),
    other(gone, 'elsewhere'),
    `photos.zip.${hostname()}-${gone}.partial`,
    'film.partial',
  ]
  for (const name of [...stored, other(gone)]) await writeFile(join(folder, name), 'x')

  await removeLeftovers(join(folder, '2026-11-22.tar.gz'))

  expect((await readdir(folder)).sort()).toEqual(stored.sort())
})
