import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { newDatabase } from './new-database.ts'

/** A folder that goes when the test is over. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'college-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Where a new, empty database of the engine under test is: settings for `openDatabase`. */
export async function testDatabase() {
  const dataDir = await testFolder()
  if (process.env.TEST_ENGINE !== 'postgres') return { dataDir, databaseUrl: undefined }
  return { dataDir, databaseUrl: await newDatabase(inject('postgresUrl')) }
}
