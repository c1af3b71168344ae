import { aCertificateCode } from './a-check-in.ts'
import { contentWrites, translationFile } from './guarded/content.ts'
import { eventsWrites } from './guarded/events.ts'
import type { Guarded } from './guarded/guarded.ts'
import { staffWrites, table } from './guarded/staff.ts'
import { studentsWrites } from './guarded/students.ts'
import { filePart, rawForm } from './raw-form.ts'
import { recordWrites } from './record-requests.ts'

/** Which id is in a URL, and where: the last one of each. */
export const idIn = {
  'content/:_id/translations': 'page',
  'content/:_id/withdraw': 'page',
  'content/:_id/end': 'page',
  'content/:_id/trash': 'page',
  'content/:_id/move': 'page',
  'content/:_id/recover': 'trashed',
  'content/:_id/reinstate': 'trashed',
  'content/:_id/request': 'asked',
  'content/:_id': 'content',
  'fees/:_id': 'course',
  'notice-emails/:_id/correction': 'emailed',
  'notice-emails/:_id': 'notice',
  'library/:_id/files': 'document',
  'files/:file': 'ofDocument',
  'library/:_id': 'library',
  'links/:linkId': 'link',
  'imports/:_id': 'imported',
  'preview/:token': 'previewed',
  'faculty/:_id/history/:versionId': 'memberVersion',
  'events/:_id/history/:versionId': 'eventVersion',
  'faculty/:_id': 'member',
  'profile-changes/:_id': 'member',
  'admin/events/:_id/photos': 'eventOver',
  'admin/events/:_id/resumption': 'cancelled',
  'deleted-events/:_id': 'deleted',
  'admin/events/:_id': 'event',
  'api/events/:_id/copy': 'event',
  'api/events/:_id/later': 'event',
  'photos/:photoId': 'photo',
  'check-in/:_id': 'eventToday',
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

/** Calls of students that need a verified email. */
export const ofProven: readonly string[] = ['/api/account/subscription']

/** A valid request for every guarded write. */
export const guardedWrites: Guarded = {
  ...Object.fromEntries(recordWrites.map(({ route, sent }) => [route, sent])),
  ...contentWrites,
  ...eventsWrites,
  ...staffWrites,
  ...studentsWrites,
}

/** A valid request for guarded calls that read a body and change nothing. */
export const dryRuns: Guarded = {
  'GET /api/admin/edited-page': () => ({ query: { path: '/contact' } }),
  'GET /api/admin/events/:_id/reach': () => ({ query: { act: 'move' } }),
  'POST /api/admin/events/bulk/people': ({ event }) => ({ payload: { ids: [event] } }),
  'POST /api/admin/content/bulk/unchanged': ({ page }) => ({
    payload: { act: 'publish', ids: [page] },
  }),
  'GET /api/admin/attendance/:eventId/certificate': () => ({ query: { code: aCertificateCode } }),
  'POST /api/admin/tables/:subject/check': () => table,
  'POST /api/admin/registrations/:eventId/emails/preview': ({ registration }) => ({
    payload: { subject: 'Bring a laptop', text: 'Charged.', people: { ids: [registration] } },
  }),
  'POST /api/admin/content/:_id/suggestion': () => ({ payload: { path: 'title' } }),
  'POST /api/admin/translations/file/check': ({ content }) => translationFile(content),
  'POST /api/admin/content-package/check': () =>
    rawForm([filePart('file', JSON.stringify({ collegeContent: 1, entries: [] }))]),
}
