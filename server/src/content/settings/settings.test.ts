import {
  getSettings,
  settingChanged,
  settingsSaved,
  updateSettings,
} from 'contract/content/settings'
import { createContactMessage } from 'contract/messaging/contact'
import { listMessages } from 'contract/messaging/messages'
import { listActivities } from 'contract/platform/activity'
import { dayMilliseconds as day } from 'contract/platform/durations'
import { administrator } from 'testing/administrator.ts'
import { aContactForm } from 'testing/contact-form.ts'
import { expect, test } from 'vitest'
import { askMeanwhile } from '../../../test/meanwhile.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { adminCookie, testApp } from '../../../test/test-app.ts'
import { cleanUpMessages } from '../../messaging/contact/clean-up-messages.ts'
import { monthsBefore } from '../../platform/runtime/months-before.ts'

test('settings apply to every administrator, are recorded, and can be reset', async () => {
  const { signIn } = await testApp()
  const admin = await signIn()
  expect(await admin(getSettings)).toEqual({})

  const answer = await admin(updateSettings, { body: { messagesKeptMonths: 12 } })
  expect(answer).toEqual({ message: settingsSaved })
  expect(await (await signIn())(getSettings)).toEqual({ messagesKeptMonths: 12 })
  await admin(updateSettings, { body: { messagesKeptMonths: 12 } })
  await admin(updateSettings, { body: {} })

  expect(await admin(getSettings)).toEqual({})
  const { activities } = await admin(listActivities, { query: { subject: 'settings' } })
  const never = 'until someone deletes them'
  expect(activities.map(({ admin, action, changes }) => [admin, action, changes])).toEqual([
    [
      administrator.email,
      'updated',
      [{ field: 'messagesKept', before: '12 months', after: never }],
    ],
    [
      administrator.email,
      'updated',
      [{ field: 'messagesKept', before: never, after: '12 months' }],
    ],
  ])
})

test('two people who change different settings on outdated screens both keep their changes', async () => {
  const { signIn } = await testApp()
  const one = await signIn()
  const other = await signIn()
  await one(updateSettings, { body: { messagesKeptMonths: 12 } })
  const seen = await one(getSettings)

  await other(updateSettings, { body: { ...seen, digestHour: 9, seen } })
  await one(updateSettings, { body: { registrationsKeptMonths: 24, seen } })

  expect(await one(getSettings)).toEqual({ digestHour: 9, registrationsKeptMonths: 24 })
})

test('the second of two people who change a setting on outdated screens gets a conflict', async () => {
  const { signIn } = await testApp()
  const admin = await signIn()
  const seen = await admin(getSettings)
  const save = (messagesKeptMonths: 12 | 24) =>
    admin(updateSettings, { body: { messagesKeptMonths, seen } })
  await save(24)
  await save(24)

  expect(await rejectionOf(save(12))).toMatchObject({ status: 409, message: settingChanged })

  expect(await admin(getSettings)).toEqual({ messagesKeptMonths: 24 })
})

const isPostgres = process.env.TEST_ENGINE === 'postgres'

// On SQLite, one transaction follows the other.
test.runIf(isPostgres).each([
  ['chosen for the first time', undefined],
  ['changed', 6],
] as const)(
  'of two people who save a setting at once, %s, the second gets a conflict',
  async (_, months) => {
    const { signIn, place } = await testApp()
    const admin = await signIn()
    await admin(updateSettings, { body: { messagesKeptMonths: months } })
    const seen = await admin(getSettings)
    const row = { name: 'messagesKeptMonths', value: '24' }

    const rejection = await askMeanwhile(
      place,
      (trx) =>
        trx
          .insertInto('settings')
          .values(row)
          .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
          .execute(),
      () => rejectionOf(admin(updateSettings, { body: { messagesKeptMonths: 12, seen } })),
    )

    expect(rejection).toMatchObject({ status: 409, message: settingChanged })
    expect(await admin(getSettings)).toEqual({ messagesKeptMonths: 24 })
  },
)

test.each([0, 7, -6, '6', 1.5, null])('messages can’t be kept for %j months', async (months) => {
  const { app } = await testApp()
  const answer = await app.inject({
    method: 'PUT',
    url: updateSettings.url,
    headers: { cookie: await adminCookie(app) },
    payload: { messagesKeptMonths: months },
  })
  expect(answer.statusCode).toBe(400)
})

test('only messages older than the setting are deleted, and this is recorded once', async () => {
  const { deps, visitor, signIn, advance } = await testApp()
  await visitor(createContactMessage, { body: aContactForm({ name: 'Long Ago' }) })
  advance(200 * day)
  await visitor(createContactMessage, { body: aContactForm({ name: 'Of Late' }) })
  const admin = await signIn()
  const names = async () => (await admin(listMessages)).messages.map(({ name }) => name).toSorted()

  await cleanUpMessages(deps)
  expect(await names()).toEqual(['Long Ago', 'Of Late'])
  await admin(updateSettings, { body: { messagesKeptMonths: 12 } })
  await cleanUpMessages(deps)
  expect(await names()).toEqual(['Long Ago', 'Of Late'])
  await admin(updateSettings, { body: { messagesKeptMonths: 6 } })
  await Promise.all([cleanUpMessages(deps), cleanUpMessages(deps)])
  await cleanUpMessages(deps)

  expect(await names()).toEqual(['Of Late'])
  const query = { subject: 'message', action: 'deleted' } as const
  const { activities } = await admin(listActivities, { query })
  expect(activities).toMatchObject([
    {
      admin: 'automatic deletion',
      changes: [
        { field: 'number', before: '1' },
        { field: 'olderThan', before: '6 months' },
      ],
    },
  ])
})

test.each([
  ['2026-11-22T05:00:00.000Z', 6, '2026-05-22T05:00:00.000Z'],
  ['2026-08-31T05:00:00.000Z', 6, '2026-02-28T05:00:00.000Z'],
  ['2028-02-29T05:00:00.000Z', 12, '2027-02-28T05:00:00.000Z'],
  ['2026-01-31T05:00:00.000Z', 24, '2024-01-31T05:00:00.000Z'],
])('%s minus %i months is %s', (now, months, before) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(before)
})
