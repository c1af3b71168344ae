import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { administrator } from 'testing/administrator.ts'
import { freePort } from 'testing/free-port.ts'
import { expect, onTestFinished, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')
/** Vite compiles the whole application on a busy machine. */
const patience = { interval: 200 }

async function startDevelopment() {
  const dataDir = await mkdtemp(join(tmpdir(), 'college-dev-'))
  const [, ...args] = manifest.scripts.dev.split(' ')
  const port = String(await freePort())
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      PORT: port,
      DATA_DIR: dataDir,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      SAMPLE_DATA: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  let written = ''
  child.stdout.on('data', (text: Buffer) => {
    written += text
  })
  const exited = once(child, 'close')
  onTestFinished(async () => {
    // Including the server it started.
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
    await exited
    await rm(dataDir, { recursive: true, force: true })
  })
  return {
    url: `http://127.0.0.1:${port}`,
    starts: () => written.split('The college’s website is at').length - 1,
  }
}

test('the development server renders pages from their sources and restarts when the college changes', async () => {
  const { url, starts } = await startDevelopment()
  await expect.poll(starts, patience).toBe(1)
  const page = await fetch(`${url}/about`)
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain('</h1>')
  expect(html).toContain('/app/framework/entries/entry.islands.ts')

  const now = new Date()
  await utimes(join(root, 'college/facts.ts'), now, now)

  await expect.poll(starts, patience).toBe(2)
  expect((await fetch(`${url}/about`)).status).toBe(200)
})
