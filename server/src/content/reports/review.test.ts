import { listContent } from 'contract/content/calls'
import { trashContent } from 'contract/content/entry-calls'
import { readReports } from 'contract/content/reports'
import {
  confirmReview,
  nextReview,
  ownerNotFound,
  type Review,
  readReview,
  reviewChangedMeanwhile,
  setReview,
} from 'contract/content/review'
import { listActivities } from 'contract/platform/activity'
import { dayMilliseconds } from 'contract/platform/durations'
import { administrator } from 'testing/administrator.ts'
import { expect, test } from 'vitest'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { somePages } from '../../../test/some-pages.ts'
import { testApp } from '../../../test/test-app.ts'
import { createAdmin, removeAdmin } from '../../accounts/staff/accounts.ts'
import { confirmedAs } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import { collegeDay } from '../../platform/college-day.ts'

/** A site, and an administrator who sets owners and review dates. */
async function anOffice() {
  const site = await testApp()
  const call = await site.signIn()
  const { entries } = await call(listContent)
  const idOf = (type: string) => entries.find((entry) => entry.type === type)?._id ?? ''
  const read = async (_id: string) => (await call(readReview, { params: { _id } })).review
  return {
    ...site,
    call,
    idOf,
    read,
    people: async () => (await call(readReview, { params: { _id: idOf('home') } })).people,
    set: async (_id: string, review: Review) => {
      const seen = await read(_id)
      return call(setReview, { params: { _id }, body: { seen, review } })
    },
    dayIn: (days: number) => collegeDay(new Date(Date.now() + days * dayMilliseconds)),
  }
}

test('overdue reviews come first in the report, with their owners', async () => {
  const { call, idOf, set, people, dayIn } = await anOffice()
  const [person] = await people()
  const ownerId = person?._id ?? ''
  await set(idOf('home'), { ownerId, due: { by: dayIn(30), months: 6 } })
  await set(idOf('about'), { due: { by: dayIn(-2), months: 12 } })
  await set(idOf('terms'), { due: { by: dayIn(0), months: 12 } })
  await set(idOf('facts'), { ownerId })

  const { toReview, oldest } = await call(readReports)

  expect(toReview.map(({ type, review }) => [type, review.owner, review.due?.isOver])).toEqual([
    ['about', undefined, true],
    ['terms', undefined, false],
    ['home', administrator.email, false],
  ])
  expect(oldest.find(({ type }) => type === 'facts')?.review).toEqual({
    owner: administrator.email,
  })
})

test('an entry of a removed owner has no owner, and keeps its review date', async () => {
  const { db, call, idOf, set, people, read, dayIn } = await anOffice()
  await createAdmin(db, 'asha@college.test', 'sandstone-Arch-7')
  const asha = (await people()).find(({ email }) => email === 'asha@college.test')
  const due = { by: dayIn(-1), months: 3 } as const
  await set(idOf('home'), { ownerId: asha?._id ?? '', due })

  await removeAdmin(db, 'asha@college.test')

  expect(await read(idOf('home'))).toEqual({ due })
  const { toReview } = await call(readReports)
  expect(toReview[0]?.review).toEqual({ due: { ...due, isOver: true } })
})

test('disabled accounts aren’t offered as owners, but an existing owner stays', async () => {
  const { db, call, idOf, set, people, dayIn } = await anOffice()
  await createAdmin(db, 'asha@college.test', 'sandstone-Arch-7')
  const ownerId = (await people()).find(({ email }) => email === 'asha@college.test')?._id ?? ''
  const about = { _id: idOf('about') }
  await set(about._id, { ownerId })
  await db
    .updateTable('admins')
    .set({ disabledAt: '2026-11-21T06:00:00.000Z' })
    .where('_id', '=', ownerId)
    .execute()

  expect((await people()).map(({ email }) => email)).toEqual([administrator.email])
  const { status } = await rejectionOf(set(idOf('home'), { ownerId }))
  expect(status).toBe(400)
  const visible = await call(readReview, { params: about })
  expect(visible.people.find(({ _id }) => _id === ownerId)?.isDisabled).toBe(true)
  const review = { ownerId, due: { by: dayIn(30), months: 6 } } as const
  const body = { seen: { ownerId }, review }
  expect((await call(setReview, { params: about, body })).review).toEqual(review)
})

test('a reviewed entry is due again after its interval, only once per review, and both are recorded', async () => {
  const { call, idOf, set, dayIn } = await anOffice()
  const params = { _id: idOf('home') }
  const by = dayIn(-40)
  await set(params._id, { due: { by, months: 1 } })

  const { review } = await call(confirmReview, { params, body: { by } })

  const next = nextReview({ by, months: 1 }, dayIn(0))
  expect(review).toEqual({ due: { by: next, months: 1 } })
  expect(next > dayIn(0)).toBe(true)
  // The same person clicks twice.
  expect((await call(confirmReview, { params, body: { by } })).review).toEqual(review)
  const { activities } = await call(listActivities, { query: { subject: 'content' } })
  expect(
    activities.map(({ action, targetName, changes }) => [action, targetName, changes]),
  ).toEqual([
    ['reviewed', 'Home page', [{ field: 'lookAtAgainBy', before: by, after: next }]],
    [
      'updated',
      'Home page',
      [
        { field: 'lookAtAgainBy', after: by },
        { field: 'everyMonths', after: '1' },
      ],
    ],
  ])
})

test('acting after a colleague returns a conflict', async () => {
  const { db, call, idOf, set, dayIn } = await anOffice()
  const params = { _id: idOf('home') }
  const by = dayIn(-40)
  await set(params._id, { due: { by, months: 1 } })
  await call(confirmReview, { params, body: { by } })
  const asha = {
    admin: confirmedAs('asha@college.test'),
    target: { _id: params._id, name: 'Home' },
  }
  await db
    .transaction()
    .execute((trx) =>
      recordActivity(
        trx,
        { ...asha, action: 'reviewed', subject: 'content' },
        new Date(Date.now() + 1000),
      ),
    )

  await expect(call(confirmReview, { params, body: { by } })).rejects.toThrow(
    reviewChangedMeanwhile,
  )
})

test('of two concurrent changes, the second gets a conflict, and repeating one changes nothing', async () => {
  const { call, idOf, set, read, people, dayIn } = await anOffice()
  const params = { _id: idOf('home') }
  const [person] = await people()
  const first: Review = { ownerId: person?._id ?? '' }
  await set(params._id, first)

  expect(await call(setReview, { params, body: { seen: {}, review: first } })).toMatchObject({
    review: first,
  })
  const later: Review = { due: { by: dayIn(9), months: 1 } }
  await expect(call(setReview, { params, body: { seen: {}, review: later } })).rejects.toThrow(
    reviewChangedMeanwhile,
  )
  expect(await read(params._id)).toEqual(first)
  expect((await call(listActivities, { query: { subject: 'content' } })).activities).toHaveLength(1)
})

test('entries in the trash have no owner, and removed accounts own nothing', async () => {
  const { call, set, idOf, read } = await anOffice()
  const [_id = ''] = await somePages(call, ['Library'])
  await expect(set(idOf('home'), { ownerId: 'nobody-here' })).rejects.toThrow(ownerNotFound)
  await call(trashContent, { params: { _id }, body: { version: 1 } })
  await expect(set(_id, { due: { by: '2027-05-31', months: 1 } })).rejects.toThrow('trash')
  expect(await read(idOf('home'))).toEqual({})
})

test.each([
  ['2026-01-31', 1, '2026-02-10', '2026-02-28'],
  ['2026-01-31', 1, '2026-02-28', '2026-03-31'],
  ['2024-02-29', 12, '2026-11-22', '2027-02-28'],
  ['2026-11-22', 24, '2026-11-22', '2028-11-22'],
  ['2026-12-31', 6, '2026-12-31', '2027-06-30'],
  ['2030-06-01', 3, '2026-11-22', '2030-09-01'],
] as const)('%s, every %i months, reviewed on %s, is due again on %s', (by, months, today, next) => {
  expect(nextReview({ by, months }, today)).toBe(next)
})
