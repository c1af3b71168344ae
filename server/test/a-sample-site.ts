import { sampleFaculty } from 'college/sample-faculty'
import { newDatabase } from 'testing/new-database.ts'
import { inject } from 'vitest'
import { seedContent } from '../src/content/entries/seed.ts'
import { seedEvents, seedFaculty } from '../src/operations/seed/seed.ts'
import { builtWeb } from '../src/platform/rendering/load-web.ts'
import { readDocuments } from './read-documents.ts'
import { testApp } from './test-app.ts'
import { type OnEnd, testFolder } from './test-database.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'

/** What somebody sees who starts the website for the first time, with its documents read and its pages built. */
export async function aSampleSite(onEnd: OnEnd) {
  const dataDir = await testFolder(onEnd)
  const databaseUrl = isPostgres ? await newDatabase(inject('postgresUrl')) : undefined
  const variables = { PUBLIC_URL: '', RATE_LIMIT: 'off' }
  const database = { dataDir, databaseUrl }
  const site = await testApp({ web: builtWeb(), variables, database, onEnd })
  const { deps } = site
  await seedContent(deps)
  await seedEvents(deps)
  await seedFaculty(deps, sampleFaculty)
  await readDocuments(site)
  await deps.searchIndexes.published()
  return site
}
