import { endOfDay, startOfDay } from 'contract/content/admission'
import { checkResultsOf } from 'contract/content/checks'
import { contentTypes } from 'contract/content/types'
import { dayMilliseconds } from 'contract/platform/durations'
import { toInstant } from 'contract/platform/zoned-time'
import { expect, test } from 'vitest'
import { aNoticeOffice } from '../../../test/a-notice-office.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { nextContentChange } from '../next-content-change.ts'

const oddDays = ['0000-01-01', '0026-05-31', '1899-12-31', '2201-01-01', '9999-12-31']

test('every day with a four-digit year has instants with four-digit years, in any time zone', () => {
  for (const zone of ['Asia/Kolkata', 'America/New_York', 'UTC'])
    for (const day of [...oddDays, '2027-05-31']) {
      const [start, end] = [startOfDay(day, zone), endOfDay(day, zone)]
      expect([start, end]).toEqual([start, end].map((one) => new Date(one).toISOString()))
      expect(start).toMatch(/^\d{4}-/)
      expect(end >= start).toBe(true)
    }
  expect(endOfDay('2027-12-31', 'Asia/Kolkata')).toBe('2027-12-31T18:30:00.000Z')
  expect(toInstant('9999-12-31T23:59:00-12:00', 'UTC')).toMatch(/^9998-/)
})

test('an implausible year isn’t published, and a draft with one opens and is kept', async () => {
  const { create, save, publish, titles } = await aNoticeOffice()
  let entry = await create('Holiday')
  for (const day of oddDays)
    for (const name of ['date', 'pinnedUntil', 'validUntil']) {
      entry = await save(entry, { [name]: day })
      expect(entry.data[name]).toBe(day)
      const rejected = await rejectionOf(publish(entry, { date: '', pinnedUntil: '', [name]: day }))
      expect(rejected).toMatchObject({
        errors: { [name]: expect.stringMatching(/ must be a date between 1900 and 2200$/) },
      })
    }
  const at = '9999-12-31T23:59:00-12:00'
  expect(
    await rejectionOf(publish(entry, { date: '', validUntil: '', pinnedUntil: '' }, at)),
  ).toMatchObject({ status: 400 })
  expect(await titles()).toEqual([])
})

test('content published with such a year stays public, and years in drafts don’t matter', async () => {
  const { add, create, save, changes, db, titles, ask, deps, inject } = await aNoticeOffice()
  await add('Holiday', { date: '2026-05-01' })
  await save(await create('Draft'), { date: '1026-05-01' })
  await changes.commit('notice', (trx) =>
    trx
      .updateTable('noticeFacts')
      .set({ pinnedUntil: '9999-12-31', validUntil: '9999-12-31' })
      .execute(),
  )

  expect(await titles()).toEqual(['Holiday'])
  expect((await ask()).years).toEqual([2026])
  const { answered } = await nextContentChange(db, 'notice', deps.now())
  expect(answered).toBeGreaterThan(Date.now() + 1000 * dayMilliseconds)
  expect((await inject({ url: '/api/notices/current' })).statusCode).toBe(200)
})

test('a notice dated far ahead causes a warning', () => {
  const now = new Date('2026-11-25T12:00:00.000Z')
  const warned = (validUntil: string) =>
    checkResultsOf(
      contentTypes.notice,
      { body: undefined, documents: [{}], validUntil },
      now,
    ).filter(({ path }) => path === 'validUntil')
  expect(warned('2028-11-25')).toEqual([])
  expect(warned('2036-05-31')).toEqual([
    { path: 'validUntil', message: 'This is more than two years away', level: 'warn' },
  ])
})
