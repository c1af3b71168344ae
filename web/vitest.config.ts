import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { clientFiles } from './client-files.config.ts'
import { iconSheet } from './icon-sheet.config.ts'
import { inlineScript } from './inline-script.config.ts'
import { islandTexts } from './island-texts.config.ts'
import { subsetFonts } from './subset-fonts.config.ts'

/** Tests don't need encoded pictures. */
const pictureStandIn = {
  name: 'picture-stand-in',
  enforce: 'pre' as const,
  load(id: string) {
    return id.includes('format=jpg') ? `export default '/share.jpg'` : undefined
  },
}

const onServer = ['app/framework/entries/*.test.{ts,tsx}', 'app/rejected-forms.test.ts']
/**
 * fake-indexeddb schedules with timers, which tests fake. `resetModules` would give the files that follow a second set of
 * listeners on `window`.
 */
const isolated = globSync('app/**/*.test.{ts,tsx}', { cwd: import.meta.dirname }).filter((path) =>
  /fake-indexeddb\/auto|vi\.resetModules/.test(
    readFileSync(join(import.meta.dirname, path), 'utf8'),
  ),
)

export default defineConfig({
  plugins: [
    pictureStandIn,
    iconSheet(),
    inlineScript(),
    islandTexts(),
    clientFiles(),
    subsetFonts(),
  ],
  resolve: { tsconfigPaths: true },
  // As in the real build, so that pictures have URLs.
  build: { assetsInlineLimit: 0 },
  test: {
    // Vitest would reserve one of two cores for itself.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Generous, for busy machines; tests that pass don't wait.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 120_000 } },
    // Starting jsdom and the app takes longer than most files' tests; order must not matter.
    isolate: false,
    // Rare, large garbage collections save a tenth of the processor time.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { shuffle: true },
    restoreMocks: true,
    unstubGlobals: true,
    // A separate process, because React complains when both of its renderers have run in one.
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'jsdom',
          include: ['{app,test}/**/*.test.{ts,tsx}'],
          exclude: [...onServer, ...isolated],
          setupFiles: ['test/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          environment: 'jsdom',
          include: isolated,
          setupFiles: ['test/setup.ts'],
          isolate: true,
        },
      },
      { extends: true, test: { name: 'server', environment: 'node', include: onServer } },
    ],
  },
})
