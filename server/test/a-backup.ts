import { join } from 'node:path'
import { uploadToLibrary } from 'contract/content/library/calls'
import { readReview, setReview } from 'contract/content/review'
import { updateSettings } from 'contract/content/settings'
import { createEvent } from 'contract/events/events'
import { createMember } from 'contract/people/faculty'
import { aPdf } from 'testing/a-pdf.ts'
import { administrator } from 'testing/administrator.ts'
import { anEventForm } from 'testing/event-form.ts'
import { hostileTexts } from 'testing/hostile-texts.ts'
import { aMemberForm } from 'testing/member-form.ts'
import { v7 as uuidv7 } from 'uuid'
import { onTestFinished } from 'vitest'
import { createAdmin } from '../src/accounts/staff/accounts.ts'
import { seedContent } from '../src/content/entries/seed.ts'
import { lastNews, recordNews } from '../src/messaging/subscriptions/news.ts'
import { backUp } from '../src/operations/backup/back-up.ts'
import { type Db, openDatabase } from '../src/platform/db/open.ts'
import { openFileStore } from '../src/platform/storage/open-store.ts'
import { anEventThatWas } from './a-check-in.ts'
import { aPasskey } from './a-passkey.ts'
import { aStaffAccount } from './a-staff-account.ts'
import { subscribe } from './a-subscription.ts'
import { giveProfile } from './add-profile.ts'
import { addTo } from './passkey-calls.ts'
import { showPhoto } from './picture-of-photo.ts'
import { someMessages } from './some-messages.ts'
import { signUpCookie } from './student-calls.ts'
import { type TestSettings, testApp } from './test-app.ts'
import { testDatabase, testFolder } from './test-database.ts'

type Place = { dataDir: string; databaseUrl: string | undefined }

export const sqlitePlace = async (): Promise<Place> => ({
  dataDir: await testFolder(),
  databaseUrl: undefined,
})

/** Opens a database and pictures as the command lines do, without a server. */
export async function openSite(place: Place) {
  const { close, ...database } = openDatabase(place)
  onTestFinished(close)
  const store = await openFileStore({ dataDir: place.dataDir, s3: undefined })
  return { ...database, store, place, uploads: join(place.dataDir, 'uploads') }
}

/** An account with a second factor. */
async function addFactors(db: Db): Promise<void> {
  const { _id: adminId, createdAt } = await aStaffAccount(db)
  await db
    .insertInto('authenticatorApps')
    .values({ adminId, secret: 'sealed', lastStep: 59_846_000, createdAt, confirmedAt: createdAt })
    .execute()
  await db.insertInto('recoveryCodes').values({ adminId, codeHash: 'a hash' }).execute()
}

const emailPeople = (db: Db, eventId: string) =>
  db
    .insertInto('eventEmails')
    .values({
      ...{ _id: uuidv7(), eventId, subject: 'Bring a laptop', text: 'Charged.', people: 1 },
      ...{ sentBy: 'Head of the office', createdAt: new Date(0).toISOString() },
    })
    .execute()

/** A server with rows in every table, from students, an administrator and visitors. */
export async function aFullSite(place?: Place, variables?: TestSettings['variables']) {
  const database = place ?? (await testDatabase())
  const settings = await testApp({ database, ...(variables && { variables }) })
  const { app, db } = settings
  await createAdmin(db, administrator.email, administrator.password)
  await seedContent(settings.deps)
  // Their files are part of the build, not of a store.
  await db.deleteFrom('libraryItems').execute()
  const cookie = await signUpCookie(app)
  const student = await db.selectFrom('students').select('_id').executeTakeFirstOrThrow()
  const createdAt = '1969-12-31T23:59:59.999Z'
  const link = { issuer: 'https://Id.example', subject: 'ü-1', studentId: student._id, createdAt }
  await db.insertInto('studentLinks').values(link).execute()
  await addTo(app, cookie, aPasskey(), 'Téléphone')
  const entry = await db.selectFrom('contentRevisions').selectAll().executeTakeFirstOrThrow()
  const { _id: revisionId, itemId } = entry
  await db
    .insertInto('contentAddresses')
    .values({ type: 'page', slug: 'old', itemId, since: createdAt })
    .execute()
  await db
    .insertInto('contentUses')
    .values({ revisionId, itemId, path: 'items.a.to', target: 'entry', targetId: itemId })
    .execute()
  const admin = await settings.signIn()
  const params = { _id: itemId }
  const ownerId = (await admin(readReview, { params })).people[0]?._id ?? ''
  const review = { ownerId, due: { by: '2027-05-31', months: 6 } } as const
  await admin(setReview, { params, body: { seen: {}, review } })
  const { item } = await admin(uploadToLibrary, { body: { file: aPdf() } })
  const content = [{ type: 'download', attrs: { item: item._id } }]
  const details = JSON.stringify({ type: 'doc', content })
  await admin(createEvent, { body: await anEventForm({ venue: 'Main Hall', details }) })
  await admin(updateSettings, { body: { messagesKeptMonths: 36 } })
  const { _id: memberId = '' } = await admin(createMember, {
    body: await aMemberForm({ experience: '2.5' }),
  })
  await giveProfile(db, administrator.email, memberId)
  await addFactors(db)
  const { _id: eventId } = await db.selectFrom('events').select('_id').executeTakeFirstOrThrow()
  await anEventThatWas(db, eventId)
  await emailPeople(db, eventId)
  await showPhoto(admin, db, eventId)
  await recordNews(settings.deps)
  await subscribe(db, { toldNumber: await lastNews(db) })
  const [messageId = ''] = await someMessages(
    db,
    hostileTexts.map((message) => ({ message, status: 'answered' })),
  )
  await db
    .insertInto('messageReplies')
    .values({ _id: messageId, messageId, author: 'Asha', text: 'Dear "Ravi",\n…', createdAt })
    .execute()
  return { ...settings, cookie, place: database }
}

/** A backup of such a site, and an empty place to restore it. */
export async function aBackup() {
  const { app, place, db } = await aFullSite()
  const folder = await testFolder()
  const path = join(folder, 'college.tar.gz')
  const site = await openSite(place)
  await backUp(site, path)
  return { app, db, site, folder, path }
}
