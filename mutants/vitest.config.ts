import { defineConfig } from 'vitest/config'
import { project } from '../server/vitest.config.ts'
import { chosenMutant, root } from './chosen.ts'
import { mutate } from './mutant.ts'

/** Removes the protection while the source is loaded; nothing is written to disk. */
const takeOut = {
  name: 'take-out',
  enforce: 'pre' as const,
  transform(source: string, id: string) {
    return chosenMutant && id === root + chosenMutant.file
      ? mutate(chosenMutant, source)
      : undefined
  },
}

const projectWithout = (name: 'sqlite' | 'postgres') => {
  const { test } = project(name)
  // Other runs must not use this cache of changed sources.
  return { plugins: [takeOut], test: { ...test, fsModuleCache: false } }
}

export default defineConfig({
  root: `${root}server`,
  test: { maxWorkers: 1, projects: [projectWithout('sqlite'), projectWithout('postgres')] },
})
