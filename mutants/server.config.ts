import { defineConfig } from 'vitest/config'
import { project } from '../server/vitest.config.ts'
import { applyMutant } from './apply-mutant.ts'
import { root } from './chosen.ts'

const projectWithout = (name: 'sqlite' | 'postgres') => {
  const { test } = project(name)
  // Other runs must not use this cache of changed sources.
  return { plugins: [applyMutant], test: { ...test, fsModuleCache: false } }
}

export default defineConfig({
  root: `${root}server`,
  test: { maxWorkers: 1, projects: [projectWithout('sqlite'), projectWithout('postgres')] },
})
