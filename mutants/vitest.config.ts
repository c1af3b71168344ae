import { defineConfig } from 'vitest/config'
import { project } from '../server/vitest.config.ts'
import { chosenMutant, root } from './chosen.ts'
import { mutate } from './mutant.ts'

/** Takes the protection out while the source is read: nothing is written, so nothing can be left behind. */
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
  // What is read changed must not be found again by other runs.
  return { plugins: [takeOut], test: { ...test, fsModuleCache: false } }
}

/** The server's tests, over a server that lacks one protection. */
export default defineConfig({
  root: `${root}server`,
  test: { maxWorkers: 1, projects: [projectWithout('sqlite'), projectWithout('postgres')] },
})
