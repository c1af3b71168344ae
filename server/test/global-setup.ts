import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashSync } from '@node-rs/argon2'
import pg from 'pg'
import { administrator } from 'testing/administrator.ts'
import { startPostgres } from 'testing/start-postgres.ts'
import type { TestProject } from 'vitest/node'
import { createAdmin } from '../src/accounts/staff/accounts.ts'
import { seedContent } from '../src/content/entries/seed.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { startingForTests } from './starting-for-tests.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A server with a database `template_college`; for tests on PostgreSQL. */
    postgresUrl: string
    /** A folder with a SQLite file; for tests on SQLite. */
    templateFolder: string
  }
}

/** A cheap hash of the administrator's password, because thousands of logins verify it. */
const cheapHash = () => hashSync(administrator.password, { memoryCost: 8, timeCost: 1 })

/** Creates tables and the administrator once: tests copy them, which is faster. */
async function fill(place: { dataDir: string; databaseUrl: string | undefined }): Promise<void> {
  const { db, engine, close } = openDatabase(place)
  await migrate(db, engine)
  await createAdmin(db, administrator.email, administrator.password)
  // Tests are not about due second factors by default, whatever their clock says.
  const roleSince = '9000-01-01T00:00:00.000Z'
  await db.updateTable('admins').set({ roleSince, passwordHash: cheapHash() }).execute()
  await seedContent({ db, now: () => new Date() }, startingForTests)
  await close()
}

async function setUpPostgres(project: TestProject) {
  const postgres = await startPostgres()
  const client = new pg.Client(postgres.url('postgres'))
  await client.connect()
  await client.query('create database template_college')
  await client.end()
  await fill({ dataDir: '', databaseUrl: postgres.url('template_college') })
  project.provide('postgresUrl', postgres.url('postgres'))
  return () => postgres.remove()
}

async function setUpSqlite(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'college-template-'))
  await fill({ dataDir: folder, databaseUrl: undefined })
  project.provide('templateFolder', folder)
  return () => rm(folder, { recursive: true })
}

export const setup = (project: TestProject) =>
  project.name === 'postgres' ? setUpPostgres(project) : setUpSqlite(project)
