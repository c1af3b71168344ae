import type { RecordName } from 'contract/records'
import { type Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import { ConfigError } from '../config/config.ts'
import { type ColumnTypes, columnTypes } from './column-types.ts'
import type { Engine } from './engine.ts'
import { up as eventsAndAdmins } from './migrations/001-events-and-admins.ts'
import { up as facultyAndContact } from './migrations/002-faculty-and-contact.ts'
import { up as students } from './migrations/003-students.ts'
import { up as mailAndProofs } from './migrations/004-mail-and-proofs.ts'
import { up as activitiesAndSpam } from './migrations/005-activities-and-spam.ts'
import { up as messageNumbers } from './migrations/006-message-numbers.ts'
import { up as settingsAndOwnSessions } from './migrations/007-settings-and-own-sessions.ts'
import { up as oneLinkAndKnownPlaces } from './migrations/008-one-link-and-known-places.ts'
import { up as aboutMembers } from './migrations/009-about-members.ts'
import { up as content } from './migrations/010-content.ts'
import { up as manyEntries } from './migrations/011-many-entries.ts'
import { up as library } from './migrations/012-library.ts'
import { up as contentCare } from './migrations/013-content-care.ts'
import { up as packagedFiles } from './migrations/014-packaged-files.ts'
import { up as staff } from './migrations/015-staff.ts'
import { up as peoplePages } from './migrations/016-people-pages.ts'
import { up as factors } from './migrations/017-factors.ts'
import { up as invitations } from './migrations/018-invitations.ts'
import { up as publicationRequests } from './migrations/019-publication-requests.ts'
import { up as ownProfiles } from './migrations/020-own-profiles.ts'
import { up as departments } from './migrations/021-departments.ts'
import { up as search } from './migrations/022-search.ts'
import { up as documents } from './migrations/023-documents.ts'
import { up as notices } from './migrations/024-notices.ts'
import { up as subscriptions } from './migrations/025-subscriptions.ts'
import { up as searchOfDrafts } from './migrations/027-search-of-drafts.ts'
import { up as bareSlugs } from './migrations/028-bare-slugs.ts'
import { up as bodiesOfSearch } from './migrations/029-bodies-of-search.ts'
import { up as registrations } from './migrations/031-registrations.ts'
import { up as checkIn } from './migrations/032-check-in.ts'
import { up as lifeOfEvents } from './migrations/034-life-of-events.ts'
import { up as numbersOfEntries } from './migrations/035-numbers-of-entries.ts'
import { up as saidOfDocuments } from './migrations/035-said-of-documents.ts'
import { up as seriesOfEvents } from './migrations/036-series-of-events.ts'
import { up as eventPhotos } from './migrations/038-event-photos.ts'
import { up as undoneCheckIns } from './migrations/038-undone-check-ins.ts'
import { up as titlesOfNotices } from './migrations/039-titles-of-notices.ts'
import { up as wordsBesideRows } from './migrations/039-words-beside-rows.ts'
import { up as formerTimesInMails } from './migrations/040-former-times-in-mails.ts'
import { up as whoCertificatesAreOf } from './migrations/041-who-certificates-are-of.ts'
import { up as bouncesSince } from './migrations/042-bounces-since.ts'
import { up as replacedCertificates } from './migrations/043-replaced-certificates.ts'
import { up as lightSearchRows } from './migrations/044-light-search-rows.ts'
import { up as hashedLinks } from './migrations/045-hashed-links.ts'
import { up as mailboxes } from './migrations/046-mailboxes.ts'
import { up as deletedEvents } from './migrations/048-deleted-events.ts'
import { up as foldNames } from './migrations/051-fold-names.ts'
import { up as readHindiAgain } from './migrations/052-read-hindi-again.ts'
import { up as keepEntriesInMemory } from './migrations/053-entries-in-memory.ts'
import { up as eventEmails } from './migrations/054-event-emails.ts'
import { up as imports } from './migrations/055-imports.ts'
import { up as presenceAndCorrections } from './migrations/056-presence-and-corrections.ts'
import { up as messageReplies } from './migrations/057-message-replies.ts'
import { up as translations } from './migrations/058-translations.ts'
import { up as linkedDocuments } from './migrations/059-linked-documents.ts'
import { up as recordsInHindi } from './migrations/060-records-in-hindi.ts'
import { up as languagesOfReaders } from './migrations/061-languages-of-readers.ts'
import { up as libraryCollections } from './migrations/062-library-collections.ts'
import { up as recordVersions } from './migrations/064-record-versions.ts'
import { up as registrationFormsInHindi } from './migrations/066-registration-forms-in-hindi.ts'
import { up as foldInvisibleMarks } from './migrations/068-fold-invisible-marks.ts'
import { up as recordPresence } from './migrations/069-record-presence.ts'
import { up as eventDetails } from './migrations/070-event-details.ts'
import { up as languageOfStaff } from './migrations/071-language-of-staff.ts'
import type { Db } from './open.ts'
import { withMigrationPatience } from './patience.ts'

type Up = (db: Kysely<unknown>, types: ColumnTypes) => Promise<void>

const migrations = {
  '001-events-and-admins': eventsAndAdmins,
  '002-faculty-and-contact': facultyAndContact,
  '003-students': students,
  '004-mail-and-proofs': mailAndProofs,
  '005-activities-and-spam': activitiesAndSpam,
  '006-message-numbers': messageNumbers,
  '007-settings-and-own-sessions': settingsAndOwnSessions,
  '008-one-link-and-known-places': oneLinkAndKnownPlaces,
  '009-about-members': aboutMembers,
  '010-content': content,
  '011-many-entries': manyEntries,
  '012-library': library,
  '013-content-care': contentCare,
  '014-packaged-files': packagedFiles,
  '015-staff': staff,
  '016-people-pages': peoplePages,
  '017-factors': factors,
  '018-invitations': invitations,
  '019-publication-requests': publicationRequests,
  '020-own-profiles': ownProfiles,
  '021-departments': departments,
  '022-search': search,
  '023-documents': documents,
  '024-notices': notices,
  '025-subscriptions': subscriptions,
  '027-search-of-drafts': searchOfDrafts,
  '028-bare-slugs': bareSlugs,
  '029-bodies-of-search': bodiesOfSearch,
  '031-registrations': registrations,
  '032-check-in': checkIn,
  '034-life-of-events': lifeOfEvents,
  '035-numbers-of-entries': numbersOfEntries,
  '035-said-of-documents': saidOfDocuments,
  '036-series-of-events': seriesOfEvents,
  '038-event-photos': eventPhotos,
  '038-undone-check-ins': undoneCheckIns,
  '039-titles-of-notices': titlesOfNotices,
  '039-words-beside-rows': wordsBesideRows,
  '040-former-times-in-mails': formerTimesInMails,
  '041-who-certificates-are-of': whoCertificatesAreOf,
  '042-bounces-since': bouncesSince,
  '043-replaced-certificates': replacedCertificates,
  '044-light-search-rows': lightSearchRows,
  '045-hashed-links': hashedLinks,
  '046-mailboxes': mailboxes,
  '048-deleted-events': deletedEvents,
  '051-fold-names': foldNames,
  '052-read-hindi-again': readHindiAgain,
  '053-entries-in-memory': keepEntriesInMemory,
  '054-event-emails': eventEmails,
  '055-imports': imports,
  '056-presence-and-corrections': presenceAndCorrections,
  '057-message-replies': messageReplies,
  '058-translations': translations,
  '059-linked-documents': linkedDocuments,
  '060-records-in-hindi': recordsInHindi,
  '061-languages-of-readers': languagesOfReaders,
  '062-library-collections': libraryCollections,
  '064-record-versions': recordVersions,
  '066-registration-forms-in-hindi': registrationFormsInHindi,
  '068-fold-invisible-marks': foldInvisibleMarks,
  '069-record-presence': recordPresence,
  '070-event-details': eventDetails,
  '071-language-of-staff': languageOfStaff,
} satisfies Record<string, Up>

export const recordMigrations: Record<RecordName, keyof typeof migrations> = {
  events: '001-events-and-admins',
  faculty: '002-faculty-and-contact',
}

export const migrationNames = Object.keys(migrations)

/**
 * Migrates under a lock, so that servers can start side by side, at most up to `last`. Rejects, in one line, if a newer program
 * has migrated further.
 */
export async function migrate(db: Db, engine: Engine, last?: string): Promise<void> {
  const types = columnTypes[engine]
  const bound = Object.entries(migrations).map(([name, up]): [string, Migration] => [
    name,
    { up: (tables) => up(tables, types) },
  ])
  await missingMigrations(db)
  await withoutTimeouts(db, engine, async (connection) => {
    const migrator = new Migrator({
      db: connection,
      provider: { getMigrations: async () => Object.fromEntries(bound) },
    })
    const { error } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest())
    if (error) throw error
  })
}

/** Neither a long migration nor waiting for another server's may time out like a request. */
async function withoutTimeouts(
  db: Db,
  engine: Engine,
  work: (connection: Db) => Promise<void>,
): Promise<void> {
  if (engine === 'sqlite' || db.isTransaction) return withMigrationPatience(() => work(db))
  await db.connection().execute((connection) =>
    withMigrationPatience(async () => {
      await sql`set statement_timeout = 0`.execute(connection)
      try {
        await work(connection)
      } finally {
        await sql`reset statement_timeout`.execute(connection)
      }
    }),
  )
}

export async function listMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const executed = sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`
  return (await executed.execute(db)).rows.map(({ name }) => name).toSorted()
}

/** Pending migrations. Rejects, in one line, if a newer program has migrated further. */
export async function missingMigrations(db: Db): Promise<string[]> {
  const done = await listMigrations(db)
  const unknown = done.filter((name) => !migrationNames.includes(name))
  if (unknown.length > 0)
    throw new ConfigError([`The database is newer than this program: ${unknown.join(', ')}`])
  return migrationNames.filter((name) => !done.includes(name))
}
