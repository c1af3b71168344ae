import { mergeConfig } from 'vitest/config'
import web from '../web/vitest.config.ts'
import { root } from './chosen.ts'
import { takeOut } from './take-out.ts'

/** The web's tests, over pages that lack one protection. */
export default mergeConfig(
  // What is read changed must not be found again by other runs.
  { root: `${root}web`, plugins: [takeOut], test: { fsModuleCache: false } },
  web,
)
