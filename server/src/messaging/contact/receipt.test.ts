import { createContactMessage } from 'contract/messaging/contact'
import { dayMilliseconds } from 'contract/platform/durations'
import { college } from 'testing/a-college.ts'
import { aContactForm } from 'testing/contact-form.ts'
import { expect, test } from 'vitest'
import { anOffice } from '../../../test/an-office.ts'
import { mailSink } from '../../../test/mail-sink.ts'

test('a sender gets a receipt with the reference and nothing that was typed', async () => {
  const { mails, variables } = await mailSink()
  const { visitor } = await anOffice({ ...variables, CONTACT_TO: 'desk@college.test' })
  const typed = {
    name: 'Win a prize at pills.example',
    subject: 'Buy at pills.example',
    message: 'Buy pills at https://pills.example',
    phone: '+91 55555 55555',
  }

  const { number } = await visitor(createContactMessage, {
    body: aContactForm({ ...typed, email: 'stranger@home.example', about: 'BCA' }),
  })

  await expect.poll(() => mails.length).toBe(2)
  const receipt = mails.find(({ recipients }) => recipients[0] === 'stranger@home.example')
  expect(receipt).toMatchObject({
    recipients: ['stranger@home.example'],
    replyTo: [{ address: 'desk@college.test' }],
    subject: `Your message to ${college.name}: reference ${number}`,
  })
  expect(receipt?.text).toContain(`Your reference is ${number}.`)
  expect(receipt?.text).toContain('Topic: B.C.A.: Bachelor of Computer Applications')
  for (const words of [receipt?.subject, receipt?.text, receipt?.html])
    expect(words).not.toMatch(/pills|prize|55555/)
})

test('whoever writes on a page in Hindi gets the receipt in Hindi, with scripts and without', async () => {
  const { mails, variables } = await mailSink()
  const { visitor, app } = await anOffice({ ...variables, CONTACT_TO: 'desk@college.test' })
  const form = aContactForm({ email: 'asha@home.example' })
  await visitor(createContactMessage, { query: { lang: 'hi' }, body: form })
  const payload = new URLSearchParams(
    Object.entries({ ...form, subject: 'Hostel' }).map(([name, value]) => [name, String(value)]),
  ).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await app.inject({ method: 'POST', url: '/hi/contact', headers, payload })

  const receipts = () => mails.filter(({ recipients }) => recipients[0] === 'asha@home.example')
  await expect.poll(() => receipts().length).toBe(2)
  for (const { subject, text, html } of receipts()) {
    expect(subject).toMatch(/^\S.* को आपका संदेश: संदर्भ संख्या [\d-]+$/)
    expect(html).toContain('<html lang="hi">')
    expect(text?.replaceAll(/\S+@\S+/g, '').replaceAll(college.name, '')).not.toMatch(/[a-z]{3}/i)
  }
})

test('a mailbox gets three receipts a day, however its address is spelled, and the office gets every message', async () => {
  const { send, db, advance } = await anOffice()
  const receipts = () =>
    db
      .selectFrom('mails')
      .select('recipient')
      .where('subject', 'like', 'Your message to %')
      .execute()
  for (const email of [
    'asha@home.example',
    'Asha@home.example',
    ' asha+fees@HOME.example',
    'asha+exams@home.example',
  ])
    expect((await send(aContactForm({ email }))).statusCode).toBe(201)

  expect(await receipts()).toHaveLength(3)
  expect(await db.selectFrom('contactMessages').select('_id').execute()).toHaveLength(4)
  expect((await send(aContactForm({ email: 'other@home.example' }))).statusCode).toBe(201)
  expect(await receipts()).toHaveLength(4)
  advance(dayMilliseconds)
  await send(aContactForm({ email: 'asha@home.example' }))
  expect(await receipts()).toHaveLength(5)
})

test('suspected spam gets no receipt, but a reference like any other', async () => {
  const { send, db } = await anOffice()

  const answer = await send({ ...aContactForm(), website: 'https://pills.example' })

  expect(answer.json().number).toMatch(/^\d{3}-\d{3}-\d{3}$/)
  expect(await db.selectFrom('mails').selectAll().execute()).toEqual([])
})
