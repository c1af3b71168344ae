import { mergeConfig } from 'vitest/config'
import web from '../web/vitest.config.ts'
import { applyMutant } from './apply-mutant.ts'
import { root } from './chosen.ts'

/** The web's tests, over pages that lack one protection. */
export default mergeConfig(
  // What is read changed must not be found again by other runs.
  { root: `${root}web`, plugins: [applyMutant], test: { fsModuleCache: false } },
  web,
)
