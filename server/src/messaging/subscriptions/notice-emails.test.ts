import { emailNotConfigured } from 'contract/accounts/password-reset'
import {
  emailCorrection,
  nothingToCorrect,
  readNoticeEmail,
  sendTestEmail,
  setNoticeEmail,
  testEmailSent,
} from 'contract/messaging/notice-emails'
import { listActivities } from 'contract/platform/activity'
import { administrator } from 'testing/administrator.ts'
import { expect, test } from 'vitest'
import { aNoticeOffice } from '../../../test/a-notice-office.ts'
import { aMailingOffice } from '../../../test/a-subscriber.ts'

async function anOffice() {
  const office = await aMailingOffice()
  const { call, subscribe } = office
  await subscribe('all@home.example')
  return {
    ...office,
    statusOf: async (params: { _id: string }) => (await call(readNoticeEmail, { params })).status,
    skip: async (params: { _id: string }, isSkipped = true) =>
      (await call(setNoticeEmail, { params, body: { isSkipped } })).status,
  }
}

test('a notice is published without an email if somebody chose so, and with one if they thought better', async () => {
  const { call, create, publish, tell, told, statusOf, skip } = await anOffice()
  const quiet = await create('Typing test')
  const loud = await create('Holiday')
  expect(await statusOf(quiet)).toBe('none')
  for (const one of [quiet, loud]) expect(await skip(one)).toBe('skipped')
  expect(await skip(loud, false)).toBe('none')
  const { activities } = await call(listActivities)
  expect(activities.filter(({ action }) => action === 'updated')).toMatchObject([
    { targetName: 'Holiday', changes: [{ before: 'No', after: 'Yes' }] },
    { targetName: 'Holiday', changes: [{ before: 'Yes', after: 'No' }] },
    { targetName: 'Typing test' },
  ])

  for (const one of [quiet, loud]) await publish(one)
  await tell()
  expect(told()).toEqual(['all@home.example: Holiday'])
  // Publication doesn’t change that.
  expect(await skip(quiet, false)).toBe('skipped')
  expect(await skip(loud)).toBe('sent')
})

test('a correction is emailed once, to those who were emailed, and says that it is one', async () => {
  const { call, add, publish, tell, told, mails, statusOf, subscribe } = await anOffice()
  const entry = await add('Time table')
  const correct = () => call(emailCorrection, { params: entry })
  await expect(correct()).rejects.toMatchObject({ status: 409, message: nothingToCorrect })
  await tell()
  expect(await statusOf(entry)).toBe('sent')
  await subscribe('later@home.example')
  await publish(entry, { title: 'Time table of December' })
  await tell()
  expect(told()).toEqual([])

  await correct()
  expect(await statusOf(entry)).toBe('queued')
  await expect(correct()).rejects.toMatchObject({ status: 409 })
  await tell()
  await tell()
  expect(told()).toEqual([
    'all@home.example: Corrected: Time table of December',
    'later@home.example: Corrected: Time table of December',
  ])
  expect(mails[0]?.text).toContain('A corrected notice from')
  const { activities } = await call(listActivities)
  expect(activities[0]).toMatchObject({ action: 'emailed', targetName: 'Time table of December' })
})

test('a test goes to whoever asks for it, as the draft is written, and to nobody else', async () => {
  const { call, create, save, categoryId, isIdle, mails, told, statusOf } = await anOffice()
  const entry = await save(await create('Fees are due'), {
    category: categoryId('result'),
    urgency: 'urgent',
  })
  const { message } = await call(sendTestEmail, { params: entry })
  expect(message).toBe(testEmailSent(administrator.email))
  await isIdle()
  expect(mails.map(({ recipients, subject }) => [recipients, subject])).toEqual([
    [[administrator.email], 'Test: Urgent: Fees are due'],
  ])
  expect(mails[0]?.text).toContain('https://college.test/notices/fees-are-due')
  expect(told()).toEqual([])
  expect(await statusOf(entry)).toBe('none')
})

test('a test email is rejected without an email service', async () => {
  const { call, create, db } = await aNoticeOffice()
  const entry = await create('Fees are due')
  await expect(call(sendTestEmail, { params: entry })).rejects.toMatchObject({
    status: 503,
    message: emailNotConfigured,
  })
  expect(await db.selectFrom('mails').select('_id').execute()).toEqual([])
})
