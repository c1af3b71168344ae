import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { contentData } from 'contract/content/data'
import { dayMilliseconds } from 'contract/platform/durations'
import { copyStartingFiles } from 'server/src/content/library/starting/copy-starting-files.ts'
import type { OpenDatabase } from 'server/src/platform/db/open.ts'
import { uploadsInUse } from 'server/src/platform/db/uploads-in-use.ts'
import { createPictures } from 'server/src/platform/images/pictures.ts'
import { createDiskStore } from 'server/src/platform/storage/disk-store.ts'
import { fileNamesOf } from 'server/src/platform/storage/uploaded-files.ts'
import { filesBelow } from 'testing/files-below.ts'
import { ownerEmail } from './desk.ts'
import type { Seen } from './journal.ts'
import { pageState } from './page-writer.ts'
import type { Place } from './work-folder.ts'

/** Every editable page of the college. */
async function maxPages(db: OpenDatabase['db']): Promise<Seen[]> {
  const rows = await db
    .selectFrom('contentItems')
    .innerJoin('contentRevisions', (join) =>
      join.on(({ eb, fn, ref }) =>
        eb('contentRevisions._id', '=', fn.coalesce('draftId', ref('publishedId'))),
      ),
    )
    .where('type', '=', 'page')
    .select(['data', 'draftId'])
    .execute()
  return rows.map(({ data, draftId }) => {
    const { title, summary } = contentData.parse(JSON.parse(data))
    return { kind: 'page', key: String(title), state: pageState(draftId !== null, summary) }
  })
}

/** Everything that writers have created, as stored. */
export const lookAround = (place: Place): Promise<Seen[]> =>
  place.look(async ({ db }) => {
    const events = await db.selectFrom('events').select(['title', 'venue']).execute()
    const members = await db.selectFrom('faculty').select(['name', 'officeHours']).execute()
    const messages = await db.selectFrom('contactMessages').select(['name', 'readAt']).execute()
    const students = await db.selectFrom('students').select(['email', 'name']).execute()
    const pages = await maxPages(db)
    return [
      ...pages,
      ...events.map(({ title, venue }) => ({ kind: 'event', key: title, state: venue ?? '' })),
      ...members.map(({ name, officeHours }) => ({
        kind: 'member',
        key: name,
        state: officeHours ?? '',
      })),
      ...messages.map(({ name, readAt }) => ({
        kind: 'message',
        key: name,
        state: readAt ? 'read' : 'unread',
      })),
      ...students.map(({ email, name }) =>
        email === ownerEmail
          ? { kind: 'profile', key: email, state: name }
          : { kind: 'student', key: email, state: '' },
      ),
    ]
  })

/** How often each administrator's action is recorded, by kind and target. */
export const lookAtActivities = (place: Place): Promise<Map<string, number>> =>
  place.look(async ({ db }) => {
    const rows = await db
      .selectFrom('activities')
      .select(['subject', 'action', 'targetName'])
      .execute()
    const recorded = new Map<string, number>()
    for (const { subject, action, targetName } of rows) {
      const note = `${subject} ${action} ${targetName}`
      recorded.set(note, (recorded.get(note) ?? 0) + 1)
    }
    return recorded
  })

/** SQLite's integrity check; PostgreSQL checks itself. */
export function brokenDatabase({ engine, dataDir }: Place): string[] {
  if (engine !== 'sqlite') return []
  const database = new DatabaseSync(join(dataDir, 'college.sqlite'))
  const rows = [
    ...database.prepare('pragma integrity_check').all(),
    ...database.prepare('pragma foreign_key_check').all(),
  ]
  database.close()
  return rows.filter((row) => row.integrity_check !== 'ok').map((row) => JSON.stringify(row))
}

/** Files without rows and rows without files, after the cleanup job. */
export async function pictureFaults(place: Place): Promise<string[]> {
  const uploads = join(place.dataDir, 'uploads')
  const inUse = await place.look(async ({ db }) => {
    // As the next start does, where a stop interrupted it.
    await copyStartingFiles(db, createDiskStore(uploads))
    const later = new Date(Date.now() + 2 * dayMilliseconds)
    await createPictures(createDiskStore(uploads)).cleanUp(() => uploadsInUse(db), later)
    return uploadsInUse(db)
  })
  const files = new Set(await filesBelow(uploads))
  const named = new Set([...inUse].flatMap(fileNamesOf))
  return [
    ...[...files].filter((name) => !named.has(name)).map((name) => `${name} without a row`),
    ...[...named].filter((name) => !files.has(name)).map((name) => `${name} is missing`),
  ]
}
