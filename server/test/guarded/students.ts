import { studentPassword } from 'testing/a-student.ts'
import { rawForm, textPart } from '../raw-form.ts'
import { type Guarded, photo } from './guarded.ts'

export const studentsWrites: Guarded = {
  'PUT /api/account/subscription': () => ({
    payload: { pace: 'daily', categories: [], departments: [] },
  }),
  'DELETE /api/account/subscription': () => ({}),
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
  'POST /api/account/confirmation': () => ({ payload: { password: studentPassword } }),
  'POST /api/account/confirmation/passkey': ({ signed }) => ({ payload: signed }),
  'POST /api/account/passkeys/options': () => ({}),
  'POST /api/account/passkeys': ({ made }) => ({ payload: made }),
  'PUT /api/account/passkeys/:passkeyId': () => ({ payload: { name: 'Another name' } }),
  'DELETE /api/account/passkeys/:passkeyId': () => ({}),
  'POST /api/account/deletion': () => ({ payload: { password: studentPassword } }),
  'POST /auth/verifyemailotp': ({ code }) => ({ payload: { otp: code } }),
  'POST /auth/resend-email-otp': () => ({ payload: { email: 'Asha@College.test' } }),
  'POST /auth/correct-email': () => ({ payload: { email: 'asha.rao@college.test' } }),
}
