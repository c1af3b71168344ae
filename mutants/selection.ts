import { matchesGlob } from 'node:path'
import { engineTests, processTests } from '../server/test/test-selection.ts'

const isIn = (globs: readonly string[], path: string) =>
  globs.some((glob) => matchesGlob(path, `src/${glob}`))

/** Whether `npm test` runs a test file of the server on an engine, so that a mutant is noticed by every run. */
export const isRun = (file: string, engine: 'postgres' | undefined): boolean =>
  !isIn(processTests, file) && (engine !== 'postgres' || isIn(engineTests, file))
