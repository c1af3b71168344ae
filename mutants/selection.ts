import { matchesGlob } from 'node:path'
import { engineTests, processTests } from '../server/test/test-selection.ts'

const isIn = (globs: readonly string[], path: string) =>
  globs.some((glob) => matchesGlob(path, `src/${glob}`))

/** Checks that `npm test` runs this test file on this engine. */
export const isRun = (file: string, engine: 'postgres' | undefined): boolean =>
  !isIn(processTests, file) && (engine !== 'postgres' || isIn(engineTests, file))
