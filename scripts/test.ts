import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { testFolder } from './test-folder.ts'

type Step = [name: string, command: string]
/** Steps one after the other. */
type Lane = Step[]

/**
 * What must hold before a change lands, quickest first. Stops at the first stage in which something does not. What may have to
 * be fetched comes before. The lanes of a stage run beside each other: one of them mostly waits, or has one core to itself.
 */
const stages: Lane[][] = [
  [[['a browser for the journeys', 'node testing/browser.ts']]],
  [
    [['formatting, lint', 'npx biome check --error-on-warnings .']],
    [
      ['versions with known weaknesses', 'node scripts/check-versions.ts'],
      ['parts for other platforms', 'node scripts/check-lock.ts'],
      ['protections that can be tried', 'node mutants/run.ts --check'],
      ['what reaches over its floor is found', 'npx vitest run --root scripts'],
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
    [['server on SQLite and PostgreSQL', 'npm test -w server']],
    [
      ['web', 'npm test -w web'],
      ['deployment', 'npx vitest run --root deploy'],
    ],
  ],
  [[['journeys in a browser', 'npm test -w e2e']]],
]

/** Of a step that failed, said again at the end. */
const linesAtTheEnd = 80

const env = {
  ...process.env,
  TMPDIR: testFolder(),
  // What writes into a pipe does not see that somebody watches.
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
}

/** What each step that failed wrote last, by name: many lines may have come since. */
const failures = new Map<string, string>()

/** Runs a step, and says whether it passed; heard while it runs, or when it is over. */
async function passes([name, command]: Step, isHeard: boolean): Promise<boolean> {
  const startedAt = performance.now()
  if (isHeard) process.stdout.write(`\n── ${name}\n`)
  const child = spawn(command, { env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const written: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      written.push(chunk)
      if (isHeard) process.stdout.write(chunk)
    })
  const [status] = await once(child, 'close')
  const output = Buffer.concat(written).toString()
  if (!isHeard) process.stdout.write(`\n── ${name}\n${output}`)
  const isPassed = status === 0
  if (!isPassed) failures.set(name, output.trimEnd().split('\n').slice(-linesAtTheEnd).join('\n'))
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  process.stdout.write(`── ${name}: ${isPassed ? 'passed' : 'failed'} (${seconds} s)\n`)
  return isPassed
}

/** Runs the steps of a lane until one fails; says whether none did. */
async function passesLane(steps: Lane, index: number): Promise<boolean> {
  for (const step of steps) if (!(await passes(step, index === 0))) return false
  return true
}

for (const lanes of stages) {
  const arePassed = await Promise.all(lanes.map(passesLane))
  if (arePassed.includes(false)) break
}
if (failures.size > 0) {
  for (const [name, output] of failures) process.stdout.write(`\n── failed: ${name}\n${output}\n`)
  process.exit(1)
}
process.stdout.write(`\n${stages.flat(2).length} passed, 0 failed\n`)
