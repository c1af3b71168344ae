import { parseArgs } from 'node:util'
import { runStep, type StepResult } from './run-step.ts'
import { testFolder } from './test-folder.ts'

/**
 * `npm test` gates every change. `npm run test:all`, before a release, adds killed processes, full disks, several servers, both
 * engines for all tests, and every journey at every width. `npm test -- --changed` runs only the tests of uncommitted files,
 * without journeys.
 */
const { all: isFull, changed: isPartial } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
  },
}).values

type Step = [name: string, command: string]
type Lane = Step[]

const ofChanged = isPartial ? ' --changed --passWithNoTests' : ''

/** Quickest first, stopping at the first failing stage. Lanes run in parallel: one mostly waits, or uses one core. */
const stages: Lane[][] = [
  [[['browser for the journeys', 'node testing/browser.ts']]],
  [
    [['formatting, lint', 'npx biome check --error-on-warnings .']],
    [
      ['versions with known vulnerabilities', 'node scripts/check-versions.ts'],
      ['packages for other platforms', 'node scripts/check-lock.ts'],
      ['mutants match the source', 'node mutants/run.ts --check'],
      ['house rules', 'npx vitest run --root scripts'],
      ['figures', 'node scripts/figures.ts'],
    ],
  ],
  [
    [['build', 'npm run build']],
    [
      ['types', 'npm run typecheck'],
      ['unused code', 'npx knip'],
    ],
  ],
  [
    [['server', `npm test -w server --${ofChanged}`]],
    [
      ['web', `npm test -w web --${ofChanged}`],
      ['deployment', `npx vitest run --root deploy${ofChanged}`],
    ],
  ],
  ...(isPartial ? [] : [[[['journeys in a browser', 'npm test -w e2e']] satisfies Lane]]),
]

const repeatedLines = 80

const env = {
  ...process.env,
  TMPDIR: testFolder(),
  ...(isFull && { TEST_ALL: '1' }),
  // A pipe hides the terminal from the commands.
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
}

const results = new Map<string, StepResult>()

async function passes([name, command]: Step, isLive: boolean): Promise<boolean> {
  if (isLive) process.stdout.write(`\n── ${name}\n`)
  const result = await runStep(command, env, (chunk) => {
    if (isLive) process.stdout.write(chunk)
  })
  results.set(name, result)
  if (!isLive) process.stdout.write(`\n── ${name}\n${result.output}`)
  const { isPassed, wallSeconds } = result
  process.stdout.write(
    `── ${name}: ${isPassed ? 'passed' : 'failed'} (${Math.round(wallSeconds)} s)\n`,
  )
  return isPassed
}

async function passesLane(steps: Lane, index: number): Promise<boolean> {
  for (const step of steps) if (!(await passes(step, index === 0))) return false
  return true
}

const inColumns = (name: string, wall: string, processor: string) =>
  `${name.padEnd(40)}${wall.padStart(8)}${processor.padStart(12)}\n`

function printTimes(wallSeconds: number): void {
  const processorSeconds = [...results.values()].map((result) => result.processorSeconds)
  const sum = processorSeconds.reduce<number>((total, seconds) => total + (seconds ?? 0), 0)
  const rows = [...results].map(([name, { wallSeconds, processorSeconds }]) =>
    inColumns(name, wallSeconds.toFixed(0), processorSeconds?.toFixed(0) ?? '–'),
  )
  process.stdout.write(`\n${inColumns('seconds', 'wall', 'processor')}${rows.join('')}`)
  process.stdout.write(inColumns('all', wallSeconds.toFixed(0), sum.toFixed(0)))
}

const startedAt = performance.now()
for (const lanes of stages) {
  const arePassed = await Promise.all(lanes.map(passesLane))
  if (arePassed.includes(false)) break
}
printTimes((performance.now() - startedAt) / 1000)
const failures = [...results].filter(([, { isPassed }]) => !isPassed)
for (const [name, { output }] of failures) {
  const lines = output.trimEnd().split('\n').slice(-repeatedLines)
  process.stdout.write(`\n── failed: ${name}\n${lines.join('\n')}\n`)
}
if (failures.length > 0) process.exit(1)
process.stdout.write(`\n${stages.flat(2).length} passed, 0 failed\n`)
