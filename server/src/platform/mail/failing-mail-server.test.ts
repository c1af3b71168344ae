import { listActivities } from 'contract/platform/activity'
import { hourMilliseconds, minuteMilliseconds } from 'contract/platform/durations'
import { expect, test } from 'vitest'
import { aMail } from '../../../test/a-mail.ts'
import { faultyMailServer, type MailFault } from '../../../test/faulty-mail-server.ts'
import { testApp } from '../../../test/test-app.ts'
import { createTransport } from './transport.ts'

async function anOffice() {
  const { state, variables } = await faultyMailServer()
  const office = await testApp({ variables })
  const { db, deps, signIn } = office
  const queue = () =>
    db.transaction().execute((trx) => deps.mail.queue(trx, aMail('asha@home.example')))
  const mails = () => db.selectFrom('mails').select(['tries', 'dueAt', 'giveUpAt']).execute()
  return {
    ...office,
    state,
    queue,
    mails,
    /** Sends what is due, until it has been tried this often and waits again. Emails being sent are due later. */
    send: async (tries: number) => {
      deps.mail.sendQueued()
      const soon = () => new Date(deps.now().getTime() + minuteMilliseconds).toISOString()
      await expect
        .poll(async () => (await mails()).filter(({ dueAt }) => dueAt < soon()))
        .toMatchObject([{ tries }])
    },
    recorded: async () => {
      const { activities } = await (await signIn())(listActivities, { query: { subject: 'mail' } })
      return activities
    },
  }
}

test.each<MailFault>([
  { at: 'RCPT', reply: '451 4.7.1 Greylisted' },
  { at: 'DATA', reply: '452 4.3.1 No space' },
  { at: '.', reply: '451 4.7.1 Try later' },
  { at: '.', reply: '421 4.3.2 Shutting down' },
  { at: 'RCPT', reply: 'close' },
  { at: 'DATA', reply: 'close' },
  { at: '.', reply: 'close' },
  { at: 'MAIL', reply: '550 5.7.1 Not your address' },
  { at: 'RCPT', reply: '530 5.7.0 Authentication required' },
  { at: 'RCPT', reply: '550 5.1.90 Your daily limit is reached' },
  { at: '.', reply: '550 5.4.5 Daily user sending limit exceeded' },
  { at: '.', reply: '554 5.3.2 System not accepting messages' },
])('an email waits while the mail server answers $at with “$reply”, and then arrives once', async (fault) => {
  const { state, queue, send, mails, recorded, advance, deps } = await anOffice()
  state.fault = fault
  await queue()
  await send(1)
  advance(hourMilliseconds)
  await send(2)
  expect(state.accepted).toEqual([])

  state.fault = undefined
  advance(hourMilliseconds)
  deps.mail.sendQueued()

  await expect.poll(mails).toEqual([])
  expect(state.accepted).toHaveLength(1)
  expect(state.tries).toBe(3)
  expect(await recorded()).toEqual([])
})

test.each<MailFault>([
  { at: 'MAIL', reply: '552 5.3.4 Message too big' },
  { at: 'RCPT', reply: '550 5.1.1 No such user' },
  { at: '.', reply: '554 5.6.0 Not wanted' },
])('an email that the mail server rejects at $at with “$reply” is tried once, and staff see it', async (fault) => {
  const { state, queue, mails, recorded, deps } = await anOffice()
  state.fault = fault
  await queue()
  deps.mail.sendQueued()

  await expect.poll(mails).toEqual([])
  expect([state.tries, state.accepted]).toEqual([1, []])
  expect(await recorded()).toMatchObject([{ admin: 'mail server', action: 'refused' }])
})

test('staff see emails that no mail server accepted in time', async () => {
  const { state, queue, mails, recorded, advance, deps } = await anOffice()
  state.fault = { at: 'RCPT', reply: '451 4.7.1 Greylisted' }
  const since = deps.now().toISOString()
  for (let at = 0; at < 25; at++) await queue()
  const [{ giveUpAt } = { giveUpAt: '' }] = await mails()

  // The next try would come too late.
  advance(Date.parse(giveUpAt) - deps.now().getTime() - 1_000)
  deps.mail.sendQueued()
  await expect.poll(async () => (await mails()).length).toBeLessThan(25)
  await deps.mail.stop()
  advance(hourMilliseconds)
  await deps.mail.cleanUp()

  expect(await mails()).toEqual([])
  const activities = await recorded()
  expect(activities).toHaveLength(20)
  expect(activities[0]).toMatchObject({
    ...{ admin: 'automatic deletion', action: 'deleted', targetName: 'someone at home.example' },
    changes: [{ field: 'waitingSince', before: expect.stringMatching(since.slice(0, 10)) }],
  })
})

test('a mail server that takes seconds to accept an email gets it once', async () => {
  const { state, variables } = await faultyMailServer()
  // Longer than it takes to give up a server that doesn’t greet.
  state.answerAfterMilliseconds = 5_500
  const { deps } = await testApp({ variables })
  const transport = createTransport(deps.config, deps.college)
  const message = { recipient: 'a@home.example', replyTo: null, subject: 'x', text: 'x', html: 'x' }

  await transport?.send({ _id: '1', ...message })

  expect([state.tries, state.accepted.length]).toEqual([1, 1])
})
