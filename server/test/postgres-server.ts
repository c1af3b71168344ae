import type { TestProject } from 'vitest/node'
import { startPostgres } from './start-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** One PostgreSQL for all tests of the project; each test makes a database in it. */
export async function setup(project: TestProject) {
  const postgres = await startPostgres()
  project.provide('postgresUrl', postgres.url('postgres'))
  return () => postgres.remove()
}
