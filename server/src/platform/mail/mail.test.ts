import { setTimeout as sleep } from 'node:timers/promises'
import { resendEmailOtp } from 'contract/accounts/sign-up'
import { minuteMilliseconds as minute } from 'contract/platform/durations'
import { college } from 'testing/a-college.ts'
import { aStudent } from 'testing/a-student.ts'
import { freePort } from 'testing/free-port.ts'
import { expect, test } from 'vitest'
import { aMail } from '../../../test/a-mail.ts'
import { mailSink } from '../../../test/mail-sink.ts'
import { signUpCookie, studentCookie } from '../../../test/student-calls.ts'
import { testApp } from '../../../test/test-app.ts'
import { createTransport, idleMilliseconds } from './transport.ts'

/** Emails being sent are due far ahead. */
async function triesOf({ db, deps }: Awaited<ReturnType<typeof testApp>>): Promise<number[]> {
  const soon = new Date(deps.now().getTime() + minute).toISOString()
  const rows = await db.selectFrom('mails').select('tries').where('dueAt', '<', soon).execute()
  return rows.map(({ tries }) => tries)
}

test('a sign-up email goes to its address, from the college, as text and as HTML with the logo', async () => {
  const { mails, variables } = await mailSink()
  const { app, db } = await testApp({ variables })

  await signUpCookie(app)

  await expect.poll(() => mails.length).toBe(1)
  const [mail] = mails
  expect(mail).toMatchObject({
    recipients: ['Asha@college.test'],
    from: { name: college.name, address: 'office@college.test' },
    to: [{ address: 'Asha@college.test' }],
    subject: `Your verification code for ${college.name}`,
    messageId: expect.stringMatching(/^<[\w-]{36}@college\.test>$/),
  })
  const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? 'none'
  expect(mail?.text).toMatch(/^Hello,\n/)
  expect(mail?.html).toContain(`>${code}</p>`)
  expect(mail?.html).toContain('src="cid:logo@college"')
  expect(mail?.attachments).toMatchObject([{ mimeType: 'image/png', contentId: '<logo@college>' }])
  await expect.poll(() => db.selectFrom('mails').selectAll().execute()).toEqual([])
})

test('S70: while SMTP is down email waits, and afterwards each arrives once', async () => {
  const port = await freePort()
  const settings = await testApp({
    variables: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'office@college.test' },
  })
  const { app, db, deps, advance } = settings
  const cookie = await signUpCookie(app)
  const resent = await app.inject({
    method: 'POST',
    url: resendEmailOtp.url,
    headers: { cookie },
    payload: { email: 'asha@college.test' },
  })
  await db.transaction().execute((trx) => deps.mail.queue(trx, aMail('office@college.test')))
  deps.mail.sendQueued()
  expect(resent.statusCode).toBe(200)
  await expect.poll(() => triesOf(settings)).toEqual([1, 1, 1])

  const { mails } = await mailSink(port)
  advance(10 * 1000)
  deps.mail.sendQueued()

  await expect.poll(() => mails.length).toBe(3)
  await expect.poll(() => db.selectFrom('mails').selectAll().execute()).toEqual([])
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(3)
})

test('an email that several processes see is sent by one of them', async () => {
  const { mails, variables, sink } = await mailSink()
  sink.delayMilliseconds = 100
  const one = await testApp({ variables })
  const servers = [one, await testApp({ database: one.place, variables })]
  if (process.env.TEST_ENGINE === 'postgres')
    servers.push(await testApp({ database: one.place, variables }))
  await one.db.transaction().execute(async (trx) => {
    for (let at = 0; at < 6; at++) await one.deps.mail.queue(trx, aMail(`s${at}@college.test`))
  })

  for (const { deps } of servers) deps.mail.sendQueued()

  await expect.poll(() => one.db.selectFrom('mails').selectAll().execute()).toEqual([])
  expect(mails.map(({ recipients }) => recipients[0]).sort()).toEqual(
    [0, 1, 2, 3, 4, 5].map((at) => `s${at}@college.test`),
  )
})

test('waiting emails are sent over one connection', async () => {
  const { mails, variables, sink } = await mailSink()
  const { db, deps } = await testApp({ variables })

  await db.transaction().execute(async (trx) => {
    for (let at = 0; at < 20; at++) await deps.mail.queue(trx, aMail())
  })
  deps.mail.sendQueued()

  await expect.poll(() => mails.length).toBe(20)
  expect(sink.connections).toBe(1)
})

test('a pause between two emails doesn’t close a pooled connection', async () => {
  const { variables, sink } = await mailSink()
  const { deps } = await testApp({ variables })
  const transport = createTransport(deps.config, deps.college)
  const message = { recipient: 'a@home.example', replyTo: null, subject: 'x', text: 'x', html: 'x' }

  await transport?.keepOpen(async () => {
    await transport.send({ _id: '1', ...message })
    await sleep(idleMilliseconds + 100)
    await transport.send({ _id: '2', ...message })
  })

  expect(sink.connections).toBe(1)
})

test.each([
  'Website: =?utf-8?B?UGF5IGhlcmU=?=',
  `परीक्षा: =?utf-8?Q?=E2=80=AE?= ${'और जानकारी '.repeat(12)}=?`,
])('a subject arrives as it was written, even if it looks like an encoded one: %s', async (subject) => {
  const { mails, variables } = await mailSink()
  const { deps } = await testApp({ variables })
  const transport = createTransport(deps.config, deps.college)
  const message = { recipient: 'a@home.example', replyTo: null, subject, text: 'x', html: 'x' }

  await transport?.send({ _id: '1', ...message })

  expect(mails.map((mail) => mail.subject)).toEqual([subject])
})

test('an email whose process died while sending is sent by another one, later', async () => {
  const { mails, variables } = await mailSink()
  const { db, deps, advance } = await testApp({ variables })
  await db.transaction().execute((trx) => deps.mail.queue(trx, aMail()))
  const inTwoMinutes = new Date(Date.now() + 2 * minute).toISOString()
  await db.updateTable('mails').set({ dueAt: inTwoMinutes, tries: 1 }).execute()
  advance(2 * minute)

  deps.mail.sendQueued()

  await expect.poll(() => mails.length).toBe(1)
})

test('retries become rarer, and end when the email is no longer useful', async () => {
  const { variables, sink, mails } = await mailSink()
  sink.isDown = true
  const settings = await testApp({ variables })
  const { db, deps, advance } = settings
  await db
    .transaction()
    .execute((trx) => deps.mail.queue(trx, { ...aMail(), giveUpAfterSeconds: 600 }))

  for (const [at, seconds] of [0, 5, 10, 20].entries()) {
    advance(seconds * 1000)
    deps.mail.sendQueued()
    await expect.poll(() => triesOf(settings)).toEqual([at + 1])
  }
  sink.isDown = false
  advance(600 * 1000)
  await deps.mail.cleanUp()

  expect(await db.selectFrom('mails').selectAll().execute()).toEqual([])
  expect(mails).toEqual([])
})

test('an email is queued with its cause, or not at all', async () => {
  const { db, deps } = await testApp()
  const failing = db.transaction().execute(async (trx) => {
    await deps.mail.queue(trx, aMail())
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')

  expect(await db.selectFrom('mails').selectAll().execute()).toEqual([])
})

test('a site without SMTP keeps its email until it has it', async () => {
  const { app, db, deps } = await testApp()
  await signUpCookie(app)
  deps.mail.sendQueued()
  await deps.mail.stop()

  expect(await db.selectFrom('mails').selectAll().execute()).toHaveLength(1)
})

test('deleting an account deletes its queued email', async () => {
  const { db, app, deps } = await testApp()
  const { email, studentId } = await aStudent(db)
  await studentCookie(app, email)
  await db.transaction().execute((trx) => deps.mail.queue(trx, { ...aMail(), studentId }))

  await db.deleteFrom('students').execute()

  expect(await db.selectFrom('mails').selectAll().execute()).toEqual([])
})

test.each([
  // Points here as well, but isn't a loopback name.
  ['0.0.0.0', 0],
  ['127.0.0.1', 1],
])('a password is sent unencrypted only to this machine: %s', async (host, logins) => {
  const { variables, sink, mails, port } = await mailSink()
  const SMTP_URL = `smtp://office:secret@${host}:${port}`
  const settings = await testApp({ variables: { ...variables, SMTP_URL } })
  await settings.db.transaction().execute((trx) => settings.deps.mail.queue(trx, aMail()))
  settings.deps.mail.sendQueued()

  if (logins) await expect.poll(() => mails.length).toBe(1)
  else await expect.poll(() => triesOf(settings)).toEqual([1])
  expect([sink.logins, mails.length]).toEqual([logins, logins])
})

test('of a crowd of emails that are sent at once, none is given up while others leave', async () => {
  const { mails, sink, variables } = await mailSink()
  const { deps } = await testApp({ variables })
  sink.delayMilliseconds = 400
  const addresses = Array.from({ length: 70 }, (_, at) => `reader${at}@home.example`)

  await Promise.all(addresses.map((address) => deps.mail.sendNow(aMail(address))))

  expect(mails.flatMap(({ recipients }) => recipients).toSorted()).toEqual(addresses.toSorted())
})
