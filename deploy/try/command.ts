import { type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

export type Ended = { code: number; text: string }

export async function run(
  command: string,
  given: string[],
  options: SpawnOptions = {},
): Promise<Ended> {
  const child = spawn(command, given, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      text += chunk
    })
  const [code] = await once(child, 'close')
  return { code: code ?? -1, text }
}

export async function must(
  command: string,
  given: string[],
  options: SpawnOptions = {},
): Promise<string> {
  const { code, text } = await run(command, given, options)
  if (code !== 0) throw new Error(`${command} ${given.join(' ')} ended with ${code}:\n${text}`)
  return text
}

export const isInstalled = (program: string) =>
  spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
