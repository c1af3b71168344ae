import { forEachRecord, recordNames } from 'contract/records'
import { filesBelow } from 'testing/files-below.ts'
import type { Db } from '../src/db/open.ts'
import { recordsIn } from '../src/records/tables.ts'

/** Everything that a refused request must leave as it was. */
export async function stateOf({ db, uploads }: { db: Db; uploads: string }) {
  return {
    records: await recordRows(db),
    contentItems: await db.selectFrom('contentItems').selectAll().orderBy('_id').execute(),
    contentViews: await db.selectFrom('contentViews').selectAll().orderBy('_id').execute(),
    contentRevisions: await db.selectFrom('contentRevisions').selectAll().orderBy('_id').execute(),
    libraryItems: await db.selectFrom('libraryItems').selectAll().orderBy('_id').execute(),
    libraryVersions: await db.selectFrom('libraryVersions').selectAll().orderBy('_id').execute(),
    documents: await db.selectFrom('documents').selectAll().orderBy('versionId').execute(),
    messages: await db.selectFrom('contactMessages').selectAll().orderBy('_id').execute(),
    activities: await db.selectFrom('activities').selectAll().orderBy('_id').execute(),
    admins: await db.selectFrom('admins').selectAll().orderBy('_id').execute(),
    sessions: await sessionsIn(db, 'adminSessions'),
    adminResets: await db.selectFrom('adminResets').selectAll().orderBy('tokenHash').execute(),
    invitations: await db.selectFrom('invitations').selectAll().orderBy('_id').execute(),
    settings: await db.selectFrom('settings').selectAll().orderBy('name').execute(),
    subscriptions: await db.selectFrom('subscriptions').selectAll().orderBy('_id').execute(),
    eventSeats: await db.selectFrom('eventSeats').selectAll().orderBy('eventId').execute(),
    registrations: await db.selectFrom('registrations').selectAll().orderBy('_id').execute(),
    students: await db.selectFrom('students').selectAll().orderBy('_id').execute(),
    studentSessions: await sessionsIn(db, 'studentSessions'),
    passkeys: await db.selectFrom('passkeys').selectAll().orderBy('_id').execute(),
    authenticatorApps: await db.selectFrom('authenticatorApps').selectAll().execute(),
    recoveryCodes: await db.selectFrom('recoveryCodes').selectAll().orderBy('codeHash').execute(),
    eventDoors: await db.selectFrom('eventDoors').selectAll().orderBy('eventId').execute(),
    certificates: await db.selectFrom('certificates').selectAll().orderBy('_id').execute(),
    checkIns: await db.selectFrom('checkIns').selectAll().orderBy('_id').execute(),
    mails: await db.selectFrom('mails').selectAll().orderBy('_id').execute(),
    emailCodes: await db.selectFrom('emailCodes').selectAll().orderBy('studentId').execute(),
    attempts: await db.selectFrom('attempts').selectAll().orderBy('key').execute(),
    changes: await db.selectFrom('changes').selectAll().execute(),
    files: await filesBelow(uploads),
  }
}

/** But for when they were last seen: also who is refused is seen, once a minute. */
async function sessionsIn(db: Db, table: 'adminSessions' | 'studentSessions') {
  const rows = await db.selectFrom(table).selectAll().orderBy('tokenHash').execute()
  return rows.map(({ lastSeenAt: _, ...session }) => session)
}

async function recordRows(db: Db) {
  const rows = forEachRecord((): Record<string, unknown>[] => [])
  for (const subject of recordNames)
    rows[subject] = await recordsIn(db).selectFrom(subject).selectAll().orderBy('_id').execute()
  return rows
}
