import { readTicket, readTicketCode } from 'contract/events/tickets'
import ical from 'node-ical'
import { expect, test } from 'vitest'
import { aRegistrationOffice } from '../../../test/a-registration-office.ts'
import { readQr } from '../../../test/read-qr.ts'
import { readTicketKey } from './ticket-key.ts'

async function read(content: ArrayBuffer | Uint8Array | string | undefined) {
  const bytes = typeof content === 'string' ? content : new Uint8Array(content ?? [])
  return readTicket(await readQr(bytes))
}

const textOf = (content: ArrayBuffer | Uint8Array | string | undefined) =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)

test('the email about a seat has the ticket, its code and the calendar entry; the one about the waiting list has none', async () => {
  const { student, isIdle, mails, rows, db, eventId } = await aRegistrationOffice({ capacity: 1 })
  await (await student('asha')).register()
  await (await student('binod')).register()
  await isIdle()
  const mailTo = (address: string) => mails.find(({ recipients }) => recipients.includes(address))
  const [placed, waiting] = [mailTo('asha@college.test'), mailTo('binod@college.test')]
  const registrationId = (await rows())[0]?._id ?? ''

  const files = placed?.attachments.filter(({ filename }) => filename?.startsWith('ticket')) ?? []
  expect(files.map(({ filename }) => filename)).toEqual(['ticket.gif', 'ticket.svg'])
  for (const { content } of files)
    expect(await read(content)).toMatchObject({ eventId, registrationId })
  expect(placed?.html).toContain('cid:ticket@college')
  const key = await readTicketKey(db, new Date())
  const text = /give its code:\s+(\S+)/.exec(placed?.text ?? '')?.[1] ?? ''
  expect(readTicketCode(text)).toBe(key.code(registrationId))

  const entry = placed?.attachments.find(({ filename }) => filename === 'event.ics')
  expect(entry?.mimeType).toBe('text/calendar')
  expect(Object.values(ical.sync.parseICS(textOf(entry?.content)))).toContainEqual(
    expect.objectContaining({ type: 'VEVENT', uid: eventId, status: 'CONFIRMED' }),
  )

  expect(waiting?.attachments.map(({ filename }) => filename)).toEqual(['logo.png'])
  expect(waiting?.html).not.toContain('ticket@college')
})
