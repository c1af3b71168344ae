import { randomUUID } from 'node:crypto'
import { college } from 'college/facts'
import { startOfDay } from 'contract/content/admission'
import { publishContent, readContent } from 'contract/content/calls'
import { readDisclosureReport } from 'contract/content/disclosure-report'
import { createContent, withdrawContent } from 'contract/content/entry-calls'
import { readReview, setReview } from 'contract/content/review'
import { dayMilliseconds as day, minuteMilliseconds } from 'contract/platform/durations'
import { expect, test } from 'vitest'
import { aCollege, entryOf, notTheirs } from '../../../test/a-college-of-departments.ts'
import { aRegister } from '../../../test/a-register.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { collegeDay } from '../../platform/college-day.ts'

test('an item is overdue from midnight after its review date, in college time, and shows its owner', async () => {
  const { call, idOf, signIn, advance } = await aRegister()
  const params = { _id: idOf('fees') }
  const { people } = await call(readReview, { params })
  const by = collegeDay(new Date(Date.now() + 2 * day))
  const ownerId = people[0]?._id ?? ''
  const review = { ownerId, due: { by, months: 12 } } as const
  await call(setReview, { params, body: { seen: {}, review } })
  const overdue = async () => {
    // Sessions don't last for days.
    const notified = await (await signIn())(readDisclosureReport)
    return notified.overdue.map(({ title, review: { owner, due } }) => [title, owner, due?.by])
  }
  const after = Date.parse(startOfDay(by, college.timeZone)) + day

  advance(after - Date.now() - 60_000)
  expect(await overdue()).toEqual([])
  advance(2 * minuteMilliseconds)
  expect(await overdue()).toEqual([['Fees', people[0]?.email, by]])
})

test('the report says if no menu links to the register', async () => {
  const { call, report } = await aRegister()
  expect((await report()).isLinked).toBe(true)
  const { _id } = await entryOf(call, 'Menus and footer')
  const { version, publicRevision, data } = await call(readContent, { params: { _id } })
  await call(publishContent, {
    params: { _id },
    body: {
      version,
      ...(publicRevision && { basedOn: publicRevision }),
      data: { ...data, lastLinks: [], topLinks: [] },
    },
  })
  expect((await report()).isLinked).toBe(false)
})

test('an editor of departments doesn’t see what the college-wide register lacks', async () => {
  const { other, owner } = await aCollege()
  expect(await rejectionOf(other(readDisclosureReport))).toMatchObject(notTheirs)
  expect((await owner(readDisclosureReport)).missing.length).toBeGreaterThan(0)
})

test('an item that was unpublished, or never published, is missing, and overdue like any other', async () => {
  const { call, idOf, report, shown, advance, signIn } = await aRegister()
  const slug = 'anti-ragging-helpline'
  const params = { _id: idOf(slug) }
  const by = collegeDay(new Date(Date.now() + 2 * day))
  await call(setReview, { params, body: { seen: {}, review: { due: { by, months: 12 } } } })
  const { version, title } = await call(readContent, { params })
  expect(await shown(slug)).toMatchObject({ title })
  const listed = (await report()).missing.length
  await call(withdrawContent, { params, body: { version } })
  const begun = { _id: randomUUID(), type: 'disclosureItem' as const, name: 'Audited accounts' }
  await call(createContent, { body: begun })

  const { missing } = await report()

  expect(await shown(slug)).toBeUndefined()
  expect(missing).toHaveLength(listed + 2)
  expect(missing).toContainEqual(
    expect.objectContaining({ _id: params._id, title, hasDraft: true }),
  )
  expect(missing.at(-1)).toMatchObject({ title: 'Audited accounts', basis: 'own' })
  advance(4 * day)
  const later = await (await signIn())(readDisclosureReport)
  expect(later.overdue.map(({ _id }) => _id)).toEqual([params._id])
})
