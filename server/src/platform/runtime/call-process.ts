import { fork } from 'node:child_process'
import { once } from 'node:events'

type Params = {
  program: URL
  args?: readonly string[]
  execArgv?: string[]
  longestMilliseconds: number
}

/**
 * Parses an untrusted file in a child process, which may exhaust memory or time without harming the server. Undefined if it
 * crashed or took too long. The result is unchecked: `program` is ours.
 */
export async function callProcess(
  bytes: Uint8Array,
  { program, args = [], execArgv = [], longestMilliseconds }: Params,
): Promise<unknown> {
  // Code that reads strangers' files gets none of the server's environment, which has secrets.
  const { PATH, SystemRoot } = process.env
  const child = fork(program, args, {
    serialization: 'advanced',
    execArgv,
    env: { PATH, SystemRoot },
    stdio: 'ignore',
  })
  const tooLong = setTimeout(() => child.kill('SIGKILL'), longestMilliseconds)
  // Messages are delivered before this; `exit` may be reported sooner.
  const end = once(child, 'disconnect').then(
    () => undefined,
    () => undefined,
  )
  const answer = once(child, 'message').then(
    ([given]) => given,
    () => undefined,
  )
  // Sending to a dead process shows as its end.
  child.send(bytes, (error) => error && child.kill('SIGKILL'))
  try {
    return await Promise.race([answer, end])
  } finally {
    clearTimeout(tooLong)
    child.kill('SIGKILL')
  }
}
