import { screen, waitFor, within } from '@testing-library/react'
import {
  type Attendance,
  certificateRevoked,
  certificateUnknown,
  checkInSettingsChanged,
  checkInSettingsSaved,
  getAttendance,
  revokeCertificate,
  updateCheckInSettings,
} from 'contract/events/attendance'
import type { KnownScan } from 'contract/events/check-in'
import type { OfficeEvent } from 'contract/events/registration-office'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerWith, refuse } from '#test/answer'
import { openEventTab } from '#test/open-event'

afterEach(() => {
  vi.useRealTimers()
})

const eventId = '0192f000-0000-7000-8000-000000000001'
const event = {
  ...{ _id: eventId, title: 'Robotics workshop', date: '2026-11-20T04:30:00.000Z' },
  ...{ capacity: 30 },
}
const office: OfficeEvent = {
  ...event,
  counts: { registered: 30, offered: 0, waiting: 4, asked: 0, left: 0, removed: 0, lapsed: 0 },
}
const scanned = (time: string, device: string, status: KnownScan['outcome']): KnownScan => ({
  ...{ _id: `${device} ${time}`, outcome: status, device, account: 'door@college.example' },
  scannedAt: `2026-11-20T${time}:00.000Z`,
})
const attended: Attendance = {
  event: {
    ...{ ...event, takesWalkIns: true, takesWaiting: false },
    counts: { registered: 30, waiting: 4, came: 27, walkIns: 2, doubles: 1 },
  },
  door: { takesWalkIns: true, takesWaiting: false, givesCertificates: true },
  odd: [
    {
      ...{ ...scanned('04:40', 'Back door', 'double'), name: 'Asha Sahu' },
      first: scanned('04:31', 'Main gate', 'in'),
    },
    scanned('04:50', 'Main gate', 'unknown'),
  ],
  walkIns: [],
  certificates: { made: 3, possible: 26, unset: ['Ნ'] },
}

async function openAttendance(tab: 'Check-in' | 'Certificates', given: Partial<Attendance> = {}) {
  answer(getAttendance, { ...attended, ...given })
  const { user } = await openEventTab(office, tab)
  await screen.findByRole('region', { name: tab === 'Check-in' ? 'Walk-ins' : 'Certificates' })
  return user
}

const card = (name: string) => within(screen.getByRole('region', { name }))

test('counts, duplicate scans, the latest first, and exports are shown', async () => {
  const user = await openAttendance('Check-in')
  const numbers = screen.getAllByRole('term').map((term) => term.parentElement?.textContent)
  expect(numbers).toEqual(['Registered30', 'Attended27', 'Walk-ins2', 'Waiting4', 'Scanned twice1'])
  const odd = card('Scan problems').getAllByRole('listitem')
  expect(odd.map((item) => item.textContent)).toEqual([
    'Let in with a deleted ticket: name unknownNov 20, 2026, 10:20 AM, Main gate (door@college.example)',
    'Scanned twice: Asha SahuFirst scan: Nov 20, 2026, 10:01 AM, Main gate (door@college.example). Second scan: Nov 20, 2026, 10:10 AM, Back door (door@college.example)',
  ])
  screen.getByRole('button', { name: 'Attendance (CSV)' })
  await user.click(screen.getByRole('tab', { name: 'Certificates' }))
  const out = card('Certificates')
  out.getByText('26 people can get a certificate. 3 already issued.')
  out.getByText('Some letters in these names can’t be printed on a certificate: Ნ.')
  out.getByRole('button', { name: 'All certificates (PDF)' })
})

test('an event without certificates has none to export or revoke', async () => {
  const checkIn = { ...attended.door, givesCertificates: false }
  await openAttendance('Certificates', {
    door: checkIn,
    certificates: { why: 'none', made: 0, possible: 26, unset: [] },
  })
  const out = card('Certificates')
  out.getByText('This event doesn’t issue certificates.')
  expect(out.queryByRole('button')).toBeNull()
  expect(out.queryByLabelText(/Certificate code/)).toBeNull()
})

test('a certificate is revoked by its code, and an unknown code can be corrected', async () => {
  const user = await openAttendance('Certificates')
  const field = screen.getByLabelText('Certificate code')
  const revoke = screen.getByRole('button', { name: 'Revoke' })
  refuse(revokeCertificate, 404, certificateUnknown)
  await user.type(field, 'K7QM-3F9T-0000-AAAA')
  await user.click(revoke)
  await screen.findByText(certificateUnknown)
  expect(field).toHaveProperty('value', 'K7QM-3F9T-0000-AAAA')
  const message = certificateRevoked('Asha Sahu')
  const revoked = answer(revokeCertificate, { message })
  await user.type(field, '{Backspace}B')
  await user.click(revoke)
  await screen.findByText(message)
  expect(revoked.map(({ params, body }) => ({ params, body }))).toEqual([
    { params: { eventId }, body: { code: 'K7QM-3F9T-0000-AAAB' } },
  ])
  expect(field).toHaveProperty('value', '')
})

test('attendance that can’t be loaded says so, with a link back to the events', async () => {
  refuse(getAttendance, 503, 'Not now')
  const { user } = await openEventTab(office, 'Check-in')
  await screen.findByText('Attendance could not be loaded.')
  await user.click(screen.getByRole('button', { name: 'All events' }))
  await screen.findByRole('button', { name: /^Robotics workshop/ })
})

test('certificates can’t be exported before the event is over', async () => {
  await openAttendance('Certificates', {
    certificates: { why: 'before', made: 0, possible: 26, unset: [] },
  })
  const out = card('Certificates')
  out.getByText('Certificates are available once the event is over.')
  expect(out.queryByRole('button')).toBeNull()
})

test('settings that others change are followed, and shown before they are replaced', async () => {
  const user = await openAttendance('Certificates')
  const form = card('Certificate settings')
  const save = () => form.getByRole('button', { name: 'Save' })
  await user.type(form.getByLabelText('Title of the signatory'), 'Principal')
  const current = { ...attended.door, takesWaiting: true, signedBy: 'Dr. Iyer', signedAs: 'Dean' }
  answer(getAttendance, { ...attended, door: current })
  answerWith(updateCheckInSettings, 409, { message: checkInSettingsChanged, current })
  await user.click(save())
  const notified = within(await form.findByRole('alert'))
  expect(notified.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Title of the signatory: Dean',
  ])
  expect(form.getByLabelText('Certificates are signed by')).toHaveProperty('value', 'Dr. Iyer')
  const saved = answer(updateCheckInSettings, { message: checkInSettingsSaved, current })
  answer(getAttendance, { ...attended, door: { ...current, signedAs: 'Principal' } })
  await user.click(save())
  await waitFor(() => expect(form.queryByRole('alert')).toBeNull())
  expect(saved[0]?.body).toEqual({ ...current, signedAs: 'Principal', seen: current })
})

test('what one tab saves is not undone by the other', async () => {
  const user = await openAttendance('Certificates')
  await user.click(screen.getByRole('tab', { name: 'Check-in' }))
  const checkIn = within(await screen.findByRole('region', { name: 'Check-in settings' }))
  const current = { ...attended.door, takesWalkIns: false }
  const saved = answer(updateCheckInSettings, { message: checkInSettingsSaved, current })
  answer(getAttendance, { ...attended, door: current })
  await user.click(checkIn.getByRole('checkbox', { name: /^Admit walk-ins/ }))
  await user.click(checkIn.getByRole('button', { name: 'Save' }))
  await screen.findByText(checkInSettingsSaved)
  await user.click(screen.getByRole('tab', { name: 'Certificates' }))
  const certificates = card('Certificate settings')
  await user.type(certificates.getByLabelText('Title of the signatory'), 'Dean')
  await user.click(certificates.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(saved[1]?.body).toMatchObject({ takesWalkIns: false, signedAs: 'Dean', seen: current })
})
