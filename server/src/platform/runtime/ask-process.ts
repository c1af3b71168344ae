import { fork } from 'node:child_process'
import { once } from 'node:events'

type Asked = {
  /** The module that reads: it gets the bytes as a message, answers with one, and exits. */
  program: URL
  execArgv?: string[]
  longestMilliseconds: number
}

/**
 * Has a stranger's file read by a process of its own, which may run out of memory or time without the server. Resolves with
 * what it answered, unchecked: `program` is ours. Undefined when it was stopped, fell, or took too long; it is gone then.
 */
export async function askProcess(
  bytes: Uint8Array,
  { program, execArgv = [], longestMilliseconds }: Asked,
): Promise<unknown> {
  // Nothing of the server's environment, where secrets are, goes to code that reads strangers' files.
  const { PATH, SystemRoot } = process.env
  const child = fork(program, {
    serialization: 'advanced',
    execArgv,
    env: { PATH, SystemRoot },
    stdio: 'ignore',
  })
  const tooLong = setTimeout(() => child.kill('SIGKILL'), longestMilliseconds)
  // What it sent is read before this. Its exit may be heard sooner: whenever any child exits, it is asked of all of them.
  const end = once(child, 'disconnect').then(
    () => undefined,
    () => undefined,
  )
  const answer = once(child, 'message').then(
    ([given]) => given,
    () => undefined,
  )
  // What could not be sent to a process that is gone already shows as its end.
  child.send(bytes, (error) => error && child.kill('SIGKILL'))
  try {
    return await Promise.race([answer, end])
  } finally {
    clearTimeout(tooLong)
    child.kill('SIGKILL')
  }
}
