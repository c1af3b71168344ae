import { execFile } from 'node:child_process'
import { copyFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { filesBelow } from 'testing/files-below.ts'
import { expect, onTestFinished, test } from 'vitest'
import { aFullSite, openSite } from '../../../test/a-backup.ts'
import { runScript } from '../../../test/run-script.ts'
import { testDatabase, testFolder } from '../../../test/test-database.ts'

const run = promisify(execFile)

test('a site is backed up, verified and restored by its commands', async () => {
  const { place, db } = await aFullSite()
  const folder = await testFolder()
  const path = join(folder, 'college.tar.gz')

  const taken = await runScript('backup', place, path)
  expect(taken).toMatchObject({ code: 0, stderr: '' })
  expect(taken.stdout).toMatch(/college\.tar\.gz: \d+ rows and 11 uploaded files\n$/)
  expect((await stat(path)).mode & 0o777).toBe(0o600)

  const nowhere = { dataDir: join(folder, 'none'), databaseUrl: undefined }
  const verified = await runScript('backup', { ...nowhere, dataDir: folder }, 'verify', path)
  expect(verified).toMatchObject({ code: 0, stderr: '' })
  expect(verified.stdout).toMatch(/^students +1 +1 {2}same$/m)
  expect(verified.stdout).toMatch(/^uploaded files +11 +11 {2}same$/m)
  expect(await filesBelow(folder)).toEqual(['college.tar.gz'])

  const target = await testDatabase()
  const restored = await runScript('restore', target, path)
  expect(restored).toMatchObject({ code: 0, stderr: '' })
  expect(restored.stdout).toContain('Restored the backup of ')
  const site = await openSite(target)
  const events = (of: typeof db) => of.selectFrom('events').selectAll().execute()
  expect(await events(site.db)).toEqual(await events(db))

  await site.store.remove(await filesBelow(site.uploads))
  const incomplete = await runScript('backup', target, join(folder, 'incomplete.tar.gz'))
  expect(incomplete.code).toBe(2)
  expect(incomplete.stderr.match(/\.(webp|avif|pdf)$/gm)).toHaveLength(11)
})

/** Nobody can write there until the test ends; false if that can't be arranged. */
async function makeReadOnly(folder: string): Promise<boolean> {
  try {
    await run('mount', ['--bind', folder, folder])
    onTestFinished(() => void run('umount', ['-l', folder]))
    await run('mount', ['-o', 'remount,ro,bind', folder])
    return true
  } catch {
    return false
  }
}

test.runIf(process.env.TEST_ENGINE === 'sqlite')(
  'a data folder that can’t be written is backed up, or the command says why not',
  async ({ skip }) => {
    const { place, close } = await aFullSite()
    const folder = await testFolder()
    // Left by a server that was killed, and copied without its index.
    await copyFile(join(place.dataDir, 'college.sqlite-wal'), join(folder, 'wal'))
    await close()
    if (!(await makeReadOnly(place.dataDir))) return skip('nothing can be mounted here')
    const path = join(folder, 'college.tar.gz')

    expect(await runScript('backup', place, path)).toMatchObject({ code: 0, stderr: '' })

    await run('mount', ['-o', 'remount,rw,bind', place.dataDir])
    await copyFile(join(folder, 'wal'), join(place.dataDir, 'college.sqlite-wal'))
    await run('mount', ['-o', 'remount,ro,bind', place.dataDir])
    const { code, stderr } = await runScript('backup', place, join(folder, 'second.tar.gz'))
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^.* is read-only .*\n$/)])
  },
)

test('an impossible command is rejected in one line and leaves no file', async () => {
  const place = { dataDir: await testFolder(), databaseUrl: undefined }
  const folder = await testFolder()
  const path = join(folder, 'college.tar.gz')
  await writeFile(path, 'not a backup at all, but some text'.repeat(9))
  const rejections: [Parameters<typeof runScript>, RegExp][] = [
    [['backup', place, join(folder, 'new.tar.gz')], /no database in/],
    [['backup', place, 'verify', join(folder, 'none')], /ENOENT/],
    [['restore', place, path], /or it is damaged/],
  ]

  for (const [given, reason] of rejections) {
    const { code, stderr } = await runScript(...given)
    expect(code).toBe(1)
    expect(stderr).toMatch(reason)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  }
  expect(await runScript('backup', place, 'a', 'b')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('npm run backup -- FILE'),
  })
  expect(await filesBelow(place.dataDir)).toEqual([])
  expect(await filesBelow(folder)).toEqual(['college.tar.gz'])
})
