import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'

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
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(inject('postgresUrl'))
  const client = new pg.Client(url.href)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  url.pathname = name
  return { dataDir, databaseUrl: url.href }
}
