import { execFile } from 'node:child_process'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const startSeconds = '60'

/**
 * An installed PostgreSQL, such as `/usr/lib/postgresql/15/bin`, with the interface of the bundled
 * package. Root runs it as the user `postgres`, who exists in every distribution.
 */
export function installedPostgres(
  programs: string,
  { folder, port, flags }: { folder: string; port: number; flags: string[] },
) {
  const data = join(folder, 'data')
  const isRoot = process.getuid?.() === 0
  const call = (name: string, ...given: string[]) => {
    const program = join(programs, name)
    // In a folder that the user `postgres` can enter.
    return isRoot
      ? run('runuser', ['-u', 'postgres', '--', program, ...given], { cwd: folder })
      : run(program, given, { cwd: folder })
  }
  const options = ['-p', String(port), '-c', 'unix_socket_directories=', ...flags].join(' ')
  return {
    async initialise(): Promise<void> {
      const password = join(folder, 'password')
      await mkdir(data)
      await writeFile(password, 'postgres')
      await chmod(password, 0o644)
      if (isRoot) await run('chown', ['postgres', data])
      const given = ['--username=postgres', `--pwfile=${password}`, '--auth=scram-sha-256']
      await call('initdb', `--pgdata=${data}`, '--encoding=UTF8', '--locale=C.UTF-8', ...given)
    },
    async start(): Promise<void> {
      const log = join(data, 'log')
      await call('pg_ctl', 'start', '-D', data, '-w', '-t', startSeconds, '-l', log, '-o', options)
    },
    async stop(): Promise<void> {
      await call('pg_ctl', 'stop', '-D', data, '-w', '-m', 'fast')
    },
  }
}
