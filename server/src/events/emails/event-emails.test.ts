import {
  emailIdUsed,
  listEventEmails,
  nobodyToEmail,
  previewEventEmail,
  recipientsChanged,
  sendEventEmail,
} from 'contract/events/event-emails'
import { removeRegistration } from 'contract/events/registration-office'
import { listActivities } from 'contract/platform/activity'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { aRegistrationOffice } from '../../../test/a-registration-office.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { writeEventEmail } from './event-email-text.ts'

const letter = { subject: 'Bring your laptop', text: 'Please charge it.\n\nSee you there!' }

async function anOffice(...names: string[]) {
  const office = await aRegistrationOffice({ capacity: 2, audience: 'anybody' })
  const { signIn, student, eventId, told } = office
  for (const name of names) await (await student(name)).register()
  await told()
  const admin = await signIn()
  const params = { eventId }
  return {
    ...office,
    admin,
    params,
    preview: (people: { ids?: string[]; state?: 'active' | 'queue'; count: number }) =>
      admin(previewEventEmail, { params, body: { ...letter, people } }),
    send: (count: number, given: { _id?: string; subject?: string } = {}) =>
      admin(sendEventEmail, {
        params,
        body: { _id: uuidv7(), ...letter, people: { state: 'active', count }, count, ...given },
      }),
  }
}

test('an email goes to everyone it was previewed for, with their name and a link, and answers go to the office', async () => {
  const { preview, send, mails, isIdle, admin, params, deps } = await anOffice(
    'asha',
    'binod',
    'chitra',
  )
  const seen = await preview({ state: 'active', count: 3 })
  expect(seen).toMatchObject({ count: 3, leftOut: 0, subject: letter.subject })
  expect(seen.text).toMatch(/^Hello asha,\n\nPlease charge it\.\n\nSee you there!\n/)

  expect(await send(3)).toEqual({ message: 'Email to 3 people is on its way' })
  await isIdle()
  expect(mails.map(({ recipients, subject }) => `${recipients}: ${subject}`).toSorted()).toEqual(
    ['asha', 'binod', 'chitra'].map((name) => `${name}@college.test: ${letter.subject}`),
  )
  const [mail] = mails
  expect(mail?.text).toMatch(/^Hello \w+,\n\nPlease charge it\.\n\nSee you there!\n/)
  expect(mail?.text).toContain('https://college.test/registrations/')
  expect(mail?.replyTo).toMatchObject([{ address: await deps.mail.officeAddress() }])
  const { emails } = await admin(listEventEmails, { params })
  expect(emails).toMatchObject([{ ...letter, people: 3, waiting: 0, sentBy: expect.any(String) }])
  const { activities } = await admin(listActivities, { query: { action: 'emailed' } })
  expect(activities).toMatchObject([{ targetName: 'Robotics workshop' }])
})

test('the same email is never sent twice, not even by two clicks at once', async () => {
  const { send, mails, isIdle, admin, params } = await anOffice('asha', 'binod')
  const _id = uuidv7()
  await Promise.all([send(2, { _id }), send(2, { _id })])
  await send(2, { _id })
  await isIdle()
  expect(mails).toHaveLength(2)
  expect((await admin(listEventEmails, { params })).emails).toHaveLength(1)
  const used = { status: 409, message: emailIdUsed }
  expect(await rejectionOf(send(2, { _id, subject: 'Another' }))).toMatchObject(used)
  expect(await rejectionOf(send(1, { _id }))).toMatchObject(used)
})

test('people who cancelled get no email, and nothing is sent if the number shown has changed', async () => {
  const { preview, send, rows, admin, params, mails, isIdle } = await anOffice('asha', 'binod')
  const ids = (await rows()).map(({ _id }) => _id)
  const [registrationId = ''] = ids
  const removal = { params: { ...params, registrationId }, body: { reason: 'Not this year' } }
  await admin(removeRegistration, removal)
  expect(await preview({ ids, count: 2 })).toMatchObject({ count: 1, leftOut: 1 })
  expect(await rejectionOf(preview({ ids: [registrationId], count: 1 }))).toMatchObject({
    status: 400,
    message: nobodyToEmail,
  })
  const people = { ids, count: 2 }
  const wrong = { params, body: { _id: uuidv7(), ...letter, people, count: 2 } }
  expect(await rejectionOf(admin(sendEventEmail, wrong))).toMatchObject({
    status: 409,
    message: recipientsChanged,
  })
  expect(await rejectionOf(send(2))).toMatchObject({ status: 409 })
  await isIdle()
  expect(mails.map(({ subject }) => subject)).not.toContain(letter.subject)
})

test('who gives up their place before it is sent doesn’t get it', async () => {
  const { send, db, deps, rows, admin, params } = await anOffice('asha', 'binod')
  await deps.mail.stop()
  await send(2)
  const { emails } = await admin(listEventEmails, { params })
  expect(emails).toMatchObject([{ people: 2, waiting: 2 }])
  const [{ _id: registrationId = '' } = {}] = await rows()
  const removal = { params: { ...params, registrationId }, body: { reason: 'Not this year' } }
  await admin(removeRegistration, removal)
  const queued = await db.selectFrom('mails').selectAll().where('tellsOf', '=', 'message').execute()
  const { db: read, college } = deps
  const written = queued.map((mail) =>
    writeEventEmail({ db: read, college, publicUrl: 'https://college.test' }, mail),
  )
  expect((await Promise.all(written)).map((mail) => mail?.recipient)).toEqual([
    undefined,
    'binod@college.test',
  ])
})

test('an account sends at most twenty emails an hour', async () => {
  const { send } = await anOffice('asha')
  for (let at = 0; at < 20; at++) await send(1)
  expect(await rejectionOf(send(1))).toMatchObject({ status: 429 })
})
