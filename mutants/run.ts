/**
 * `npm run mutants`: removes protections from the server and the pages, one at a time and in memory only, and checks that
 * tests fail. `-- WORDS` tries only those with these words in their names; `-- --check` only checks that each occurs in the
 * source, that its tests are written and that `npm test` runs them; `--quick` skips the run with the protection in place. Lists the mutants that no
 * test notices, and fails if there are any.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { parseArgs } from 'node:util'
import { engineTests, processTests } from '../server/test/test-selection.ts'
import { root } from './chosen.ts'
import { type Mutant, mutate, workspaceOf } from './mutant.ts'
import { mutants } from './mutants.ts'
import { runTests } from './run-tests.ts'

const isIn = (globs: readonly string[], path: string) =>
  globs.some((glob) => matchesGlob(path, `src/${glob}`))

/** Checks that `npm test` runs this test file on this engine. */
const isRun = (file: string, engine: 'postgres' | undefined): boolean =>
  !isIn(processTests, file) && (engine !== 'postgres' || isIn(engineTests, file))

const atOnce = 2

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
})
const report = (text: string) => process.stdout.write(`${text}\n`)

async function tryMutant(mutant: Mutant): Promise<string | undefined> {
  const full = options.quick ? undefined : await runTests(mutant, false)
  if (full && (full.passed === 0 || full.failed > 0)) {
    return `its tests do not pass while the protection is there (${full.passed} passed, ${full.failed} failed)`
  }
  const { passed, failed } = await runTests(mutant, true)
  return passed + failed === 0 || failed === 0 ? 'survives' : undefined
}

const chosen = mutants.filter(({ without }) => without.includes(positionals.join(' ')))
const unmatched = chosen.flatMap((mutant) => {
  try {
    mutate(mutant, readFileSync(join(root, mutant.file), 'utf8'))
    const { file, name, engine } = mutant.test
    const path = join(root, workspaceOf(mutant), file)
    if (!existsSync(path)) return [`${mutant.without}: there is no ${file}`]
    if (!readFileSync(path, 'utf8').includes(name))
      return [`${mutant.without}: no test of ${file} is called "${name}"`]
    return isRun(file, engine) ? [] : [`${mutant.without}: npm test does not run ${file} there`]
  } catch (error) {
    return [(error as Error).message]
  }
})
if (unmatched.length > 0) {
  report(unmatched.join('\n'))
  process.exit(1)
}
report(`${chosen.length} protections are in the source`)
if (options.check) process.exit()

const errors: string[] = []
const waiting = [...chosen]
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const error = await tryMutant(mutant)
      report(`${error ? '✗' : '✓'} without ${mutant.without}${error ? `: ${error}` : ''}`)
      if (error) errors.push(mutant.without)
    }
  }),
)
report(`\n${chosen.length} tried, ${errors.length} survive`)
if (errors.length > 0) process.exit(1)
