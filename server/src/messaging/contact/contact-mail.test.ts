import { college } from 'testing/a-college.ts'
import { aContactForm } from 'testing/contact-form.ts'
import { expect, test } from 'vitest'
import { anOffice } from '../../../test/an-office.ts'
import { mailSink } from '../../../test/mail-sink.ts'

test('S64: a message to the college has one recipient, and replies go to its author', async () => {
  const { mails, variables } = await mailSink()
  const { send } = await anOffice({ ...variables, CONTACT_TO: 'desk@college.test' })
  const form = {
    name: 'A, "B" <b@evil.example>',
    email: 'parent@home.example',
    phone: '+91 98000 00000',
    subject: 'Fees & <b>dates</b>',
    message: 'Line one\r\nBcc: x@evil.example\n.\n<script>alert(1)</script>',
  }
  expect((await send(form)).statusCode).toBe(201)

  const toOffice = () => mails.filter(({ recipients }) => recipients.includes('desk@college.test'))
  await expect.poll(toOffice).toHaveLength(1)
  const [mail] = toOffice()
  expect(mail).toMatchObject({
    recipients: ['desk@college.test'],
    to: [{ address: 'desk@college.test' }],
    replyTo: [{ address: 'parent@home.example' }],
    subject: 'Website: Fees & <b>dates</b>',
  })
  expect([mail?.cc, mail?.bcc]).toEqual([undefined, undefined])
  expect(mail?.text).toContain('> Line one')
  expect(mail?.html).toContain('&lt;script&gt;')
  expect(mail?.html).not.toContain('<script')
})

test('S33: a rejected message is neither stored nor emailed', async () => {
  const { send, messages, db } = await anOffice()

  expect((await send({ name: 'Meera' })).statusCode).toBe(400)
  expect(await messages()).toEqual([])
  expect(await db.selectFrom('mails').selectAll().execute()).toEqual([])
})

test('S70: if email can’t be sent, a message is accepted and waits with its receipt', async () => {
  const { send, db } = await anOffice()

  expect((await send(aContactForm())).statusCode).toBe(201)
  expect(await db.selectFrom('mails').select('recipient').orderBy('_id').execute()).toEqual([
    { recipient: college.email },
    { recipient: aContactForm().email },
  ])
})
