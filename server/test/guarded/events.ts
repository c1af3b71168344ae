import { aCertificateCode } from '../a-check-in.ts'
import { recordForm } from '../record-requests.ts'
import type { Guarded } from './guarded.ts'

const scannedAt = '2026-11-01T06:00:00.000Z'
/** From the workshop's terms. */
const termsBefore = {
  capacity: 2,
  audience: 'students',
  questions: [],
  consent: '',
  offerHours: 24,
}

const aScanBatch = {
  device: 'Main gate',
  sentAt: scannedAt,
  after: scannedAt,
  scans: [
    { _id: '0192f000-0000-7000-8000-0000000000ab', scannedAt, way: 'walk-in', name: 'Deepa' },
  ],
}

/** The example event as shown on the screen. */
const seen = { date: '2030-01-15T04:30:00.000Z' }
const reason = 'The hall is flooded'

const letter = { subject: 'Bring a laptop', text: 'Charged, please.' }

export const eventsWrites: Guarded = {
  'POST /api/admin/events/:_id/move': () => ({ payload: { seen, date: '2030-01-22T10:00' } }),
  'POST /api/admin/events/:_id/cancellation': () => ({ payload: { seen, reason } }),
  'POST /api/admin/events/:_id/postponement': () => ({ payload: { seen, reason } }),
  'POST /api/admin/events/:_id/resumption': () => ({
    payload: { seen: { ...seen, state: 'cancelled' } },
  }),
  'POST /api/admin/events/bulk': ({ event }) => ({ payload: { act: 'delete', ids: [event] } }),
  'POST /api/admin/deleted-events/:_id/restore': () => ({}),
  'POST /api/admin/events/:_id/series': () => ({ payload: { seen, every: 'week', count: 3 } }),
  'POST /api/events/:_id/copy': () => recordForm('events'),
  'PUT /api/events/:_id/later': () => recordForm('events'),
  'DELETE /api/events/:_id/later': () => ({}),
  'POST /api/admin/events/:_id/photos': ({ photo }) => ({ payload: { photos: [photo] } }),
  'DELETE /api/admin/events/:_id/photos/:photoId': () => ({}),
  'POST /api/admin/check-in/:_id': () => ({ payload: aScanBatch }),
  'PUT /api/admin/attendance/:eventId': () => ({
    payload: {
      ...{ takesWalkIns: false, takesWaiting: false, givesCertificates: false },
      seen: { takesWalkIns: true, takesWaiting: true, givesCertificates: true },
    },
  }),
  'POST /api/admin/attendance/:eventId/check-ins/:checkInId/undoing': () => ({}),
  'GET /api/admin/attendance/:eventId/people.csv': () => ({}),
  'GET /api/admin/attendance/:eventId/certificates.pdf': () => ({}),
  'POST /api/admin/attendance/:eventId/revocation': () => ({
    payload: { code: aCertificateCode },
  }),
  'POST /api/admin/attendance/:eventId/reissue': () => ({
    payload: { code: aCertificateCode, name: 'Asha Sahu', seen: { name: 'Asha' } },
  }),
  'PUT /api/admin/registrations/:eventId': () => ({
    payload: {
      ...{ capacity: 5, audience: 'anybody', questions: [], offerHours: 12 },
      seen: termsBefore,
    },
  }),
  'POST /api/admin/registrations/:eventId/people': () => ({
    payload: { name: 'New', email: 'new@college.test' },
  }),
  'POST /api/admin/registrations/:eventId/people/:registrationId/removal': () => ({
    payload: { reason: 'Asked for it' },
  }),
  'POST /api/admin/registrations/:eventId/people/:registrationId/seat': () => ({}),
  'PUT /api/admin/registrations/:eventId/people/:registrationId/name': () => ({
    payload: { name: 'Binod Sahu', seen: 'binod' },
  }),
  'POST /api/admin/registrations/:eventId/people/changes': ({ registration }) => ({
    payload: { act: 'queue', ids: [registration], count: 1 },
  }),
  'PUT /api/admin/registrations/:eventId/opening': () => ({
    payload: { isOpen: false, seen: termsBefore },
  }),
  'POST /api/admin/registrations/:eventId/emails': ({ registration }) => ({
    payload: { ...letter, _id: registration, people: { ids: [registration] }, count: 1 },
  }),
  'POST /api/admin/attendance/:eventId/people': () => ({
    payload: { state: 'registered', count: 1 },
  }),
  'GET /api/admin/registrations/:eventId/people.csv': () => ({}),
  'POST /api/account/registrations/:registrationId/acceptance': () => ({}),
  'DELETE /api/account/registrations/:registrationId': () => ({}),
}
