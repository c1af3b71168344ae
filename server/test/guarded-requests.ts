import { startingContent } from 'college/starting-content'
import { askPasskeyConfirmation, listPasskeys } from 'contract/account-passkeys'
import { askNewAdminPasskey, askStepUpPasskey, beginApp, listFactors } from 'contract/admin-factors'
import { createContactMessage } from 'contract/contact'
import { trashContent } from 'contract/content/entry-calls'
import { setReview } from 'contract/content/review'
import { listLinks, previewContent, shareContent } from 'contract/content/views'
import { inviteToPanel } from 'contract/invitations'
import { readLibraryItem, uploadToLibrary } from 'contract/library/calls'
import type { NewPasskeyForm, UsedPasskeyForm } from 'contract/passkeys'
import type { RecordName } from 'contract/records'
import { listAccounts } from 'contract/staff-accounts'
import type { InjectOptions } from 'fastify'
import { generateSync } from 'otplib'
import { aPicture } from 'testing/a-picture.ts'
import { aStudent, studentPassword } from 'testing/a-student.ts'
import { administrator } from 'testing/administrator.ts'
import { aContactForm } from 'testing/contact-form.ts'
import { issueCode } from '../src/account/codes.ts'
import type { AdminSessionTable } from '../src/db/staff-tables.ts'
import type { StudentSessionTable } from '../src/db/student-tables.ts'
import { sessionIdOf } from '../src/http/session-store.ts'
import { hashToken } from '../src/http/tokens.ts'
import { pageWords } from './a-page-editor.ts'
import { aPasskey } from './a-passkey.ts'
import { aStaffAccount, staffCookie } from './a-staff-account.ts'
import { askForPage } from './ask-for-page.ts'
import { addAdminPasskey, callsOf, stepUp } from './factor-calls.ts'
import { giveProfile, profileSentAt } from './give-profile.ts'
import { addTo, askNew, confirm } from './passkey-calls.ts'
import { filePart, rawForm, textPart } from './raw-form.ts'
import { enterRecords, recordWrites } from './record-requests.ts'
import { somePages } from './some-pages.ts'
import { studentCookie } from './student-calls.ts'
import { adminCookie, type testApp, verifiedCookie } from './test-app.ts'

type Ids = {
  records: Record<RecordName, string>
  content: string
  library: string
  file: string
  page: string
  asked: string
  askedRevision: string
  trashed: string
  link: string
  revision: string
  previewed: string
  member: string
  message: string
  session: string
  code: string
  invitation: string
  account: string
  disabled: string
  passkey: string
  /** Of the student in another browser. */
  elsewhere: string
  signed: UsedPasskeyForm
  made: NewPasskeyForm
  adminPasskey: string
  /** For the administrator's own factors. */
  ofAdmin: { signed: UsedPasskeyForm; made: NewPasskeyForm; code: string }
}
type Sent = Omit<InjectOptions, 'method' | 'url'>

const photo = async (name: string) => filePart(name, await (await aPicture()).bytes())
const table = rawForm([
  filePart('file', 'title,description,date\nFair,Many stalls,2030-01-15T10:00'),
])

/** Where an id stands in an address, and which. */
const idIn = {
  'content/:_id/withdraw': 'page',
  'content/:_id/end': 'page',
  'content/:_id/trash': 'page',
  'content/:_id/move': 'page',
  'content/:_id/recover': 'trashed',
  'content/:_id/request': 'asked',
  'content/:_id': 'content',
  'library/:_id': 'library',
  'links/:linkId': 'link',
  'preview/:token': 'previewed',
  'faculty/:_id': 'member',
  'profile-changes/:_id': 'member',
  'invitations/:_id': 'invitation',
  'accounts/:_id/enable': 'disabled',
  'accounts/:_id': 'account',
  'messages/:messageId': 'message',
  'api/account/sessions/:sessionId': 'elsewhere',
  'sessions/:sessionId': 'session',
  'admin/account/passkeys/:passkeyId': 'adminPasskey',
  'passkeys/:passkeyId': 'passkey',
} as const

const anAuthor = { role: 'author' as const, departments: [], mayPublish: false }
const anInvitation = { ...anAuthor, name: 'Asha Rao', email: 'asha@college.test' }

const due = { by: '2026-01-31', months: 1 } as const

/** For each route that is guarded and writes, what has to be sent so that it does. */
export const guardedWrites: Record<string, (ids: Ids) => Sent | Promise<Sent>> = {
  ...Object.fromEntries(recordWrites.map(({ route, sent }) => [route, sent])),
  'PUT /api/admin/content/:_id': ({ revision }) => ({
    payload: { version: 1, basedOn: revision, data: { name: 'Another name' } },
  }),
  'POST /api/admin/content/:_id/publish': ({ revision }) => ({
    payload: { version: 1, basedOn: revision, data: startingContent.facts },
  }),
  'POST /api/admin/content': () => ({
    payload: { _id: '0192f000-0000-7000-8000-0000000000aa', type: 'page', name: 'Hostel' },
  }),
  'POST /api/admin/content/:_id/withdraw': () => ({ payload: { version: 1 } }),
  'POST /api/admin/content/:_id/end': () => ({
    payload: { version: 1, at: '2099-01-01T00:00:00.000Z' },
  }),
  'POST /api/admin/content/:_id/trash': () => ({ payload: { version: 1 } }),
  'POST /api/admin/content/:_id/recover': () => ({ payload: { version: 2 } }),
  'POST /api/admin/content/:_id/move': () => ({ payload: { position: 1 } }),
  'POST /api/admin/content/:_id/preview': () => ({ payload: { data: { name: 'Another name' } } }),
  'POST /api/admin/content/:_id/links': () => ({}),
  'DELETE /api/admin/content/:_id/links/:linkId': () => ({}),
  'PUT /api/admin/content/:_id/review': () => ({ payload: { seen: { due }, review: {} } }),
  'POST /api/admin/content/:_id/review/confirm': () => ({ payload: { by: due.by } }),
  'POST /api/admin/content/:_id/unschedule': () => ({ payload: { version: 1 } }),
  'POST /api/admin/content/:_id/discard': () => ({ payload: { version: 1 } }),
  'POST /api/admin/content/:_id/restore': ({ revision }) => ({ payload: { version: 1, revision } }),
  'POST /api/admin/content/:_id/request': () => ({
    payload: { version: 2, data: { title: 'Rules', slug: 'rules', ...pageWords } },
  }),
  'POST /api/admin/content/:_id/request/cancel': ({ askedRevision }) => ({
    payload: { revision: askedRevision },
  }),
  'POST /api/admin/content/:_id/request/approve': ({ askedRevision }) => ({
    payload: { revision: askedRevision },
  }),
  'POST /api/admin/content/:_id/request/return': ({ askedRevision }) => ({
    payload: { revision: askedRevision, note: 'Say more' },
  }),
  'POST /api/admin/library': async () => rawForm([await photo('file')]),
  'PUT /api/admin/library/:_id': () => ({
    payload: { version: 1, name: 'Another name', isDecorative: true, focus: { x: 50, y: 50 } },
  }),
  'PUT /api/admin/library/:_id/file': async () =>
    rawForm([textPart('version', '1'), await photo('file')]),
  'POST /api/admin/library/:_id/restore': ({ file }) => ({ payload: { version: 1, file } }),
  'DELETE /api/admin/library/:_id': () => ({ query: { version: '1' } }),
  'PUT /api/admin/messages/:messageId': () => ({ payload: { isRead: true } }),
  'DELETE /api/admin/messages/:messageId': () => ({}),
  'GET /api/admin/messages.csv': () => ({}),
  'GET /api/admin/activities.csv': () => ({}),
  'GET /api/admin/content-package.tar': () => ({}),
  'POST /api/admin/content-package': () =>
    rawForm([
      filePart(
        'file',
        JSON.stringify({ collegeContent: 1, entries: [{ type: 'facts', data: {} }] }),
      ),
    ]),
  'GET /api/admin/tables/:subject.csv': () => ({}),
  'POST /api/admin/tables/:subject': () => table,
  'POST /api/admin/verify-password': () => ({ payload: { password: administrator.password } }),
  'PUT /api/admin/account/password': () => ({
    payload: { currentPassword: administrator.password, newPassword: 'brick-Lintel-84' },
  }),
  'DELETE /api/admin/account/sessions': () => ({}),
  'DELETE /api/admin/account/sessions/:sessionId': () => ({}),
  'POST /api/admin/invitations': () => ({ payload: { ...anInvitation, email: 'b@college.test' } }),
  'PUT /api/admin/invitations/:_id': () => ({ payload: anInvitation }),
  'DELETE /api/admin/invitations/:_id': () => ({}),
  'PUT /api/admin/accounts/:_id': () => ({
    payload: { ...anAuthor, name: 'Asha Rao', seen: { ...anAuthor, name: '' } },
  }),
  'POST /api/admin/accounts/:_id/disable': () => ({}),
  'POST /api/admin/accounts/:_id/enable': () => ({}),
  'DELETE /api/admin/accounts/:_id/sessions': () => ({}),
  'DELETE /api/admin/accounts/:_id': () => ({}),
  'PUT /api/admin/profile': () =>
    rawForm([textPart('education', 'Ph.D. (Pune)'), textPart('about', 'Collects signboards.')]),
  'DELETE /api/admin/profile/sent': () => ({}),
  'POST /api/admin/profile-changes/:_id/approve': () => ({ payload: { sentAt: profileSentAt } }),
  'POST /api/admin/profile-changes/:_id/return': () => ({
    payload: { sentAt: profileSentAt, note: 'Say when.' },
  }),
  'PUT /api/admin/settings': () => ({ payload: { messagesKeptMonths: 12 } }),
  'PUT /api/account': async () =>
    rawForm([
      textPart('fullName', 'Another Name'),
      textPart('mobileNumber', '+91 98000 11111'),
      await photo('profilePhoto'),
    ]),
  'PUT /api/account/password': () => ({
    payload: { currentPassword: studentPassword, newPassword: 'green-Kettle8' },
  }),
  'DELETE /api/account/sessions': () => ({}),
  'DELETE /api/account/sessions/others': () => ({}),
  'DELETE /api/account/sessions/:sessionId': () => ({}),
  'GET /api/account/export': () => ({}),
  'POST /api/admin/account/passkeys/options': () => ({}),
  'POST /api/admin/account/passkeys': ({ ofAdmin }) => ({ payload: ofAdmin.made }),
  'DELETE /api/admin/account/passkeys/:passkeyId': () => ({}),
  'POST /api/admin/account/app': () => ({}),
  'POST /api/admin/account/app/code': ({ ofAdmin }) => ({ payload: { code: ofAdmin.code } }),
  'DELETE /api/admin/account/app': () => ({}),
  'POST /api/admin/account/recovery-codes': () => ({}),
  'DELETE /api/admin/accounts/:_id/factors': () => ({}),
  'POST /api/admin/verify-passkey': ({ ofAdmin }) => ({ payload: ofAdmin.signed }),
  'POST /api/account/confirmation': () => ({ payload: { password: studentPassword } }),
  'POST /api/account/confirmation/passkey': ({ signed }) => ({ payload: signed }),
  'POST /api/account/passkeys/options': () => ({}),
  'POST /api/account/passkeys': ({ made }) => ({ payload: made }),
  'PUT /api/account/passkeys/:passkeyId': () => ({ payload: { name: 'Another name' } }),
  'DELETE /api/account/passkeys/:passkeyId': () => ({}),
  'POST /api/account/deletion': () => ({ payload: { password: studentPassword } }),
  'POST /auth/verifyemailotp': ({ code }) => ({ payload: { otp: code } }),
  'POST /auth/resend-email-otp': () => ({ payload: { email: 'Asha@College.test' } }),
}

/** The same of those that read what is sent and change nothing. */
const dryRuns: typeof guardedWrites = {
  'POST /api/admin/tables/:subject/check': () => table,
  'POST /api/admin/content-package/check': () =>
    rawForm([filePart('file', JSON.stringify({ collegeContent: 1, entries: [] }))]),
}

const sessionOf = (cookie: string) => sessionIdOf(hashToken(cookie.replace(/^.*=/, '')))

type TestApp = Awaited<ReturnType<typeof testApp>>

/** A passkey of the student with this cookie, what it signs and what is made for another one; all is confirmed. */
async function fillPasskeys(app: TestApp['app'], cookie: string) {
  const headers = { cookie }
  const passkey = aPasskey()
  await addTo(app, cookie, passkey)
  const [listed] = (await app.inject({ url: listPasskeys.url, headers })).json()
  const question = await app.inject({ url: askPasskeyConfirmation.url, headers })
  const made = aPasskey().create(await askNew(app, cookie))
  await confirm(app, cookie)
  return { passkey: listed._id, signed: passkey.get(question.json()), made }
}

/** Two passkeys of the administrator of this session, and an app that waits for its first code; the password is entered again. */
async function fillFactors(app: TestApp['app'], cookie: string, now: () => Date) {
  const call = callsOf(app, cookie)
  const passkey = aPasskey()
  for (const one of [aPasskey(), passkey]) await addAdminPasskey(app, cookie, one)
  const { passkeys } = (await call(listFactors)).json()
  await stepUp(app, cookie)
  const made = aPasskey().create((await call(askNewAdminPasskey)).json())
  await stepUp(app, cookie)
  const { secret } = (await call(beginApp)).json()
  const code = generateSync({ secret, epoch: Math.floor(now().getTime() / 1000) })
  const signed = passkey.get((await call(askStepUpPasskey)).json())
  await stepUp(app, cookie)
  return { adminPasskey: passkeys[0]._id, ofAdmin: { signed, made, code } }
}

/** An administrator and a student who are signed in, and something for each of the writes to change. */
export async function fillGuarded({ app, db, deps, signIn, visitor }: TestApp) {
  const admin = await signIn()
  await visitor(createContactMessage, { body: aContactForm() })
  const message = await db.selectFrom('contactMessages').select('_id').executeTakeFirstOrThrow()
  const content = await db
    .selectFrom('contentItems')
    .selectAll()
    .where('type', '=', 'facts')
    .executeTakeFirstOrThrow()
  const params = { _id: content._id }
  await admin(shareContent, { params })
  await admin(setReview, { params, body: { seen: {}, review: { due } } })
  const { item } = await admin(uploadToLibrary, { body: { file: await aPicture() } })
  const library = await admin(readLibraryItem, { params: item })
  const { links } = await admin(listLinks, { params })
  const { path } = await admin(previewContent, { params, body: { data: {} } })
  const [page = '', trashed = '', asked = ''] = await somePages(admin)
  await admin(trashContent, { params: { _id: trashed }, body: { version: 1 } })
  const { request } = await askForPage(admin, asked)
  const { studentId, email } = await aStudent(db, { verifiedAt: null })
  const code = await db.transaction().execute((trx) => issueCode(trx, studentId, deps.now()))
  const student = await studentCookie(app, email)
  const elsewhere = sessionOf(await studentCookie(app, email))
  const records = await enterRecords(app, await adminCookie(app))
  await giveProfile(db, administrator.email, records.faculty)
  await admin(inviteToPanel, { body: anInvitation })
  const { invitations } = await admin(listAccounts)
  const account = await aStaffAccount(db, { role: 'author' })
  const disabled = await aStaffAccount(db, { disabledAt: '2026-11-01T06:00:00.000Z' })
  const office = await verifiedCookie(app)
  const factors = await fillFactors(app, office, deps.now)
  // After the first factor, which ends the other ones.
  const own = db.selectFrom('admins').select('_id').where('email', '=', administrator.email)
  const session = sessionOf(await staffCookie(db, await own.executeTakeFirstOrThrow()))
  const ids: Ids = {
    records,
    member: records.faculty,
    content: content._id,
    library: item._id,
    file: library.versions[0]?._id ?? '',
    page,
    asked,
    askedRevision: request?.revision ?? '',
    trashed,
    revision: content.publishedId ?? '',
    link: links[0]?._id ?? '',
    previewed: path.replace(/.*\//, ''),
    message: message._id,
    session,
    code,
    invitation: invitations[0]?._id ?? '',
    account: account._id,
    disabled: disabled._id,
    elsewhere,
    ...(await fillPasskeys(app, student)),
    ...factors,
  }
  return { ids, cookies: [office, student] }
}

/** How to send the writes in the name of those whom `fillGuarded` told of, and how to end their sessions. */
export function guardedCalls(
  { app, db }: Pick<TestApp, 'app' | 'db'>,
  { ids, cookies }: Awaited<ReturnType<typeof fillGuarded>>,
) {
  const tokenHashes = cookies.map((cookie) => hashToken(cookie.replace(/^.*=/, '')))
  let ended: { admins: AdminSessionTable[]; students: StudentSessionTable[] } = {
    admins: [],
    students: [],
  }
  return {
    /** Ends the sessions that `send` uses, and no others. */
    async logOut() {
      const admins = db.deleteFrom('adminSessions').where('tokenHash', 'in', tokenHashes)
      const students = db.deleteFrom('studentSessions').where('tokenHash', 'in', tokenHashes)
      ended = {
        admins: await admins.returningAll().execute(),
        students: await students.returningAll().execute(),
      }
    },
    /** Brings them back as they were. */
    async logInAgain() {
      await db.insertInto('adminSessions').values(ended.admins).execute()
      await db.insertInto('studentSessions').values(ended.students).execute()
    },
    /** Sends it with both cookies: each guard reads its own. */
    async send(route: string) {
      const [method = '', path = ''] = route.split(' ')
      const record = recordWrites.find((write) => write.route === route)
      const url = Object.entries(idIn)
        .reduce(
          (address, [place, key]) => address.replace(place, place.replace(/:\w+/, ids[key])),
          record?.urlOf(ids.records) ?? path,
        )
        .replace(':subject', 'events')
      const { headers, ...sent } = (await (guardedWrites[route] ?? dryRuns[route])?.(ids)) ?? {}
      return app.inject({
        ...sent,
        method: method as 'POST',
        url,
        headers: { ...headers, cookie: cookies.join('; ') },
      })
    },
  }
}
