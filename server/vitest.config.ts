import { defineConfig } from 'vitest/config'
import { bundledPrograms } from './test/bundled-programs.ts'
import { databaseFreeTests, engineTests, processTests } from './test/test-selection.ts'

/** Set by `npm run test:all`, and by people running a single file that `npm test` leaves out. */
const isFull = process.env.TEST_ALL !== undefined
const inSource = (paths: string[]) => paths.map((path) => `src/${path}`)

const selection = {
  sqlite: isFull ? {} : { exclude: inSource(processTests) },
  postgres: isFull
    ? { exclude: inSource(databaseFreeTests) }
    : { include: inSource(engineTests), exclude: inSource(processTests) },
}

export const project = (name: 'sqlite' | 'postgres') => ({
  plugins: bundledPrograms(),
  test: {
    name,
    include: ['src/**/*.test.ts'],
    env: { TEST_ENGINE: name, NODE_ENV: 'production' },
    // Generous, for busy machines; tests that pass don't wait.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 120_000 } },
    sequence: { shuffle: true },
    // Loading the whole server takes longer than most files' tests; servers share no state.
    isolate: false,
    // Rare, large garbage collections save a fifth of the processor time.
    execArgv: ['--max-semi-space-size=64'],
    globalSetup: './test/global-setup.ts',
    ...selection[name],
  },
})

/** One project per engine: `vitest run --project postgres FILE`. */
export default defineConfig({
  // Tests mostly wait for disks and processes; more workers on two cores would delay each other.
  test: { maxWorkers: 3, projects: [project('sqlite'), project('postgres')] },
})
