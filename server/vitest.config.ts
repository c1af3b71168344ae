import { defineConfig } from 'vitest/config'
import { bundledPrograms } from './test/bundled-programs.ts'
import { databaseFreeTests, engineTests, processTests } from './test/test-selection.ts'

/** Set by `npm run test:all`, and by whoever runs a single file that `npm test` leaves out. */
const isFull = process.env.TEST_ALL !== undefined
const inSource = (paths: string[]) => paths.map((path) => `src/${path}`)

/** What `npm test` runs of an engine, or of all tests. */
const selection = {
  sqlite: isFull ? {} : { exclude: inSource(processTests) },
  postgres: isFull
    ? { exclude: inSource(databaseFreeTests) }
    : { include: inSource(engineTests), exclude: inSource(processTests) },
}

/** The tests of one engine. */
export const project = (name: 'sqlite' | 'postgres') => ({
  plugins: bundledPrograms(),
  test: {
    name,
    include: ['src/**/*.test.ts'],
    env: { TEST_ENGINE: name, NODE_ENV: 'production' },
    // Hashing, real databases and hostile files on a busy machine: what passes does not wait.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 120_000 } },
    sequence: { shuffle: true },
    // Reading the whole server for each file takes longer than most of them; nothing in it is kept between two servers.
    isolate: false,
    // A server for each test is much that is soon let go: collected rarely, in one go, it costs a fifth of the processor less.
    execArgv: ['--max-semi-space-size=64'],
    globalSetup: './test/global-setup.ts',
    ...selection[name],
  },
})

/** One project per engine, so that a test runs on the one it is named with: `vitest run --project postgres FILE`. */
export default defineConfig({
  // Tests mostly wait for disks and processes; more at once on two cores make each other late.
  test: { maxWorkers: 3, projects: [project('sqlite'), project('postgres')] },
})
