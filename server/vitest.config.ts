import { defineConfig } from 'vitest/config'
import { bundledPrograms } from './test/bundled-programs.ts'

/** What knows no database, or is refused before one is asked, is tried once. */
const withoutDatabase = [
  'documents/reading/{read-document,read-pdf,text-language}.test.ts',
  'files/**',
  'pictures/**',
  'queues/**',
  'sign-in-provider/**',
  'http/{blank-texts,bodies,email-addresses,headers,limit-forms,network,one-at-a-time,origin,parser-errors,slow-headers,slow-readers,uploads,visitor}.test.ts',
  'events/event-{badge,hours}.test.ts',
  'kept/{crowd,encoding,make,next-changes,store}.test.ts',
  'import-export/spreadsheet-date.test.ts',
  'library/{hostile-documents,pictures-of-texts}.test.ts',
  '{api-docs,ask-process,config,dev,frugal-malloc,first-start,passwords,progress,read-env-file,docs-pages,security-page,start-and-stop}.test.ts',
].map((path) => `src/${path}`)

/** The tests of one engine. */
export const project = (name: 'sqlite' | 'postgres') => ({
  plugins: bundledPrograms(),
  test: {
    name,
    include: ['src/**/*.test.ts'],
    env: { TEST_ENGINE: name, NODE_ENV: 'production' },
    // Hashing, real databases and hostile files on a busy machine: what passes does not wait.
    testTimeout: 240_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    sequence: { shuffle: true },
    // Reading the whole server for each file takes longer than most of them; nothing in it is kept between two servers.
    isolate: false,
    // A server for each test is much that is soon let go: collected rarely, in one go, it costs a fifth of the processor less.
    execArgv: ['--max-semi-space-size=64'],
    globalSetup: './test/global-setup.ts',
    ...(name === 'postgres' && { exclude: withoutDatabase }),
  },
})

/** The same tests on both engines. */
export default defineConfig({
  // Tests mostly wait for disks and processes; more at once on two cores make each other late.
  test: { maxWorkers: 3, projects: [project('sqlite'), project('postgres')] },
})
