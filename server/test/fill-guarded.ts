import { listStudentPasskeys, requestPasskeyConfirmation } from 'contract/accounts/account-passkeys'
import { verifyPassword } from 'contract/accounts/admin'
import {
  beginApp,
  listFactors,
  requestNewAdminPasskey,
  requestStepUpPasskey,
} from 'contract/accounts/admin-factors'
import { inviteToPanel } from 'contract/accounts/invitations'
import { listAccounts } from 'contract/accounts/staff-accounts'
import { trashContent } from 'contract/content/entry-calls'
import { deleteLibraryItem, readLibraryItem, uploadToLibrary } from 'contract/content/library/calls'
import { setReview } from 'contract/content/review'
import type { ContentTypeName } from 'contract/content/types'
import { listLinks, previewContent, shareContent } from 'contract/content/views'
import { createContactMessage } from 'contract/messaging/contact'
import { generateSync } from 'otplib'
import { aPdf } from 'testing/a-pdf.ts'
import { aPicture } from 'testing/a-picture.ts'
import { aStudent } from 'testing/a-student.ts'
import { administrator } from 'testing/administrator.ts'
import { aContactForm } from 'testing/contact-form.ts'
import { issueCode } from '../src/accounts/students/codes.ts'
import { sessionIdOf } from '../src/platform/http/session-store.ts'
import { hashToken } from '../src/platform/tokens.ts'
import { anEventThatIsOver } from './a-check-in.ts'
import { aPasskey } from './a-passkey.ts'
import { aStaffAccount, staffCookie } from './a-staff-account.ts'
import { subscribe } from './a-subscription.ts'
import { aWorkshop } from './a-workshop.ts'
import { giveProfile } from './add-profile.ts'
import { enterEvent } from './enter-event.ts'
import { addAdminPasskey, callsOf, stepUp } from './factor-calls.ts'
import { due } from './guarded/content.ts'
import type { Ids } from './guarded/guarded.ts'
import { anInvitation } from './guarded/staff.ts'
import { askForPage } from './inject-page-request.ts'
import { addTo, askNew, confirm } from './passkey-calls.ts'
import { showPhoto } from './picture-of-photo.ts'
import { enterRecords } from './record-requests.ts'
import { somePages } from './some-pages.ts'
import { studentCookie } from './student-calls.ts'
import { adminCookie, clientOf, type testApp, verifiedCookie } from './test-app.ts'

const sessionOf = (cookie: string) => sessionIdOf(hashToken(cookie.replace(/^.*=/, '')))

type TestApp = Awaited<ReturnType<typeof testApp>>

/** A passkey of this student, its response, and the response of a new one; with a confirmation. */
async function fillPasskeys(app: TestApp['app'], cookie: string) {
  const headers = { cookie }
  const passkey = aPasskey()
  await addTo(app, cookie, passkey)
  const [listed] = (await app.inject({ url: listStudentPasskeys.url, headers })).json()
  const question = await app.inject({ url: requestPasskeyConfirmation.url, headers })
  const made = aPasskey().create(await askNew(app, cookie))
  await confirm(app, cookie)
  return { passkey: listed._id, signed: passkey.get(question.json()), made }
}

/** Two passkeys of this administrator, an app that waits for its first code, and a step-up. */
async function fillFactors(app: TestApp['app'], cookie: string, now: () => Date) {
  const call = callsOf(app, cookie)
  const passkey = aPasskey()
  for (const one of [aPasskey(), passkey]) await addAdminPasskey(app, cookie, one)
  const { passkeys } = (await call(listFactors)).json()
  await stepUp(app, cookie)
  const made = aPasskey().create((await call(requestNewAdminPasskey)).json())
  await stepUp(app, cookie)
  const { secret } = (await call(beginApp)).json()
  const code = generateSync({ secret, epoch: Math.floor(now().getTime() / 1000) })
  const signed = passkey.get((await call(requestStepUpPasskey)).json())
  await stepUp(app, cookie)
  return { adminPasskey: passkeys[0]._id, ofAdmin: { signed, made, code } }
}

type Admin = Awaited<ReturnType<TestApp['signIn']>>

/** The example event, cancelled. */
const enterCancelled = (db: TestApp['db']) =>
  db.transaction().execute((trx) =>
    enterEvent(
      trx,
      {
        title: 'Book fair',
        description: 'Stalls in the courtyard.',
        date: '2030-01-15T10:00',
        department: 'B.C.A.',
        state: 'cancelled',
        image: '',
      },
      new Date(),
    ),
  )

/** Events with a registration, with two offers to the student, past, and cancelled. */
async function fillSeats(admin: Admin, db: TestApp['db'], studentId: string) {
  const seated = await aWorkshop(db)
  await seated.enter('binod')
  const offers: string[] = []
  for (const name of ['first', 'second']) {
    const { enter, leave, idOf } = await aWorkshop(db, { capacity: 1 })
    await enter('asha', name)
    await leave('asha')
    offers.push(await idOf(name))
  }
  await db.updateTable('registrations').set({ studentId }).where('_id', 'in', offers).execute()
  const [offer = '', ownRegistration = ''] = offers
  const registration = await seated.idOf('binod')
  const { eventId: eventToday } = await aWorkshop(db, {
    date: new Date().toISOString().slice(0, 16),
  })
  const eventOver = await anEventThatIsOver(db)
  await db
    .updateTable('events')
    .set({ department: 'B.C.A.' })
    .where('_id', '=', eventOver)
    .execute()
  const cancelled = await enterCancelled(db)
  const deleted = await enterCancelled(db)
  const deletedAt = new Date().toISOString()
  await db.updateTable('events').set({ deletedAt }).where('_id', '=', deleted).execute()
  const { _id: checkIn } = await db
    .selectFrom('checkIns')
    .select('_id')
    .where('eventId', '=', eventOver)
    .executeTakeFirstOrThrow()
  const photo = await showPhoto(admin, db, eventOver)
  return {
    ...{ seated: seated.eventId, registration, offer, ownRegistration },
    ...{ eventOver, eventToday, checkIn, cancelled, deleted, photo },
  }
}

async function fillLibrary(admin: Admin) {
  const add = async (file: File) => {
    const { item } = await admin(uploadToLibrary, { body: { file } })
    const { versions } = await admin(readLibraryItem, { params: item })
    return { item: item._id, file: versions[0]?._id ?? '' }
  }
  const { item: library, file } = await add(await aPicture())
  const { item: document, file: ofDocument } = await add(aPdf())
  const { item: deletedFile } = await add(await aPicture())
  await admin(deleteLibraryItem, { params: { _id: deletedFile }, query: { version: '1' } })
  return { library, file, document, ofDocument, deletedFile }
}

/** As if it had been published before. */
async function trashPublicPage(
  { admin, db, now }: { admin: Admin; db: TestApp['db']; now: Date },
  _id: string,
) {
  await admin(trashContent, { params: { _id }, body: { version: 1 } })
  const revisions = db.updateTable('contentRevisions').set({ publishedAt: now.toISOString() })
  await revisions.where('itemId', '=', _id).execute()
}

const firstOf = (db: TestApp['db'], type: ContentTypeName) =>
  db.selectFrom('contentItems').selectAll().where('type', '=', type).executeTakeFirstOrThrow()

/** One that nobody was emailed, and one that subscribers were. */
async function someNotices(db: TestApp['db']) {
  const notices = db.selectFrom('contentItems').select('_id').where('type', '=', 'notice')
  const [notice, emailed] = await notices.limit(2).execute()
  const itemId = emailed?._id ?? ''
  const at = '2026-11-01T06:00:00.000Z'
  const news = { itemId, number: 1, isAway: 0, isCorrection: 0, notedAt: at, toldAt: at }
  await db.insertInto('noticeNews').values(news).execute()
  return { notice: notice?._id ?? '', emailed: itemId }
}

async function versionOf(db: TestApp['db'], owner: { eventId: string } | { memberId: string }) {
  const versions = db.selectFrom('recordVersions').select('_id')
  const version = versions.where(({ and }) => and(owner))
  return (await version.executeTakeFirstOrThrow())._id
}

async function enterImport(db: TestApp['db'], now: Date) {
  const _id = '0192f000-0000-7000-8000-0000000000ac'
  const createdAt = now.toISOString()
  await db
    .insertInto('imports')
    .values({ _id, subject: 'events', file: 'table.csv', createdAt, undoneAt: null })
    .execute()
  return _id
}

/** A signed-in administrator and student, and targets for every write. */
export async function fillGuarded({ app, db, deps, signIn, visitor }: TestApp) {
  const admin = await signIn()
  await visitor(createContactMessage, { body: aContactForm() })
  const message = await db.selectFrom('contactMessages').select('_id').executeTakeFirstOrThrow()
  const content = await firstOf(db, 'facts')
  const params = { _id: content._id }
  await admin(shareContent, { params })
  await admin(setReview, { params, body: { seen: {}, review: { due } } })
  const files = await fillLibrary(admin)
  const { links } = await admin(listLinks, { params })
  const { path } = await admin(previewContent, { params, body: { data: {} } })
  const [page = '', trashed = '', requested = ''] = await somePages(admin)
  await trashPublicPage({ admin, db, now: deps.now() }, trashed)
  const { request } = await askForPage(admin, requested)
  const { studentId, email } = await aStudent(db, { verifiedAt: null })
  const code = await db.transaction().execute((trx) => issueCode(trx, studentId, deps.now()))
  const student = await studentCookie(app, email)
  const { email: provenEmail } = await aStudent(db, { email: 'proven@college.test' })
  const proven = await studentCookie(app, provenEmail)
  for (const reader of [provenEmail, 'reader@college.test']) await subscribe(db, { email: reader })
  const elsewhere = sessionOf(await studentCookie(app, email))
  const records = await enterRecords(app, await adminCookie(app))
  await giveProfile(db, administrator.email, records.faculty)
  await admin(verifyPassword, { body: { password: administrator.password } })
  await admin(inviteToPanel, { body: anInvitation })
  const { invitations } = await admin(listAccounts)
  const account = await aStaffAccount(db, { role: 'author' })
  const office = await verifiedCookie(app)
  const factors = await fillFactors(app, office, deps.now)
  // After the first factor, which ends other sessions.
  const own = db.selectFrom('admins').select('_id').where('email', '=', administrator.email)
  const session = sessionOf(await staffCookie(db, await own.executeTakeFirstOrThrow()))
  const ids: Ids = {
    records,
    event: records.events,
    eventVersion: await versionOf(db, { eventId: records.events }),
    member: records.faculty,
    memberVersion: await versionOf(db, { memberId: records.faculty }),
    content: content._id,
    course: (await firstOf(db, 'course'))._id,
    ...(await someNotices(db)),
    ...files,
    page,
    asked: requested,
    askedRevision: request?.revision ?? '',
    trashed,
    revision: content.publishedId ?? '',
    link: links[0]?._id ?? '',
    previewed: path.replace(/.*\//, ''),
    message: message._id,
    imported: await enterImport(db, deps.now()),
    session,
    ...(await fillSeats(clientOf(app, office), db, studentId)),
    code,
    invitation: invitations[0]?._id ?? '',
    account: account._id,
    disabled: (await aStaffAccount(db, { disabledAt: '2026-11-01T06:00:00.000Z' }))._id,
    elsewhere,
    ...(await fillPasskeys(app, student)),
    ...factors,
  }
  return { ids, cookies: [office, student], proven }
}
