import { rmSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { postgresPackage } from './postgres-package.ts'

/** The package ends a process that has nothing left to do with 0, whatever `process.exitCode` says: failed tests passed. */
async function withoutExitCode<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const before = process.listeners('beforeExit')
  const loaded = await load()
  for (const listener of process.listeners('beforeExit'))
    if (!before.includes(listener)) process.off('beforeExit', listener)
  return loaded
}

/** A real PostgreSQL of its own, in a temporary folder. */
export async function startPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'college-postgres-'))
  const leaveNothing = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', leaveNothing)
  // PostgreSQL runs as a user of its own when we are root.
  await chmod(folder, 0o755)
  const { default: EmbeddedPostgres } = await withoutExitCode(() => postgresPackage(folder))
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    // Nobody pulls the plug on a test.
    postgresFlags: ['max_connections=200', 'fsync=off'].flatMap((flag) => ['-c', flag]),
    onLog: () => undefined,
    onError: () => undefined,
  })
  await postgres.initialise()
  await postgres.start()
  return {
    url: (database: string) => `postgres://postgres:postgres@127.0.0.1:${port}/${database}`,
    stop: () => postgres.stop(),
    start: () => postgres.start(),
    remove: async () => {
      await postgres.stop().catch(() => undefined)
      await rm(folder, { recursive: true, force: true })
      process.off('exit', leaveNothing)
    },
  }
}
