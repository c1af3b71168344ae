import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { removeLeftoverFolders, temporaryFolder } from './temporary-folder.ts'

function aTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'test-'))
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  return {
    make: (name: string) => {
      mkdirSync(join(folder, name))
      writeFileSync(join(folder, name, 'file'), 'sent')
    },
    age: (name: string) => utimesSync(join(folder, name), new Date(0), new Date(0)),
    names: () => readdirSync(folder).toSorted(),
  }
}

test('folders of killed processes are removed, and those in use stay', async () => {
  const { make, age, names } = aTemporaryFolder()
  const { pid: killed } = spawnSync(process.execPath, ['--version'])
  for (const name of [
    `college-sent-${killed}-aB3xyZ`,
    `college-verify-${killed}-aB3xyZ`,
    `college-sent-${process.ppid}-aB3xyZ`,
    'college-sent-aB3xyZ',
    'college-sent-old123',
    'another-program',
  ])
    make(name)
  age('college-sent-old123')
  const own = basename(await temporaryFolder('sent'))

  await removeLeftoverFolders()

  expect(names()).toEqual(
    [
      own,
      `college-sent-${process.ppid}-aB3xyZ`,
      'college-sent-aB3xyZ',
      'another-program',
    ].toSorted(),
  )
  // A starting process has nothing yet: the files belong to a previous one with the same id.
  await removeLeftoverFolders({ isStart: true })
  expect(names()).not.toContain(own)
})
