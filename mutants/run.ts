/**
 * `npm run mutants`: takes single protections out of the server, one at a time and in memory only, and looks whether the
 * tests notice. `-- WORDS` tries only those with these words in their name; `-- --check` only looks whether each still
 * stands in the source, and `npm test` runs its tests on the engine it names; `--quick` is for whoever has just seen all tests pass, and leaves out to run them with the
 * protection there. Prints the mutants that no test notices, and fails when there is one.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './chosen.ts'
import { type Mutant, mutate } from './mutant.ts'
import { mutants } from './mutants.ts'
import { runTests } from './run-tests.ts'
import { isRun } from './selection.ts'

const atOnce = 2

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
})
const say = (text: string) => process.stdout.write(`${text}\n`)

async function judge(mutant: Mutant): Promise<string | undefined> {
  const whole = options.quick ? undefined : await runTests(mutant, false)
  if (whole && (whole.passed === 0 || whole.failed > 0)) {
    return `its tests do not pass while the protection is there (${whole.passed} passed, ${whole.failed} failed)`
  }
  const { passed, failed } = await runTests(mutant, true)
  return passed + failed === 0 || failed === 0 ? 'survives' : undefined
}

const chosen = mutants.filter(({ without }) => without.includes(positionals.join(' ')))
const astray = chosen.flatMap((mutant) => {
  try {
    mutate(mutant, readFileSync(join(root, mutant.file), 'utf8'))
    const { file, engine } = mutant.test
    if (!existsSync(join(root, 'server', file))) return [`${mutant.without}: there is no ${file}`]
    return isRun(file, engine) ? [] : [`${mutant.without}: npm test does not run ${file} there`]
  } catch (error) {
    return [(error as Error).message]
  }
})
if (astray.length > 0) {
  say(astray.join('\n'))
  process.exit(1)
}
say(`${chosen.length} protections stand in the source`)
if (options.check) process.exit()

const faults: string[] = []
const waiting = [...chosen]
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const fault = await judge(mutant)
      say(`${fault ? '✗' : '✓'} without ${mutant.without}${fault ? `: ${fault}` : ''}`)
      if (fault) faults.push(mutant.without)
    }
  }),
)
say(`\n${chosen.length} tried, ${faults.length} survive`)
if (faults.length > 0) process.exit(1)
