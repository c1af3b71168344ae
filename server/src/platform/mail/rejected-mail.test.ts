import { listActivities } from 'contract/platform/activity'
import { expect, test } from 'vitest'
import { aMail } from '../../../test/a-mail.ts'
import { mailSink } from '../../../test/mail-sink.ts'
import { testApp } from '../../../test/test-app.ts'
import { rejectionCode } from './smtp-rejection.ts'

test('an email rejected permanently is given up at once and shown to the office', async () => {
  const { variables, sink, mails } = await mailSink()
  sink.isRefusing = true
  const { db, deps, signIn, app } = await testApp({ variables })
  await db.transaction().execute(async (trx) => {
    for (let at = 0; at < 25; at++) await deps.mail.queue(trx, aMail('nobody@nowhere.test'))
    await deps.mail.queue(trx, { ...aMail(), to: await deps.mail.officeAddress(trx) })
  })
  deps.mail.sendQueued()

  await expect.poll(() => db.selectFrom('mails').selectAll().execute()).toEqual([])
  expect(mails).toEqual([])
  const admin = await signIn()
  const { activities } = await admin(listActivities, { query: { subject: 'mail' } })
  expect(activities).toHaveLength(20)
  expect(activities[0]).toMatchObject({
    admin: 'mail server',
    action: 'refused',
    targetName: 'someone at nowhere.test',
    changes: [{ field: 'replyOfMailServer', after: '550' }],
  })
  const { body } = await app.inject('/metrics')
  expect(body).toMatch(/^mail_refused_total 26$/m)
})

test.each([
  ['an unknown recipient', { code: 'EENVELOPE', responseCode: 550 }, 550],
  ['a rejected message', { code: 'EMESSAGE', responseCode: 554 }, 554],
  ['a full mailbox', { code: 'EENVELOPE', responseCode: 452 }, undefined],
  ['our own wrong password', { code: 'EAUTH', responseCode: 535 }, undefined],
  ['a request for a password', { code: 'EENVELOPE', responseCode: 530 }, undefined],
  [
    'a sender that the server doesn’t allow',
    { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 },
    undefined,
  ],
  [
    'a daily limit',
    { code: 'EMESSAGE', command: 'DATA', responseCode: 550, response: '550 5.4.5 Daily limit' },
    undefined,
  ],
  ['a server without a greeting', { code: 'EPROTOCOL', responseCode: 554 }, undefined],
])('whether %s is a permanent rejection', (_, error, expected) => {
  expect(rejectionCode(error)).toBe(expected)
})
