/** The processes that the bench starts: each is known by its id and ends with the bench, however that ends. */
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

/** Starts a file of this folder, to be talked to with `ask`. */
export function startHelper(file: string, args: string[] = []): ChildProcess {
  return known(fork(join(import.meta.dirname, file), args, { serialization: 'advanced' }))
}

/** Starts a program the way it runs in production: without a channel to whoever started it. */
export function startProgram(
  path: string,
  { cwd, env, args = [] }: { cwd: string; env: Record<string, string>; args?: string[] },
): ChildProcess {
  // On Windows sockets need SystemRoot; nothing else of this process's environment is for the program.
  const { PATH = '', SystemRoot = '' } = process.env
  return known(
    spawn(process.execPath, [...args, path], {
      cwd,
      env: { PATH, ...(SystemRoot && { SystemRoot }), ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  )
}

/** Sends an order to a helper and resolves with its next answer; rejects when the helper ends instead. */
export function ask<Answer>(child: ChildProcess, order: object): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const onExit = () => reject(new Error(`${child.spawnargs.at(-1)} ended before it answered`))
  child.once('exit', onExit)
  child.once('message', (answer) => {
    child.off('exit', onExit)
    // Each helper exports the type of what it answers.
    resolve(answer as Answer)
  })
  child.send(order)
  return promise
}

/** Resolves when the process has ended by itself. */
export async function finished(child: ChildProcess): Promise<void> {
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${child.spawnargs.at(-1)} failed`)
}

/** Ends a process and resolves when it is gone. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
