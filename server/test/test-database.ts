import { copyFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newDatabase } from 'testing/new-database.ts'
import { inject, onTestFinished } from 'vitest'
import { likeTemplate } from './reused-databases.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'

/** Registers clean-up after a test, or after all tests of a file. */
export type OnEnd = (end: () => Promise<void>) => void

export async function testFolder(onEnd: OnEnd = onTestFinished): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'college-test-'))
  onEnd(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A new, empty database of the engine under test. */
export async function testDatabase() {
  const dataDir = await testFolder()
  return { dataDir, databaseUrl: isPostgres ? await newDatabase(inject('postgresUrl')) : undefined }
}

/** A copy for use after the test. */
async function reused(template: string, onEnd: OnEnd = onTestFinished): Promise<string> {
  const { url, giveBack } = await likeTemplate(inject('postgresUrl'), template)
  onEnd(giveBack)
  return url
}

/** With all tables and the administrator. */
export async function preparedDatabase(onEnd?: OnEnd) {
  const dataDir = await testFolder(onEnd)
  if (isPostgres) return { dataDir, databaseUrl: await reused('template_college', onEnd) }
  const file = 'college.sqlite'
  await copyFile(join(inject('templateFolder'), file), join(dataDir, file))
  return { dataDir, databaseUrl: undefined }
}

/** A copy of a database and its files, which must not be open or change meanwhile; removed after the test. */
export async function copyOf(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
  onEnd?: OnEnd,
) {
  const copy = await testFolder(onEnd)
  await cp(dataDir, copy, { recursive: true })
  const template = databaseUrl && new URL(databaseUrl).pathname.slice(1)
  return {
    dataDir: copy,
    databaseUrl: template && (await reused(template, onEnd)),
  }
}
