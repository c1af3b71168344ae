import {
  answeredFromInbox,
  getSavedReplies,
  listMessageReplies,
  maxRepliesAnHour,
  maxSavedReplies,
  repliedAlready,
  repliedYourself,
  replySent,
  savedRepliesChanged,
  sendMessageReply,
  tooManyRepliesSent,
  updateSavedReplies,
} from 'contract/messaging/message-replies'
import {
  deleteMessage,
  listMessages,
  messageNotFound,
  updateMessage,
} from 'contract/messaging/messages'
import { listActivities } from 'contract/platform/activity'
import { college } from 'testing/a-college.ts'
import { aContactForm } from 'testing/contact-form.ts'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { aStaffAccount, staffCookie } from '../../../test/a-staff-account.ts'
import { mailSink } from '../../../test/mail-sink.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { someMessages } from '../../../test/some-messages.ts'
import { clientOf, testApp } from '../../../test/test-app.ts'

const text = 'Dear Ravi,\n\nThe fee is ₹45,000.\nYou can pay twice.'

async function anOfficeThatReplies() {
  const { mails, variables } = await mailSink()
  const settings = await testApp({ variables: { ...variables, CONTACT_TO: 'desk@college.test' } })
  const [messageId = ''] = await someMessages(settings.db, [
    { name: 'Ravi', email: 'ravi@home.example', subject: 'Fees', number: '483-917-250' },
  ])
  const clerk = async (name: string) => {
    const account = await aStaffAccount(settings.db, { role: 'office', name })
    return clientOf(settings.app, await staffCookie(settings.db, account))
  }
  const params = { messageId }
  return { ...settings, mails, clerk, messageId, params }
}

test('a reply is emailed once from the college, is kept with its author, and is logged', async () => {
  const { clerk, mails, params, signIn, messageId } = await anOfficeThatReplies()
  const asha = await clerk('Asha Verma')
  const body = { _id: uuidv7(), text, seen: 0 }

  for (const sent of await Promise.all([
    asha(sendMessageReply, { params, body }),
    asha(sendMessageReply, { params, body }),
  ]))
    expect(sent).toEqual({ message: replySent })

  const edited = { ...body, text: 'Dear Ravi, I was wrong.', seen: 1 }
  expect(await rejectionOf(asha(sendMessageReply, { params, body: edited }))).toMatchObject({
    status: 409,
    message: repliedYourself,
  })
  await expect.poll(() => mails.length).toBe(1)
  expect(mails).toMatchObject([
    {
      recipients: ['ravi@home.example'],
      replyTo: [{ address: 'desk@college.test' }],
      subject: 'Re: Fees',
    },
  ])
  expect(mails[0]?.text).toContain(`${text}\n\nKind regards,\nAsha Verma\n${college.name}`)
  expect(mails[0]?.html).toContain('The fee is ₹45,000.<br>You can pay twice.')
  expect(mails[0]?.text).toMatch(/Ravi wrote:\s+> /)
  expect(mails[0]?.text).toContain('Your reference: 483-917-250')
  expect(await asha(listMessageReplies, { params })).toEqual({
    canSend: true,
    replies: [
      { _id: body._id, author: 'Asha Verma', text, createdAt: expect.stringMatching(/Z$/) },
    ],
  })
  const { messages } = await asha(listMessages, { query: { status: 'answered' } })
  expect(messages).toMatchObject([
    { _id: messageId, status: 'answered', readAt: expect.any(String) },
  ])
  const { activities } = await (await signIn())(listActivities, { query: { subject: 'message' } })
  expect(activities).toMatchObject([
    {
      admin: expect.stringMatching(/@/),
      action: 'answered',
      targetId: messageId,
      targetName: 'Ravi',
    },
  ])
})

test('a message from a page in Hindi is answered in the language that the office writes', async () => {
  const { clerk, mails, app, db } = await anOfficeThatReplies()
  const asked = 'शुल्क कब तक देना है?'
  const fields = { name: 'आशा', email: 'asha@home.example', subject: '', message: asked }
  const payload = new URLSearchParams(
    Object.entries(aContactForm(fields)).map(([name, value]) => [name, String(value)]),
  ).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await app.inject({ method: 'POST', url: '/hi/contact', headers, payload })
  const { _id: messageId } = await db
    .selectFrom('contactMessages')
    .select('_id')
    .where('name', '=', 'आशा')
    .executeTakeFirstOrThrow()
  await expect.poll(() => mails.length).toBe(2)
  mails.length = 0

  const asha = await clerk('आशा वर्मा')
  const params = { messageId }
  for (const [seen, reply] of ['नमस्ते,\n\n15 दिसंबर तक।', 'Hello,\n\nUntil December 15.'].entries())
    await asha(sendMessageReply, { params, body: { _id: uuidv7(), text: reply, seen } })

  await expect.poll(() => mails.length).toBe(2)
  const [hindi, english] = mails
  expect(hindi?.subject).toBe('Re: अरण्य डिग्री कॉलेज को आपका संदेश')
  expect(hindi?.html).toContain('<html lang="hi">')
  expect(hindi?.text).toContain('सादर,\nआशा वर्मा\nअरण्य डिग्री कॉलेज')
  expect(hindi?.text).toMatch(/\d{1,2} \p{Script=Devanagari}+ \d{4} को आशा ने लिखा:\s+> शुल्क/u)
  expect(hindi?.text?.replaceAll(/\S+@\S+/g, '')).not.toMatch(/[a-z]{3}/i)
  expect(english?.html).toContain('<html lang="en">')
  expect(english?.html).toMatch(/<p lang="hi"[^>]*>शुल्क कब तक/)
  expect(english?.text).toMatch(/On [A-Z][a-z]+ \d{1,2}, \d{4}, आशा wrote:/)
})

test('of two people who reply at once, the second learns who was first, and can still send', async () => {
  const { clerk, params, db } = await anOfficeThatReplies()
  const people = { 'Asha Verma': await clerk('Asha Verma'), 'Binod Rai': await clerk('Binod Rai') }
  const queued = () =>
    db.selectFrom('messageReplies').select('author').orderBy('createdAt').execute()
  const send = (name: keyof typeof people, seen: number) =>
    people[name](sendMessageReply, { params, body: { _id: uuidv7(), text, seen } })

  const both = await Promise.allSettled([send('Asha Verma', 0), send('Binod Rai', 0)])

  const [first = { author: '' }, ...others] = await queued()
  expect(others).toEqual([])
  const late = first.author === 'Asha Verma' ? 'Binod Rai' : 'Asha Verma'
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 409, message: repliedAlready(first.author) },
  })
  await send(late, 1)
  expect(await queued()).toEqual([first, { author: late }])
  expect(await rejectionOf(send(late, 1))).toMatchObject({ status: 409, message: repliedYourself })
})

test('without a mail server nothing is sent, and a message can be marked as answered', async () => {
  const { db, signIn } = await testApp()
  const [messageId = ''] = await someMessages(db, [{}])
  const params = { messageId }
  const admin = await signIn()
  const body = { _id: uuidv7(), text, seen: 0 }

  expect(await rejectionOf(admin(sendMessageReply, { params, body }))).toMatchObject({
    status: 503,
  })
  expect(await admin(listMessageReplies, { params })).toEqual({ replies: [], canSend: false })

  await admin(updateMessage, { params, body: { status: 'answered' } })
  const { activities } = await admin(listActivities, { query: { subject: 'message' } })
  expect(activities).toMatchObject([
    { action: 'updated', changes: [{ field: 'status', before: 'new', after: 'answered' }] },
  ])
})

test('messages are filtered by status, and can be marked as new again', async () => {
  const { db, signIn } = await testApp()
  const [first = '', second = ''] = await someMessages(db, [{}, {}])
  const admin = await signIn()
  const listed = async (status?: 'new' | 'answered' | 'closed') =>
    (await admin(listMessages, { query: { status } })).messages.map(({ _id }) => _id)

  await admin(updateMessage, { params: { messageId: first }, body: { status: 'closed' } })
  expect([await listed('new'), await listed('closed')]).toEqual([[second], [first]])
  expect([await listed('answered'), await listed()]).toEqual([[], [second, first]])

  await admin(updateMessage, { params: { messageId: first }, body: { status: 'new' } })
  expect(await listed('new')).toEqual([second, first])
})

test('replies are deleted with their message', async () => {
  const { clerk, params, db } = await anOfficeThatReplies()
  const asha = await clerk('Asha Verma')
  await asha(sendMessageReply, { params, body: { _id: uuidv7(), text, seen: 0 } })

  await asha(deleteMessage, { params })

  expect(await db.selectFrom('messageReplies').selectAll().execute()).toEqual([])
  for (const request of [
    () => asha(listMessageReplies, { params }),
    () => asha(sendMessageReply, { params, body: { _id: uuidv7(), text, seen: 0 } }),
  ])
    expect(await rejectionOf(request())).toMatchObject({ status: 404, message: messageNotFound })
})

test('a message in spam is answered only after it was moved to the inbox', async () => {
  const { clerk, params, mails } = await anOfficeThatReplies()
  const asha = await clerk('Asha Verma')
  const reply = () => asha(sendMessageReply, { params, body: { _id: uuidv7(), text, seen: 0 } })
  await asha(updateMessage, { params, body: { folder: 'spam' } })

  expect(await rejectionOf(reply())).toMatchObject({ status: 400, message: answeredFromInbox })
  expect((await asha(listMessageReplies, { params })).replies).toEqual([])

  await asha(updateMessage, { params, body: { folder: 'inbox' } })
  await reply()
  await expect.poll(() => mails.length).toBe(1)
})

test('an account can send a limited number of replies an hour, without affecting others', async () => {
  const { app, db, deps, params, clerk } = await anOfficeThatReplies()
  const account = await aStaffAccount(db, { role: 'office' })
  const call = clientOf(app, await staffCookie(db, account))
  const limit = { count: maxRepliesAnHour, seconds: 3_600 }
  for (let sent = 1; sent < limit.count; sent++)
    await deps.attempts.count(`reply:${account._id}`, limit)
  const reply = (by: typeof call, seen: number) =>
    by(sendMessageReply, { params, body: { _id: uuidv7(), text, seen } })

  await reply(call, 0)
  expect(await rejectionOf(reply(call, 1))).toMatchObject({
    status: 429,
    message: tooManyRepliesSent,
  })
  await reply(await clerk('Asha Verma'), 1)
})

test('saved replies are shared, and the second of two people who change them gets a conflict', async () => {
  const { clerk, signIn } = await anOfficeThatReplies()
  const asha = await clerk('Asha Verma')
  expect(await asha(getSavedReplies)).toEqual({ version: 0, answers: [] })
  const answers = [{ title: 'Fees', text: `The fees of ${college.name} are on its website.` }]
  const save = (version: number, saved = answers) =>
    asha(updateSavedReplies, { body: { version, answers: saved } })

  const both = await Promise.allSettled([save(0), save(0)])

  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await rejectionOf(save(0, []))).toMatchObject({
    status: 409,
    message: savedRepliesChanged,
  })
  expect(await (await clerk('Binod Rai'))(getSavedReplies)).toEqual({ version: 1, answers })
  const { activities } = await (await signIn())(listActivities, {
    query: { subject: 'saved answer' },
  })
  expect(activities).toMatchObject([{ changes: [{ field: 'answers', after: 'Fees' }] }])
})

test('the maximum number of saved replies fits, also in Hindi', async () => {
  const { clerk } = await anOfficeThatReplies()
  const asha = await clerk('Asha Verma')
  const answers = Array.from({ length: maxSavedReplies }, (_, at) => ({
    title: `Answer ${at + 1}`,
    text: 'क'.repeat(2_000),
  }))

  await asha(updateSavedReplies, { body: { version: 0, answers } })

  expect(await asha(getSavedReplies)).toEqual({ version: 1, answers })
})
