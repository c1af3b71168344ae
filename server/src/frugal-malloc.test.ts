import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { testFolder } from '../test/test-database.ts'

const run = promisify(execFile)
const restartProcess = join(import.meta.dirname, '../frugal-malloc.js')

async function begun(env: Record<string, string>) {
  const program = join(await testFolder(), 'program.mjs')
  await writeFile(
    program,
    `await import(${JSON.stringify(restartProcess)})
    const { pid, env, argv, execArgv } = process
    console.log(JSON.stringify({ pid, settings: Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith('MALLOC_'))), given: [...execArgv, ...argv.slice(2)] }))`,
  )
  const started = run(process.execPath, ['--max-semi-space-size=1', program, 'a b'], { env })
  const { stdout, stderr } = await started
  return { ...JSON.parse(stdout), stderr, isSame: JSON.parse(stdout).pid === started.child.pid }
}

const given = ['--max-semi-space-size=1', 'a b']

test.runIf(process.platform === 'linux')(
  'a process restarts itself with settings that return freed memory, with the same id and arguments',
  async () => {
    expect(await begun({})).toMatchObject({
      settings: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536' },
      given,
      stderr: '',
      isSame: true,
    })
  },
)

test('an explicit number of arenas is respected', async () => {
  const requested = await begun({ MALLOC_ARENA_MAX: '4' })
  expect(requested).toMatchObject({ settings: { MALLOC_ARENA_MAX: '4' }, given, isSame: true })
})
