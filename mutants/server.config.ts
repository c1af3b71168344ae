import { defineConfig } from 'vitest/config'
import { project } from '../server/vitest.config.ts'
import { applyMutant } from './apply-mutant.ts'
import { root } from './chosen.ts'

const projectWithout = (name: 'sqlite' | 'postgres') => {
  const { test } = project(name)
  // What is read changed must not be found again by other runs.
  return { plugins: [applyMutant], test: { ...test, fsModuleCache: false } }
}

/** The server's tests, over a server that lacks one protection. */
export default defineConfig({
  root: `${root}server`,
  test: { maxWorkers: 1, projects: [projectWithout('sqlite'), projectWithout('postgres')] },
})
