import { administrator } from 'testing/administrator.ts'
import { profileSentAt } from '../add-profile.ts'
import { filePart, rawForm, textPart } from '../raw-form.ts'
import type { Guarded } from './guarded.ts'

export const table = rawForm([
  filePart('file', 'title,description,date\nFair,Many stalls,2030-01-15T10:00'),
])

const anAuthor = { role: 'author' as const, departments: [], mayPublish: false }
export const anInvitation = { ...anAuthor, name: 'Asha Rao', email: 'asha@college.test' }

export const staffWrites: Guarded = {
  'PUT /api/admin/messages/:messageId': () => ({ payload: { isRead: true } }),
  'DELETE /api/admin/messages/:messageId': () => ({}),
  'POST /api/admin/messages/:messageId/replies': () => ({
    payload: { _id: '0192f000-0000-7000-a000-000000000001', text: 'Dear Ravi', seen: 0 },
  }),
  'PUT /api/admin/saved-answers': () => ({ payload: { version: 0, answers: [] } }),
  'POST /api/admin/messages/bulk': ({ message }) => ({
    payload: { act: 'delete', ids: [message] },
  }),
  'POST /api/admin/faculty/bulk/department': ({ member }) => ({
    payload: { ids: [member], department: 'Library' },
  }),
  'POST /api/admin/faculty/bulk/deletion': ({ member }) => ({ payload: { ids: [member] } }),
  'GET /api/admin/messages.csv': () => ({}),
  'GET /api/admin/activities.csv': () => ({}),
  'GET /api/admin/tables/:subject.csv': () => ({}),
  'POST /api/admin/tables/:subject': () => table,
  'POST /api/admin/imports/:_id/undo': () => ({}),
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
  'PUT /api/admin/set-up': () => ({ payload: { isDismissed: true } }),
  'PUT /api/admin/settings': () => ({ payload: { messagesKeptMonths: 12 } }),
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
}
