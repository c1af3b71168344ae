import { join } from 'node:path'
import { listNotices } from 'contract/content/notices'
import { hourMilliseconds as hour } from 'contract/platform/durations'
import { filesBelow } from 'testing/files-below.ts'
import { expect, test } from 'vitest'
import { aBackup, openSite, sqlitePlace } from '../../../test/a-backup.ts'
import { aNoticeOffice } from '../../../test/a-notice-office.ts'
import { subscribe } from '../../../test/a-subscription.ts'
import { aWorkshop } from '../../../test/a-workshop.ts'
import { enterMember } from '../../../test/enter-member.ts'
import { changeRows, rewriteBackup } from '../../../test/rewrite-backup.ts'
import { testApp } from '../../../test/test-app.ts'
import { testDatabase, testFolder } from '../../../test/test-database.ts'
import { runOffersAndReminders } from '../../events/registrations/offers-and-reminders.ts'
import { notifySubscribers } from '../../messaging/subscriptions/notify-news.ts'
import { listMigrations, migrate, migrationNames } from '../../platform/db/migrate.ts'
import type { FileStore } from '../../platform/storage/store.ts'
import { backUp } from './back-up.ts'
import { inspectArchive } from './inspect-archive.ts'
import { restoreBackup } from './restore.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'

const anEmptySite = async () => openSite(await testDatabase())
type Site = Awaited<ReturnType<typeof anEmptySite>>

async function stateOf({ db, uploads }: Site) {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  return { tables: tables.map(({ name }) => name), files: await filesBelow(uploads) }
}

test('a restore that fails leaves nothing behind, wherever it fails', async () => {
  const { path, folder } = await aBackup()
  const changed = join(folder, 'changed.tar.gz')
  const site = await anEmptySite()
  const before = await stateOf(site)
  const backup = await inspectArchive(path)

  let writes = 0
  const full: FileStore = {
    ...site.store,
    write: (name, bytes) =>
      ++writes > 3 ? Promise.reject(new Error('disk is full')) : site.store.write(name, bytes),
  }
  await expect(restoreBackup({ ...site, store: full }, backup)).rejects.toThrow('disk is full')
  expect(await stateOf(site)).toEqual(before)

  const rotten: FileStore = { ...site.store, read: async () => Buffer.from('other bytes') }
  await expect(restoreBackup({ ...site, store: rotten }, backup)).rejects.toThrow(
    'differs from the backup',
  )
  expect(await stateOf(site)).toEqual(before)

  const interruption = new AbortController()
  const interrupt: FileStore = {
    ...site.store,
    write: async (name, bytes) => {
      await site.store.write(name, bytes)
      interruption.abort()
    },
  }
  const interrupted = restoreBackup(
    { ...site, store: interrupt },
    backup,
    undefined,
    interruption.signal,
  )
  await expect(interrupted).rejects.toThrow('aborted')
  expect(await stateOf(site)).toEqual(before)

  // Hashes and columns are right; only the engine can tell.
  const wrong = [
    changeRows('students', () => undefined),
    changeRows('events', (row) => ({ ...row, title: null })),
    ...(isPostgres ? [changeRows('events', (row) => ({ ...row, title: 'nul\0' }))] : []),
    ...(isPostgres ? [changeRows('events', (row) => ({ ...row, date: 'yesterday?' }))] : []),
  ]
  for (const files of wrong) {
    await rewriteBackup(path, changed, { files })
    await expect(restoreBackup(site, await inspectArchive(changed))).rejects.toThrow()
    expect(await stateOf(site)).toEqual(before)
  }
  // A value that the engine accepts but returns differently.
  if (isPostgres) {
    const files = changeRows('events', (row) => ({ ...row, date: '2030-01-15' }))
    await rewriteBackup(path, changed, { files })
    await expect(restoreBackup(site, await inspectArchive(changed))).rejects.toThrow(
      'differs from the backup',
    )
    expect(await stateOf(site)).toEqual(before)
  }

  await restoreBackup(site, backup)
  expect(await site.db.selectFrom('events').select('title').execute()).toHaveLength(1)
})

test('nothing is restored where there is data already', async () => {
  const { path, site: source } = await aBackup()
  const backup = await inspectArchive(path)
  await expect(restoreBackup(source, backup)).rejects.toThrow('not empty: table students has rows')

  const withMember = await anEmptySite()
  await migrate(withMember.db, withMember.engine)
  await enterMember({ changes: withMember.changes, now: () => new Date() })
  await expect(restoreBackup(withMember, backup)).rejects.toThrow('table faculty has rows')
  expect(await withMember.db.selectFrom('students').selectAll().execute()).toEqual([])
  expect(await filesBelow(withMember.uploads)).toEqual([])

  const withPicture = await anEmptySite()
  const name = `${'0'.repeat(32)}-64x36-5c1021.webp`
  await withPicture.store.write(name, Buffer.from('x'))
  await expect(restoreBackup(withPicture, backup)).rejects.toThrow('The file storage is not empty')
  expect(await filesBelow(withPicture.uploads)).toEqual([name])
})

test('a restore killed among the pictures can be started again', async () => {
  const { path } = await aBackup()
  const backup = await inspectArchive(path)
  const site = await anEmptySite()
  const [first = '', second = ''] = backup.pictures.keys()
  await site.store.write(first, Buffer.from('half'))
  await site.store.write(second, Buffer.from('of it'))

  await restoreBackup(site, backup)

  expect(await filesBelow(site.uploads)).toEqual([...backup.pictures.keys()].toSorted())
})

const only =
  (columns: readonly string[]) =>
  (row: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(Object.entries(row).filter(([column]) => columns.includes(column)))

const without =
  (columns: readonly string[]) =>
  (row: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(row).filter(([one]) => !columns.includes(one) && !one.endsWith('_hi')),
    )

test('a backup of an older version is migrated', async () => {
  const { path, folder } = await aBackup()
  const older = join(folder, 'older.tar.gz')
  const later = [
    'activities',
    'settings',
    'contentItems',
    'contentRevisions',
    'contentAddresses',
    'contentUses',
    'noticeFacts',
    'noticeNews',
    'subscriptions',
    'libraryItems',
    'libraryVersions',
    'documents',
    'passkeys',
    'memberAddresses',
    'authenticatorApps',
    'recoveryCodes',
    'profileChanges',
    'eventSeats',
    'registrations',
    'ticketKeys',
    'eventDoors',
    'checkIns',
    'certificates',
    'replacedCertificates',
    'eventPhotos',
    'eventFiles',
    'messageReplies',
    'eventEmails',
    'recordVersions',
  ] as const
  await rewriteBackup(path, older, {
    files: (files) => {
      for (const table of later) {
        const place = files.findIndex(({ path }) => path.startsWith(`tables/${table}`))
        files.splice(place, 1)
      }
      const ofMessages = ['suspectedAt', 'number', 'topic', 'topicPath', 'status']
      changeRows('contactMessages', without(ofMessages))(files)
      changeRows('students', without(['language']))(files)
      changeRows('faculty', without(['about', 'slug', 'publications', 'left']))(files)
      const ofEvents = ['title', 'description', 'date', 'time', 'venue', 'image', 'sequence']
      changeRows('events', only(['_id', ...ofEvents, 'createdAt', 'updatedAt']))(files)
      const ofStaff = ['name', 'role', 'departments', 'mayPublish', 'memberId', 'disabledAt']
      const newer = [...ofStaff, 'lastLoginAt', 'roleSince', 'setUpDismissedAt', 'language']
      changeRows('admins', without(newer))(files)
    },
    manifest: (manifest) => {
      manifest.migrations.splice(4)
      for (const table of later) delete manifest.tables[table]
    },
  })
  const site = await anEmptySite()

  await restoreBackup(site, await inspectArchive(older))

  expect(await listMigrations(site.db)).toEqual(migrationNames)
  const messages = await site.db.selectFrom('contactMessages').select('suspectedAt').execute()
  expect(messages.length).toBeGreaterThan(1)
  const members = await site.db.selectFrom('faculty').select('slug').execute()
  expect(members.map(({ slug }) => slug)).toEqual([expect.stringMatching(/^[a-z-]+$/)])
  expect(await site.db.selectFrom('activities').selectAll().execute()).toEqual([])

  const migrated = await openSite(await sqlitePlace())
  await migrate(migrated.db, migrated.engine)
  await expect(restoreBackup(migrated, await inspectArchive(older))).rejects.toThrow(
    'newer than the backup',
  )
})

test('after a restore, subscribers are not emailed a notice scheduled for before it', async () => {
  const office = await aNoticeOffice()
  office.advance(-2 * hour)
  await subscribe(office.db)
  await office.add('Planned', {}, new Date(Date.now() - hour).toISOString())
  const path = join(await testFolder(), 'college.tar.gz')
  await backUp(await openSite(office.place), path)
  const target = await anEmptySite()

  await restoreBackup(target, await inspectArchive(path))
  const { db, deps, visitor } = await testApp({ database: target.place })
  await notifySubscribers(deps)

  expect((await visitor(listNotices, {})).notices).toMatchObject([{ title: 'Planned' }])
  expect(await db.selectFrom('mails').selectAll().execute()).toEqual([])
})

test('after a restore, nobody gets a second reminder of an event', async () => {
  const place = await testDatabase()
  const { db } = await testApp({ database: place })
  const inHalfADay = new Date(Date.now() + 12 * hour).toISOString()
  const { enter, advance } = await aWorkshop(db, { date: inHalfADay.slice(0, 16) })
  advance(-48)
  await enter('asha')
  const path = join(await testFolder(), 'college.tar.gz')
  await backUp(await openSite(place), path)
  const target = await anEmptySite()

  await restoreBackup(target, await inspectArchive(path))
  const restored = await testApp({ database: target.place })
  await runOffersAndReminders(restored.deps)

  expect(await restored.db.selectFrom('registrations').select('name').execute()).toHaveLength(1)
  expect(await restored.db.selectFrom('mails').selectAll().execute()).toEqual([])
})
