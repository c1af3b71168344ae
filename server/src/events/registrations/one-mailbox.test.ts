import { expect, test } from 'vitest'
import { aRegistrationOffice } from '../../../test/a-registration-office.ts'

const variants = Array.from({ length: 8 }, (_, at) => `a.s${at % 2 ? '.' : ''}ha+${at}@gmail.com`)

test('however an address is spelled, its mailbox gets five emails a day and two seats per event', async () => {
  const { ask, press, standing, told, db, isIdle, mails, eventId } = await aRegistrationOffice({
    audience: 'anybody',
    capacity: 20,
  })
  const sent = `/registrations?said=sent&event=${eventId}`
  for (const email of variants) expect(await ask(email)).toBe(sent)
  await isIdle()
  expect(mails).toHaveLength(5)

  const stored = await db.selectFrom('registrations').select('email').orderBy('_id').execute()
  expect(stored.map(({ email }) => email)).toEqual(variants.slice(0, 5))
  const confirmed = []
  for (const email of variants.slice(0, 5)) confirmed.push(await press(email, 'confirm'))
  const page = '/registrations/TOKEN'
  const full = `${page}?said=mailbox`
  expect(confirmed).toEqual([page, page, full, full, full])
  expect(await press(variants[0] ?? '', 'confirm')).toBe(page)
  expect((await standing()).filter((one) => one === 'Reader registered')).toHaveLength(2)
  await told()

  // Leaving makes room, and other mailboxes are unaffected.
  await press(variants[0] ?? '', 'leave')
  expect(await press(variants[2] ?? '', 'confirm')).toBe(page)
  expect(await ask('binod@gmail.com')).toBe(sent)
  expect(await press('binod@gmail.com', 'confirm')).toBe(page)
})

test('accounts with one mailbox get two seats per event, even simultaneously', async () => {
  const { student, standing, db, eventId, post } = await aRegistrationOffice({ capacity: 20 })
  const names = ['asha+1', 'asha+2', 'asha+3', 'asha+4']
  const students = await Promise.all(names.map((name) => student(name)))
  await Promise.all(students.map(({ register }) => register()))
  expect(await standing()).toHaveLength(2)
  const rows = await db.selectFrom('registrations').select('mailbox').execute()
  expect(rows.map(({ mailbox }) => mailbox)).toEqual(['asha@college.test', 'asha@college.test'])

  const late = students.at(-1)
  const answer = await post(`/event/${eventId}/registration`, [], late?.cookie)
  expect(answer.headers.location).toMatch(/^\/registrations(\?said=mailbox|\/[\w-]{43})/)
})
