import { join } from 'node:path'
import { adminLogin, verifyPassword } from 'contract/accounts/admin'
import type { CacheTag } from 'contract/cache-tags'
import { type Call, createClient, type Send } from 'contract/platform/client'
import { minuteMilliseconds } from 'contract/platform/durations'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { administrator } from 'testing/administrator.ts'
import { expect, onTestFinished } from 'vitest'
import { buildApp } from '../src/app.ts'
import { createDocuments } from '../src/content/documents/documents.ts'
import { withBuiltFiles } from '../src/content/library/starting/copy-starting-files.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { type OpenDatabase, openDatabase } from '../src/platform/db/open.ts'
import type { LogStream } from '../src/platform/http/request-log.ts'
import { createPictures } from '../src/platform/images/pictures.ts'
import type { Web } from '../src/platform/rendering/load-web.ts'
import { openFileStore } from '../src/platform/storage/open-store.ts'
import { aWeb } from './a-web.ts'
import { type OnEnd, preparedDatabase } from './test-database.ts'

/** Knows the URLs of pages, but renders none. */
const noWeb = aWeb(async () => {
  throw new Error('This test asked for no pages')
})

/** A busy machine's database may respond later than requests wait in production. */
const busyMilliseconds = minuteMilliseconds

export type TestSettings = {
  web?: Web
  variables?: Record<string, string>
  logTo?: LogStream
  database?: { dataDir: string; databaseUrl: string | undefined }
  /** For the server's queries. */
  wrap?: (database: OpenDatabase) => Pick<OpenDatabase, 'db' | 'changes'>
  /** How long requests wait for the database. */
  patienceMilliseconds?: number
  /** Closes it after the test, by default. */
  onEnd?: OnEnd
}

/** The whole server on a database of the engine under test, with only the administrator and a fake clock. */
export async function testApp({
  web = noWeb,
  variables,
  logTo,
  database: where,
  wrap = (database) => database,
  patienceMilliseconds = busyMilliseconds,
  onEnd = onTestFinished,
}: TestSettings = {}) {
  const place = where ?? (await preparedDatabase(onEnd))
  const database = openDatabase(place)
  if (where) await migrate(database.db, database.engine)
  const config = readConfig({
    PUBLIC_URL: 'https://college.test',
    LOG_LEVEL: 'silent',
    DATA_DIR: place.dataDir,
    ...variables,
  })
  const uploads = join(place.dataDir, 'uploads')
  const store = withBuiltFiles(await openFileStore(config))
  let ahead = 0
  let stoodAt: number | undefined
  const now = () => new Date((stoodAt ?? Date.now()) + ahead)
  const { app, deps, stop } = await buildApp({
    config,
    database: { ...database, ...wrap(database) },
    pictures: createPictures(store),
    documents: createDocuments(store),
    web,
    now,
    patienceMilliseconds,
    ...(logTo && { logTo }),
  })
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= app.close().then(() => database.close())
    return closed
  }
  onEnd(close)
  const visitor = clientOf(app)
  return {
    /** Resolves when versions are known: from then on responses are cached. */
    isKeeping: () => expect.poll(() => database.changes.version('events')).toBeDefined(),
    /** A tag's version in the database; a server on PostgreSQL may learn of it later. */
    versionOf: async (tag: CacheTag) => {
      const rows = database.db.selectFrom('changes').select('version').where('subject', '=', tag)
      return (await rows.executeTakeFirst())?.version ?? 0
    },
    app,
    close,
    /** Stops it like a signal: no longer ready, but still responding. */
    stop,
    deps,
    db: database.db,
    changes: database.changes,
    place,
    uploads,
    visitor,
    /** Returns a client with a new session. */
    signIn: () => signIn(app),
    clientWith: (cookie: string) => clientOf(app, cookie),
    advance: (milliseconds: number) => {
      ahead += milliseconds
    },
    /** Stops the clock except for `advance`: for tests of the last moment, which a busy machine would miss. */
    stopClock: () => {
      stoodAt = Date.now()
    },
    inject: (options: InjectOptions) => app.inject(options),
  }
}

/** Creates an administrator's session. Returns the cookie. */
export async function adminCookie(app: FastifyInstance): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: adminLogin.url, payload: administrator })
  const [cookie] = answer.cookies
  return `${cookie?.name}=${cookie?.value}`
}

/** With a step-up, which allows one deletion of a member. */
export async function verifiedCookie(app: FastifyInstance): Promise<string> {
  const cookie = await adminCookie(app)
  const payload = { password: administrator.password }
  await app.inject({ method: 'POST', url: verifyPassword.url, headers: { cookie }, payload })
  return cookie
}

async function signIn(app: FastifyInstance): Promise<Call> {
  return clientOf(app, await adminCookie(app))
}

/** Through Fastify's `inject`, encoded as by a browser. */
const sendTo =
  (app: FastifyInstance, cookie?: string): Send =>
  async ({ method, url, body }) => {
    const encoded =
      body === undefined ? undefined : new Request('http://x', { method: 'POST', body })
    const type =
      typeof body === 'string' ? 'application/json' : encoded?.headers.get('content-type')
    const { statusCode, body: text } = await app.inject({
      method,
      url,
      headers: { ...(type && { 'content-type': type }), ...(cookie && { cookie }) },
      ...(encoded && { payload: Buffer.from(await encoded.arrayBuffer()) }),
    })
    return { status: statusCode, answer: JSON.parse(text) }
  }

export const clientOf = (app: FastifyInstance, cookie?: string): Call =>
  createClient(sendTo(app, cookie))
