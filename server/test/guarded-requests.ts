import { startingContent } from 'college/starting-content'
import type { NewPasskeyForm, UsedPasskeyForm } from 'contract/passkeys'
import type { RecordName } from 'contract/records'
import type { InjectOptions } from 'fastify'
import { aPicture } from 'testing/a-picture.ts'
import { studentPassword } from 'testing/a-student.ts'
import { administrator } from 'testing/administrator.ts'
import { aCertificateCode } from './a-door.ts'
import { pageWords } from './a-page-editor.ts'
import { profileSentAt } from './give-profile.ts'
import { filePart, rawForm, textPart } from './raw-form.ts'
import { recordForm, recordWrites } from './record-requests.ts'

/** What the calls are about. */
export type Ids = {
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
  event: string
  cancelled: string
  eventOver: string
  checkIn: string
  /** Shown by the event that is over. */
  photo: string
  message: string
  seated: string
  registration: string
  ownRegistration: string
  offer: string
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
export type Sent = Omit<InjectOptions, 'method' | 'url'>

const photo = async (name: string) => filePart(name, await (await aPicture()).bytes())
const table = rawForm([
  filePart('file', 'title,description,date\nFair,Many stalls,2030-01-15T10:00'),
])

/** Where an id stands in an address, and which. */
export const idIn = {
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
  'admin/events/:_id/photos': 'eventOver',
  'admin/events/:_id/resumption': 'cancelled',
  'admin/events/:_id': 'event',
  'api/events/:_id/copy': 'event',
  'api/events/:_id/later': 'event',
  'photos/:photoId': 'photo',
  'check-in/:_id': 'event',
  'attendance/:eventId': 'eventOver',
  'check-ins/:checkInId': 'checkIn',
  'invitations/:_id': 'invitation',
  'accounts/:_id/enable': 'disabled',
  'accounts/:_id': 'account',
  'messages/:messageId': 'message',
  'registrations/:eventId': 'seated',
  'people/:registrationId': 'registration',
  'registrations/:registrationId/acceptance': 'offer',
  'account/registrations/:registrationId': 'ownRegistration',
  'api/account/sessions/:sessionId': 'elsewhere',
  'sessions/:sessionId': 'session',
  'admin/account/passkeys/:passkeyId': 'adminPasskey',
  'passkeys/:passkeyId': 'passkey',
} as const

const anAuthor = { role: 'author' as const, departments: [], mayPublish: false }
export const anInvitation = { ...anAuthor, name: 'Asha Rao', email: 'asha@college.test' }

const scannedAt = '2026-11-01T06:00:00.000Z'
/** Somebody who came without a registration. */
const aScanBatch = {
  device: 'Main gate',
  sentAt: scannedAt,
  after: scannedAt,
  scans: [
    { _id: '0192f000-0000-7000-8000-0000000000ab', scannedAt, way: 'walk-in', name: 'Deepa' },
  ],
}

/** What the screen said of an event that is as its example. */
const seen = { date: '2030-01-15T04:30:00.000Z' }
const reason = 'The hall is flooded'

export const due = { by: '2026-01-31', months: 1 } as const

/** Calls of students that need a proven address. */
export const ofProven: readonly string[] = ['/api/account/subscription']

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
  'POST /api/admin/events/:_id/move': () => ({ payload: { seen, date: '2030-01-22T10:00' } }),
  'POST /api/admin/events/:_id/cancellation': () => ({ payload: { seen, reason } }),
  'POST /api/admin/events/:_id/postponement': () => ({ payload: { seen, reason } }),
  'POST /api/admin/events/:_id/resumption': () => ({
    payload: { seen: { ...seen, state: 'cancelled' } },
  }),
  'POST /api/admin/events/:_id/series': () => ({ payload: { seen, every: 'week', count: 3 } }),
  'POST /api/events/:_id/copy': () => recordForm('events'),
  'PUT /api/events/:_id/later': () => recordForm('events'),
  'DELETE /api/events/:_id/later': () => ({}),
  'POST /api/admin/events/:_id/photos': ({ photo }) => ({ payload: { photos: [photo] } }),
  'DELETE /api/admin/events/:_id/photos/:photoId': () => ({}),
  'POST /api/admin/check-in/:_id': () => ({ payload: aScanBatch }),
  'PUT /api/admin/attendance/:eventId': () => ({
    payload: { takesWalkIns: false, takesWaiting: false, givesCertificates: false },
  }),
  'POST /api/admin/attendance/:eventId/check-ins/:checkInId/undoing': () => ({}),
  'GET /api/admin/attendance/:eventId/people.csv': () => ({}),
  'GET /api/admin/attendance/:eventId/certificates.pdf': () => ({}),
  'POST /api/admin/attendance/:eventId/revocation': () => ({
    payload: { code: aCertificateCode },
  }),
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
  'POST /api/admin/subscriptions/removal': () => ({ payload: { email: 'reader@college.test' } }),
  'PUT /api/admin/registrations/:eventId': () => ({
    payload: { capacity: 5, audience: 'anybody', questions: [], offerHours: 12 },
  }),
  'POST /api/admin/registrations/:eventId/people': () => ({
    payload: { name: 'New', email: 'new@college.test' },
  }),
  'POST /api/admin/registrations/:eventId/people/:registrationId/removal': () => ({
    payload: { reason: 'Asked for it' },
  }),
  'POST /api/admin/registrations/:eventId/people/:registrationId/seat': () => ({}),
  'GET /api/admin/registrations/:eventId/people.csv': () => ({}),
  'POST /api/account/registrations/:registrationId/acceptance': () => ({}),
  'DELETE /api/account/registrations/:registrationId': () => ({}),
  'PUT /api/account/subscription': () => ({
    payload: { pace: 'daily', categories: [], departments: [] },
  }),
  'DELETE /api/account/subscription': () => ({}),
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
  'PUT /api/admin/account/passkeys/:passkeyId': () => ({ payload: { name: 'Another name' } }),
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
export const dryRuns: typeof guardedWrites = {
  'POST /api/admin/tables/:subject/check': () => table,
  'POST /api/admin/content-package/check': () =>
    rawForm([filePart('file', JSON.stringify({ collegeContent: 1, entries: [] }))]),
}
