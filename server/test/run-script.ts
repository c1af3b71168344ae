import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { environmentOf } from './start-server.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

type Place = { dataDir: string; databaseUrl: string | undefined }

/** Runs a script from `package.json` with this database. */
export const runScript = (
  script: 'backup' | 'restore' | 'migrations',
  place: Place,
  ...given: string[]
) => runWithInput(script, place, '', ...given)

/** With standard input. */
export async function runWithInput(
  script: 'backup' | 'restore' | 'migrations' | 'bounces',
  place: Place,
  input: string,
  ...given: string[]
) {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const [, file = ''] = scripts[script].split(' ')
  const child = spawn(process.execPath, [join(root, file), ...given], {
    env: environmentOf(place, {}),
    cwd: place.dataDir,
  })
  child.stdin.end(input)
  const written = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (text) => {
      written[name] += text
    })
  const [code] = await once(child, 'close')
  return { code, ...written }
}
