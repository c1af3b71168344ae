import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'

type Step = [name: string, command: string]

/**
 * What must hold before a change lands, quickest first. Stops at the first that does not. What may have to be fetched comes
 * before. Steps in one line run beside each other: one of them mostly waits.
 */
const steps: Step[][] = [
  [['a browser for the journeys', 'node testing/browser.ts']],
  [['formatting, lint', 'npx biome check --error-on-warnings .']],
  [['versions with known weaknesses', 'node scripts/check-versions.ts']],
  [['parts for other platforms', 'node scripts/check-lock.ts']],
  [['protections that can be tried', 'node mutants/run.ts --check']],
  [['build', 'npm run build']],
  [['types', 'npm run typecheck']],
  [['unused code', 'npx knip']],
  [
    ['web', 'npm test -w web'],
    ['deployment', 'npx vitest run --root deploy'],
  ],
  [['server on SQLite and PostgreSQL', 'npm test -w server']],
  [['journeys in a browser', 'npm test -w e2e']],
]

/** Runs a step, and says whether it passed. The first of a line is heard while it runs, the others when they are over. */
async function passes([name, command]: Step, index: number): Promise<boolean> {
  const startedAt = performance.now()
  if (index === 0) process.stdout.write(`\n── ${name}\n`)
  const output = index === 0 ? 'inherit' : 'pipe'
  const child = spawn(command, { shell: true, stdio: ['ignore', output, 'inherit'] })
  const [written, [status]] = await Promise.all([
    child.stdout ? buffer(child.stdout) : '',
    once(child, 'exit'),
  ])
  if (index > 0) process.stdout.write(`\n── ${name}\n${written}`)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  process.stdout.write(`── ${name}: ${status === 0 ? 'passed' : 'failed'} (${seconds} s)\n`)
  return status === 0
}

for (const line of steps) {
  const arePassed = await Promise.all(line.map(passes))
  if (arePassed.includes(false)) process.exit(1)
}
process.stdout.write(`\n${steps.flat().length} passed, 0 failed\n`)
