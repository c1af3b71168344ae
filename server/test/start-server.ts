import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { adminLogin } from 'contract/accounts/admin'
import { administrator } from 'testing/administrator.ts'
import { freePort } from 'testing/free-port.ts'
import { onTestFinished } from 'vitest'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

type Place = { dataDir: string; databaseUrl: string | undefined }

/** A minimal environment. */
export const environmentOf = ({ dataDir, databaseUrl }: Place, more: Record<string, string>) => ({
  PATH: process.env.PATH ?? '',
  // Compiling all sources takes most of a start.
  NODE_COMPILE_CACHE: join(tmpdir(), 'college-compile-cache'),
  DATA_DIR: dataDir,
  PUBLIC_URL: 'https://college.test',
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
  LOG_LEVEL: 'error',
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  ...more,
})

/** Collects its output. */
export function runServer(env: Record<string, string>, cwd: string) {
  const child = spawn(process.execPath, [main], { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  const written = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (text: Buffer) => {
      written[name] += text
    })
  const exited = once(child, 'close').then(([code]) => code as number | null)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await exited
  })
  return { child, written, exited }
}

/** A server in a separate process; resolves when it responds. */
export async function startServer(place: Place, more: Record<string, string> = {}) {
  const port = await freePort()
  const running = runServer(environmentOf(place, { PORT: String(port), ...more }), place.dataDir)
  const { child, written, exited } = running
  const url = `http://127.0.0.1:${port}`
  await Promise.race([
    greeting(child),
    exited.then((code) => {
      throw new Error(`The server ended with ${code}: ${written.stderr}`)
    }),
  ])
  return {
    ...running,
    url,
    kill: async (signal: 'SIGKILL' | 'SIGTERM') => {
      child.kill(signal)
      return exited
    },
    get: (path: string) => fetch(url + path),
    login: async () => {
      const answer = await fetch(url + adminLogin.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(administrator),
      })
      if (!answer.ok) throw new Error(`No login: ${answer.status}`)
      return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    },
  }
}
export type RunningServer = Awaited<ReturnType<typeof startServer>>

const greeting = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    let text = ''
    child.stdout?.on('data', (more: Buffer) => {
      text += more
      if (text.includes('website is at')) resolve()
    })
  })
