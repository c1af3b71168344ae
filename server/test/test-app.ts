import { join } from 'node:path'
import { adminLogin, verifyPassword } from 'contract/accounts/admin'
import { type Call, createClient, type Send } from 'contract/platform/client'
import type { Subject } from 'contract/subjects'
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
import { updatePublicIndex } from '../src/search/sources/public-index.ts'
import { aWeb } from './a-web.ts'
import { type OnEnd, preparedDatabase } from './test-database.ts'

/** Knows which pages there are, and draws none. */
const noWeb = aWeb(async () => {
  throw new Error('This test asked for no pages')
})

export type TestSettings = {
  web?: Web
  variables?: Record<string, string>
  logTo?: LogStream
  database?: { dataDir: string; databaseUrl: string | undefined }
  /** What the server sees of the database. */
  wrap?: (database: OpenDatabase) => Pick<OpenDatabase, 'db' | 'changes'>
  /** When it is closed, and its files go: when the test is over, unless this says otherwise. */
  onEnd?: OnEnd
}

/** The whole server over a database of the engine under test, which holds no more than the administrator; only the clock is ours to move. */
export async function testApp({
  web = noWeb,
  variables,
  logTo,
  database: where,
  wrap = (database) => database,
  onEnd = onTestFinished,
}: TestSettings = {}) {
  const place = where ?? (await preparedDatabase(onEnd))
  const database = openDatabase(place, updatePublicIndex)
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
    /** Resolves when it is known what content stands at: from then on answers are kept. */
    isKeeping: () => expect.poll(() => database.changes.version('events')).toBeDefined(),
    /** What content of a subject stands at in the database; a server on PostgreSQL may hear of it later. */
    versionOf: async (subject: Subject) => {
      const rows = database.db
        .selectFrom('changes')
        .select('version')
        .where('subject', '=', subject)
      return (await rows.executeTakeFirst())?.version ?? 0
    },
    app,
    /** Ends it before the test does. */
    close,
    /** Tells it to stop, as a signal does: it is not ready from then on, and goes on answering. */
    stop,
    deps,
    db: database.db,
    changes: database.changes,
    place,
    uploads,
    visitor,
    /** Signs in, and gives a client with that session's cookie. */
    signIn: () => signIn(app),
    /** A client with this cookie. */
    clientWith: (cookie: string) => clientOf(app, cookie),
    advance: (milliseconds: number) => {
      ahead += milliseconds
    },
    /** From now on only `advance` moves the clock: for what is looked at just before its end, which a busy machine would miss. */
    stopClock: () => {
      stoodAt = Date.now()
    },
    inject: (options: InjectOptions) => app.inject(options),
  }
}

/** The session cookie of a new session of the administrator, as a request header. */
export async function adminCookie(app: FastifyInstance): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: adminLogin.url, payload: administrator })
  const [cookie] = answer.cookies
  return `${cookie?.name}=${cookie?.value}`
}

/** The same of a session for which the password was entered again: it may delete one member. */
export async function verifiedCookie(app: FastifyInstance): Promise<string> {
  const cookie = await adminCookie(app)
  const payload = { password: administrator.password }
  await app.inject({ method: 'POST', url: verifyPassword.url, headers: { cookie }, payload })
  return cookie
}

async function signIn(app: FastifyInstance): Promise<Call> {
  return clientOf(app, await adminCookie(app))
}

/** Sends through the server's own door, encoded as a browser would. */
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

/** A client that sends this cookie along. */
export const clientOf = (app: FastifyInstance, cookie?: string): Call =>
  createClient(sendTo(app, cookie))
