import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './chosen.ts'
import { type Mutant, workspaceOf } from './mutant.ts'

type Report = {
  testResults: { assertionResults: { fullName: string; status: string }[] }[]
}

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Runs a mutant's tests, with or without the protection, and returns how many passed and failed. */
export async function runTests(mutant: Mutant, isTakenOut: boolean) {
  const { without, test } = mutant
  const workspace = workspaceOf(mutant)
  const folder = await mkdtemp(join(tmpdir(), 'college-mutant-'))
  const output = join(folder, 'report.json')
  const projects = workspace === 'web' ? ['browser', 'isolated'] : [test.engine ?? 'sqlite']
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      ...['run', '--config', join(root, `mutants/${workspace}.config.ts`)],
      ...projects.map((project) => `--project=${project}`),
      ...['--reporter', 'json', '--outputFile', output, '-t', literally(test.name), test.file],
    ],
    {
      cwd: join(root, workspace),
      env: { ...process.env, MUTANT: isTakenOut ? without : '' },
      stdio: 'ignore',
    },
  )
  await once(child, 'close')
  // A run that failed to start writes no report.
  const written = await readFile(output, 'utf8').catch(() => '{"testResults":[]}')
  await rm(folder, { recursive: true })
  const { testResults }: Report = JSON.parse(written)
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  const count = (status: string) => results.filter((result) => result.status === status).length
  return { passed: count('passed'), failed: count('failed') }
}
