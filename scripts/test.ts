import { spawnSync } from 'node:child_process'

/** What must hold before a change lands, quickest first. Stops at the first that does not. What may have to be fetched comes before. */
const steps: [name: string, command: string][] = [
  ['a browser for the journeys', 'node e2e/browser.ts'],
  ['formatting, lint', 'npx biome check --error-on-warnings .'],
  ['versions with known weaknesses', 'node scripts/check-versions.ts'],
  ['parts for other platforms', 'node scripts/check-lock.ts'],
  ['protections that can be tried', 'node mutants/run.ts --check'],
  ['build', 'npm run build'],
  ['types', 'npm run typecheck'],
  ['unused code', 'npx knip'],
  ['deployment', 'npx vitest run --root deploy'],
  ['web', 'npm test -w web'],
  ['server on SQLite and PostgreSQL', 'npm test -w server'],
  ['journeys in a browser', 'npm test -w e2e'],
]

for (const [name, command] of steps) {
  const startedAt = performance.now()
  process.stdout.write(`\n── ${name}\n`)
  const { status } = spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] })
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  process.stdout.write(`── ${name}: ${status === 0 ? 'passed' : 'failed'} (${seconds} s)\n`)
  if (status !== 0) process.exit(status ?? 1)
}
process.stdout.write(`\n${steps.length} passed, 0 failed\n`)
