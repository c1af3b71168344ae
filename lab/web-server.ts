import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { administrator } from 'testing/administrator.ts'
import { freePort } from 'testing/free-port.ts'
import manifest from '../package.json' with { type: 'json' }
import { end, startProgram } from './processes.ts'

/** Processor time since the start of a server process, and its memory now. */
export type Usage = { cpuSeconds: number; residentBytes: number }

export type WebServer = Awaited<ReturnType<typeof startServer>>

/** `npm start` passes this to Node: a small young generation keeps the process small under load. */
const flags = manifest.scripts.start.split(' ').filter((word) => word.startsWith('--'))
const program = join(import.meta.dirname, '../server/main.js')
const retryMilliseconds = 5
/** As long as journeys wait: on a busy machine a start takes more than half a minute. */
const patienceMilliseconds = 120_000

/** Starts the server as in production and resolves when `/readyz` returns 200. */
export async function startServer(dataDir: string, settings: Record<string, string> = {}) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const startedAt = performance.now()
  const child = startProgram(program, {
    // Outside the project, whose `.env` is for its own server.
    cwd: dataDir,
    args: flags,
    env: {
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'info',
      SAMPLE_DATA: 'off',
      RATE_LIMIT: 'off',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      ...settings,
    },
  })
  const sinceStart = async (path: string) => {
    while ((await statusOf(origin + path)) !== 200) {
      if (child.exitCode !== null) throw new Error('The server ended while it started')
      if (performance.now() - startedAt > patienceMilliseconds)
        throw new Error(`The server does not answer ${path} with 200`)
      await sleep(retryMilliseconds)
    }
    return performance.now() - startedAt
  }
  const readyMilliseconds = await sinceStart('/readyz')
  return {
    child,
    origin,
    readyMilliseconds,
    /** Milliseconds from the start of the process to the first 200 of a URL. */
    sinceStart,
    usage: () => readUsage(origin),
    openFiles: async () => (await readMetrics(origin))('process_open_fds'),
    stop: () => end(child),
  }
}

/** 0 if nobody listens. */
function statusOf(url: string): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  get(url, { agent: false }, (response) => {
    response.resume().on('end', () => resolve(response.statusCode ?? 0))
  }).on('error', () => resolve(0))
  return promise
}

async function readMetrics(origin: string): Promise<(name: string) => number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  return (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1] ?? Number.NaN)
}

async function readUsage(origin: string): Promise<Usage> {
  const value = await readMetrics(origin)
  return {
    cpuSeconds: value('process_cpu_seconds_total'),
    residentBytes: value('process_resident_memory_bytes'),
  }
}
