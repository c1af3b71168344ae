import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { clientFiles } from './client-files.config.ts'
import { iconSheet } from './icon-sheet.config.ts'
import { inlineScript } from './inline-script.config.ts'

/** Stands in for the encoder of pictures, which a test has no use for. */
const pictureStandIn = {
  name: 'picture-stand-in',
  enforce: 'pre' as const,
  load(id: string) {
    return id.includes('format=jpg') ? `export default '/share.jpg'` : undefined
  },
}

const onServer = ['app/framework/entries/*.test.{ts,tsx}', 'app/rejected-forms.test.ts']
/** Tables of a browser take their turns by timers, which other tests hold. */
const withTables = globSync('app/**/*.test.{ts,tsx}', { cwd: import.meta.dirname }).filter((path) =>
  readFileSync(join(import.meta.dirname, path), 'utf8').includes("'fake-indexeddb/auto'"),
)

export default defineConfig({
  plugins: [pictureStandIn, iconSheet(), inlineScript(), clientFiles()],
  resolve: { tsconfigPaths: true },
  // As in the real build, so that a picture has an address.
  build: { assetsInlineLimit: 0 },
  test: {
    // Vitest would leave one of two processors to itself, which hardly uses it.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Whole screens on a busy machine: what passes does not wait.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 120_000 } },
    // A browser and the whole app for each file takes longer than most of them; what a file leaves behind would fail the next in some order.
    isolate: false,
    // Each screen is much that is soon let go: collected rarely, in one go, it costs a tenth of the processor less.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { shuffle: true },
    restoreMocks: true,
    unstubGlobals: true,
    // Pages are drawn on the server in a process of its own: React complains where both of its renderers have drawn.
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'jsdom',
          include: ['{app,test}/**/*.test.{ts,tsx}'],
          exclude: [...onServer, ...withTables],
          setupFiles: ['test/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'tables',
          environment: 'jsdom',
          include: withTables,
          setupFiles: ['test/setup.ts'],
          isolate: true,
        },
      },
      { extends: true, test: { name: 'server', environment: 'node', include: onServer } },
    ],
  },
})
