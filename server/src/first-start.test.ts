import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from 'testing/free-port.ts'
import { expect, test } from 'vitest'
import { environmentOf, runServer } from '../test/start-server.ts'
import { testDatabase, testFolder } from '../test/test-database.ts'

test('the first start prints plainly where the site is', async () => {
  const place = await testDatabase()
  const more = {
    PUBLIC_URL: '',
    SAMPLE_DATA: 'on',
    LOG_LEVEL: 'info',
    PORT: String(await freePort()),
  }
  const { ADMIN_EMAIL, ADMIN_PASSWORD, ...env } = environmentOf(place, more)

  const { written } = runServer(env, place.dataDir)

  await expect.poll(() => written.stdout).toContain('shown only once')
  const lines = written.stdout.trim().split('\n')
  expect(lines[0]).toMatch(/ website is at http:/)
  expect(lines.filter((line) => line.startsWith('{'))).toEqual([])
  expect(written.stderr).toBe('')
})

const patience = 120_000

test(
  'systemd is notified when the site answers, and not before',
  async () => {
    const place = await testDatabase()
    const folder = await testFolder()
    const notified = join(folder, 'told')
    const port = String(await freePort())
    // Stands in for `systemd-notify`: records its arguments and whether the site answers then.
    await writeFile(
      join(folder, 'systemd-notify'),
      `#!/bin/sh\n"${process.execPath}" -e "fetch('http://127.0.0.1:${port}/healthz').then(({ status }) => console.log('$*', status))" > ${notified}.new && mv ${notified}.new ${notified}\n`,
      { mode: 0o755 },
    )
    const env = environmentOf(place, { PORT: port, NOTIFY_SOCKET: '/run/notify' })

    runServer({ ...env, PATH: `${folder}:${process.env.PATH}` }, place.dataDir)

    // A first start on a busy machine.
    const read = () => readFile(notified, 'utf8').catch(() => '')
    await expect.poll(read, { timeout: patience }).toBe('--ready 200\n')
  },
  patience,
)
