import { screen, waitFor, within } from '@testing-library/react'
import {
  type Attendance,
  type AttendeeCertificate,
  certificateChangedMeanwhile,
  certificateReissued,
  certificateReplaced,
  getAttendance,
  getAttendeeCertificate,
  reissueCertificate,
} from 'contract/events/attendance'
import type { OfficeEvent } from 'contract/events/registration-office'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, refuse } from '#test/answer'
import { openEventTab } from '#test/open-event'

afterEach(() => {
  vi.useRealTimers()
})

const eventId = '0192f000-0000-7000-8000-000000000001'
const code = 'K7QM-3F9T-AB12-CD34'
const event = {
  ...{ _id: eventId, title: 'Robotics workshop', date: '2026-11-20T04:30:00.000Z' },
  ...{ capacity: 30 },
}
const office: OfficeEvent = {
  ...event,
  counts: { registered: 30, offered: 0, waiting: 0, asked: 0, left: 0, removed: 0, lapsed: 0 },
}
const attended: Attendance = {
  event: {
    ...{ ...event, takesWalkIns: false, takesWaiting: false },
    counts: { registered: 30, waiting: 0, came: 27, walkIns: 0, doubles: 0 },
  },
  door: { takesWalkIns: false, takesWaiting: false, givesCertificates: true },
  ...{ odd: [], walkIns: [] },
  certificates: { made: 3, possible: 26, unset: [] },
}

/** Opened by keyboard. */
async function openDialog(held: AttendeeCertificate) {
  answer(getAttendance, attended)
  const looked = answer(getAttendeeCertificate, held)
  const { user } = await openEventTab(office, 'Certificates')
  const field = await screen.findByLabelText('Certificate code')
  await user.type(field, `${code}{Enter}`)
  const dialog = await screen.findByRole('dialog', { name: 'Reissue certificate' })
  expect(looked[0]?.query.get('code')).toBe(code)
  const name = within(dialog).getByLabelText(/^Name on the certificate/)
  const act = () => user.click(within(dialog).getByRole('button', { name: 'Reissue' }))
  return { user, field, dialog, name, press: act }
}

test('a certificate is reissued with a corrected name, if it hasn’t changed', async () => {
  const seen = { name: 'Aasha Sahu' }
  const { user, field, dialog, name } = await openDialog(seen)
  expect(name).toHaveProperty('value', 'Aasha Sahu')
  expect(dialog.textContent).not.toContain('revoked')
  const issued = answer(reissueCertificate, { message: certificateReissued })
  await user.clear(name)
  await user.type(name, 'Asha Sahu{Enter}')
  await screen.findByText(`Asha Sahu: ${certificateReissued}`)
  expect(issued.map(({ params, body }) => ({ params, body }))).toEqual([
    { params: { eventId }, body: { code, name: 'Asha Sahu', seen } },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(field).toHaveProperty('value', '')
})

test('a revoked certificate shows when it was revoked', async () => {
  const seen = { name: 'Asha Sahu', revokedAt: '2026-11-21T05:00:00.000Z' }
  const { dialog, press } = await openDialog(seen)
  expect(dialog.textContent).toContain(
    'This certificate was revoked on November 21, 2026. The new one will be valid.',
  )
  const issued = answer(reissueCertificate, { message: certificateReissued })
  await press()
  await screen.findByText(`Asha Sahu: ${certificateReissued}`)
  expect(issued[0]?.body).toEqual({ code, name: 'Asha Sahu', seen })
})

test('an unsupported name or a conflict is reported in the dialog, which keeps what was typed', async () => {
  const { user, dialog, name, press } = await openDialog({ name: 'Asha' })
  const letters = 'These characters in the name can’t be printed on a certificate: 王'
  refuse(reissueCertificate, 400, letters, { name: letters })
  await user.type(name, ' 王')
  await press()
  await within(dialog).findByText(letters)
  expect(document.activeElement).toBe(name)
  expect(name).toHaveProperty('value', 'Asha 王')
  refuse(reissueCertificate, 409, certificateChangedMeanwhile)
  await user.type(name, '{Backspace}Sahu')
  expect(within(dialog).queryByText(letters)).toBeNull()
  await press()
  expect((await within(dialog).findByRole('alert')).textContent).toBe(certificateChangedMeanwhile)
  expect(name).toHaveProperty('value', 'Asha Sahu')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a certificate that can’t be reissued says so before the dialog opens', async () => {
  answer(getAttendance, attended)
  refuse(getAttendeeCertificate, 409, certificateReplaced)
  const { user } = await openEventTab(office, 'Certificates')
  const field = await screen.findByLabelText('Certificate code')
  await user.type(field, code)
  await user.click(screen.getByRole('button', { name: 'Reissue' }))
  await screen.findByText(certificateReplaced)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(field).toHaveProperty('value', code)
})
