import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type StepResult = {
  isPassed: boolean
  output: string
  wallSeconds: number
  /** Of the step and all processes it waited for; undefined if the shell cannot say. */
  processorSeconds: number | undefined
}

/** POSIX `times`: user and system time of the shell, then of its children. */
const processorSecondsIn = (times: string): number | undefined => {
  const parts = [...times.matchAll(/(\d+)m([\d.]+)s/g)]
  if (parts.length !== 4) return undefined
  return parts.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  )
}

export async function runStep(
  command: string,
  env: NodeJS.ProcessEnv,
  onOutput: (chunk: Buffer) => void,
): Promise<StepResult> {
  const startedAt = performance.now()
  const isPosix = process.platform !== 'win32'
  const child = spawn(isPosix ? `${command}; status=$?; times >&3; exit $status` : command, {
    env,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const written: Buffer[] = []
  const times: Buffer[] = []
  const [, stdout, stderr, fromShell] = child.stdio
  for (const stream of [stdout, stderr])
    stream?.on('data', (chunk: Buffer) => {
      written.push(chunk)
      onOutput(chunk)
    })
  fromShell?.on('data', (chunk: Buffer) => times.push(chunk))
  const [status] = await once(child, 'close')
  return {
    isPassed: status === 0,
    output: Buffer.concat(written).toString(),
    wallSeconds: (performance.now() - startedAt) / 1000,
    processorSeconds: processorSecondsIn(Buffer.concat(times).toString()),
  }
}
