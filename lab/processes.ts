/** Processes started by the bench: each ends with it, however it ends. */
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const running = new Set<ChildProcess>()

function known(child: ChildProcess): ChildProcess {
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** Starts a file in this folder, for use with `ask`. */
export function startHelper(file: string, args: string[] = []): ChildProcess {
  return known(fork(join(import.meta.dirname, file), args, { serialization: 'advanced' }))
}

/** Starts a program as in production, without an IPC channel. */
export function startProgram(
  path: string,
  { cwd, env, args = [] }: { cwd: string; env: Record<string, string>; args?: string[] },
): ChildProcess {
  // Windows sockets need SystemRoot; nothing else of this environment is passed on.
  const { PATH = '', SystemRoot = '' } = process.env
  return known(
    spawn(process.execPath, [...args, path], {
      cwd,
      env: { PATH, ...(SystemRoot && { SystemRoot }), ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  )
}

/** Sends a request to a helper process; rejects if the helper exits. */
export function ask<Answer>(child: ChildProcess, order: object): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const onExit = () => reject(new Error(`${child.spawnargs.at(-1)} ended before it answered`))
  child.once('exit', onExit)
  child.once('message', (answer) => {
    child.off('exit', onExit)
    // Safe cast: each helper exports the type of its responses.
    resolve(answer as Answer)
  })
  child.send(order)
  return promise
}

export async function finished(child: ChildProcess): Promise<void> {
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${child.spawnargs.at(-1)} failed`)
}

/** Resolves when the process is gone. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
