import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'

const isPostgres = process.env.TEST_ENGINE === 'postgres'

/** A folder that goes when the test is over. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'college-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function createPostgresDatabase(template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(inject('postgresUrl'))
  const client = new pg.Client(url.href)
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  url.pathname = name
  return url.href
}

/** Where a new, empty database of the engine under test is: settings for `openDatabase`. */
export async function testDatabase() {
  const dataDir = await testFolder()
  return {
    dataDir,
    databaseUrl: isPostgres ? await createPostgresDatabase('template1') : undefined,
  }
}

/** The same with all tables and the administrator. */
export async function preparedDatabase() {
  const dataDir = await testFolder()
  if (isPostgres) return { dataDir, databaseUrl: await createPostgresDatabase('template_college') }
  const file = 'college.sqlite'
  await copyFile(join(inject('templateFolder'), file), join(dataDir, file))
  return { dataDir, databaseUrl: undefined }
}
