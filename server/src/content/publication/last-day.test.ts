import { publishContent } from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { isAfterLastDay, publishedAfterLastDay } from 'contract/content/last-day'
import { readRequest } from 'contract/content/request'
import { approveRequest, createPublicationRequest } from 'contract/content/request-calls'
import { contentTypes } from 'contract/content/types'
import { dayMilliseconds } from 'contract/platform/durations'
import { localDay } from 'contract/platform/zoned-time'
import { expect, test } from 'vitest'
import { aNoticeOffice } from '../../../test/a-notice-office.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { writtenOver } from '../../../test/written-over.ts'

const zone = 'Asia/Kolkata'

async function anOfficeOfToday() {
  const office = await aNoticeOffice()
  const start = office.deps.now().getTime()
  const after = (days: number) => new Date(start + days * dayMilliseconds).toISOString()
  return { ...office, after, validUntil: localDay(after(2), zone) }
}

test('a notice is scheduled for a time after its last day only if that is confirmed', async () => {
  const { after, call, create, save, titles, validUntil } = await anOfficeOfToday()
  const draft = await save(await create('Exam form'), { validUntil })
  const params = { _id: draft._id }
  const body = { ...writtenOver(draft, {}), at: after(4) }

  const rejection = await rejectionOf(call(publishContent, { params, body }))
  expect(rejection).toMatchObject({ status: 400, message: publishedAfterLastDay })
  const earlier = await call(publishContent, { params, body: { ...body, at: after(1) } })
  expect(earlier.entry).toMatchObject({ publishAt: after(1) })
  const again = { ...writtenOver(earlier.entry, {}), at: after(4), isConfirmed: true as const }
  const confirmed = await call(publishContent, { params, body: again })
  expect(confirmed.entry).toMatchObject({ publishAt: after(4) })
  expect(await titles()).toEqual([])
})

test('what waited for review until after its last day is approved only if that is confirmed', async () => {
  const { advance, call: author, create, save, signIn, validUntil } = await anOfficeOfToday()
  const draft = await save(await create('Exam form'), { validUntil })
  const params = { _id: draft._id }
  const { entry } = await author(createPublicationRequest, { params, body: writtenOver(draft, {}) })
  const revision = entry.request?.revision ?? ''
  expect(await author(readRequest, { params })).not.toHaveProperty('confirmBefore')
  advance(4 * dayMilliseconds)
  const call = await signIn()

  expect(await call(readRequest, { params })).toMatchObject({
    confirmBefore: publishedAfterLastDay,
  })
  const silent = await rejectionOf(call(approveRequest, { params, body: { revision } }))
  expect(silent).toMatchObject({ status: 400, message: publishedAfterLastDay })
  const body = { revision, isConfirmed: true as const }
  expect((await call(approveRequest, { params, body })).entry).toMatchObject({ isPublic: true })
})

test('a day ends in the college, not in Greenwich', async () => {
  const { lastDay, ...declared } = contentTypes.notice
  expect(lastDay?.({ validUntil: '2026-11-26' })).toBe('2026-11-26')
  const isOver = (at: string, data: ContentData = { validUntil: '2026-11-26' }) =>
    isAfterLastDay({ ...declared, lastDay }, data, at, zone)
  expect(isOver('2026-11-26T18:29:59.999Z')).toBe(false)
  expect(isOver('2026-11-26T18:30:00.000Z')).toBe(true)
  for (const validUntil of ['', 'soon', undefined])
    expect(isOver('2027-01-01T00:00:00.000Z', { validUntil })).toBe(false)
})
