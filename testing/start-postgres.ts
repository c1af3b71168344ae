import type { EventEmitter } from 'node:events'
import { rmSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { installedPostgres } from './installed-postgres.ts'
import { postgresPackage } from './postgres-package.ts'

/**
 * The package exits with 0 when the process ends, whatever `process.exitCode` says, so that failed
 * tests would pass. Its signal handlers stay.
 */
async function withoutEnding<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const emitter: EventEmitter = process
  const events = ['beforeExit', 'exit']
  const before = new Set(events.flatMap((event) => emitter.listeners(event)))
  const loaded = await load()
  for (const event of events)
    for (const listener of emitter.listeners(event) as (() => void)[])
      if (!before.has(listener)) emitter.off(event, listener)
  return loaded
}

const startMilliseconds = 20_000
const lookMilliseconds = 10

/** Signals and their meaning: https://www.postgresql.org/docs/18/server-shutdown.html */
export const stopModes = {
  killed: 'SIGKILL',
  immediate: 'SIGQUIT',
  fast: 'SIGINT',
  smart: 'SIGTERM',
} as const satisfies Record<string, NodeJS.Signals>

async function isGone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0)
    } catch {
      return
    }
    await sleep(lookMilliseconds)
  }
}

// Tests don't need durability, and short-lived databases need no vacuum.
const flags = [
  'max_connections=200',
  'fsync=off',
  'full_page_writes=off',
  'autovacuum=off',
].flatMap((flag) => ['-c', flag])

/** The bundled package, or the programs in the folder `POSTGRES_PROGRAMS`. */
async function preparePostgres(folder: string, port: number) {
  const programs = process.env.POSTGRES_PROGRAMS
  if (programs) return installedPostgres(programs, { folder, port, flags })
  const { default: EmbeddedPostgres } = await withoutEnding(() => postgresPackage(folder))
  return new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    // The same on every machine, whatever its language.
    initdbFlags: [
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      // Each connection verifies the password, and its 4,096 rounds add up.
      '--set=scram_iterations=1',
    ],
    postgresFlags: flags,
    onLog: () => undefined,
    onError: () => undefined,
  })
}

/** A PostgreSQL server in a temporary folder. */
export async function startPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'college-postgres-'))
  // As root, PostgreSQL runs as another user, who must be able to enter it.
  await chmod(folder, 0o755)
  const port = await freePort()
  const postgres = await preparePostgres(folder, port)
  const leaveNothing = () => {
    // Signals can't be awaited in an exit handler.
    void postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', leaveNothing)
  await postgres.initialise()
  await postgres.start()
  let isRunning = true
  const start = async () => {
    // Orphans of a killed server hold its shared memory for a moment.
    const until = performance.now() + startMilliseconds
    while (!isRunning) {
      isRunning = await postgres.start().then(
        () => true,
        () => false,
      )
      if (!isRunning && performance.now() > until) throw new Error('PostgreSQL does not start')
    }
  }
  return {
    url: (database: string) => `postgres://postgres:postgres@127.0.0.1:${port}/${database}`,
    stop: async () => {
      await postgres.stop()
      isRunning = false
    },
    start,
    /** Stops the server with a signal from `stopModes`; resolves when it is gone. */
    kill: async (signal: NodeJS.Signals) => {
      const [pid] = (await readFile(join(folder, 'data/postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), signal)
      await isGone(Number(pid))
      isRunning = false
    },
    remove: async () => {
      if (isRunning) await postgres.stop().catch(() => undefined)
      await rm(folder, { recursive: true, force: true })
      process.off('exit', leaveNothing)
    },
  }
}
