import { publishContent, readContent, saveContent } from 'contract/content/calls'
import {
  type CourseFees,
  feesNeedPublicCourse,
  listFees,
  publishFees,
  saveFees,
} from 'contract/content/course-fees'
import { getCourse } from 'contract/content/courses'
import { createContent } from 'contract/content/entry-calls'
import { listActivities } from 'contract/platform/activity'
import type { Call } from 'contract/platform/client'
import { expect, test } from 'vitest'
import { aCollege, written } from '../../../test/a-college-of-departments.ts'

const feesAsOf = '2026-06-01'
const line = { _key: 'a', year: 'First year', amount: '₹ 45,000', note: '' }
const fees = [line]
const inDigits = [{ ...line, amount: '45000' }]

async function rowOf(call: Call, title: string): Promise<CourseFees> {
  const { courses } = await call(listFees)
  return courses.find((course) => course.title === title) ?? expect.fail(`no ${title}`)
}

const putFees = ({ _id, version }: CourseFees) => ({
  params: { _id },
  body: { version, fees, feesAsOf },
})

test('published fees are public at once, and other unpublished changes stay a draft', async () => {
  const { owner, visitor } = await aCollege()
  const begun = await rowOf(owner, 'B.C.A.')
  await owner(saveContent, await written(owner, begun._id, { duration: 'Four years' }))
  const drafted = await rowOf(owner, 'B.C.A.')
  expect(drafted).toMatchObject({ hasDraft: true, edited: begun.edited, public: begun.public })

  const { entry } = await owner(publishFees, putFees(drafted))

  const course = await visitor(getCourse, { params: { slug: 'b.c.a.' } })
  expect(course).toMatchObject({ fees: inDigits, feesAsOf })
  expect(course.duration).not.toBe('Four years')
  expect(entry.data).toMatchObject({ duration: 'Four years', feesAsOf })
  expect(entry.hasDraft).toBe(true)
  // The draft can be published without a question, because it is based on these fees.
  await owner(publishContent, await written(owner, begun._id))
  const { activities } = await owner(listActivities)
  expect(activities.filter(({ action }) => action === 'published')).toHaveLength(2)
})

test('publishing the fees in a draft ends the draft', async () => {
  const { owner, visitor } = await aCollege()
  const saved = await owner(saveFees, putFees(await rowOf(owner, 'B.C.A.')))
  expect(saved.entry.hasDraft).toBe(true)
  const drafted = await rowOf(owner, 'B.C.A.')
  expect(drafted.edited).toMatchObject({ feesAsOf })
  expect(drafted.public).not.toMatchObject({ feesAsOf })

  const sent = putFees(drafted)
  const { entry } = await owner(publishFees, sent)
  expect(entry.hasDraft).toBe(false)
  expect((await visitor(getCourse, { params: { slug: 'b.c.a.' } })).fees).toEqual(inDigits)
  // A repeated request gets the same answer.
  const repeated = await owner(publishFees, { ...sent, body: { ...sent.body, fees: inDigits } })
  expect(repeated.entry.version).toBe(entry.version)
})

test('the second of two editors gets the current version, and nothing is overwritten', async () => {
  const { owner } = await aCollege()
  const begun = await rowOf(owner, 'B.C.A.')
  await owner(saveFees, putFees(begun))
  const later = { ...putFees(begun), body: { version: begun.version, fees: [], feesAsOf } }
  const rejection = { status: 409, answer: { current: { version: begun.version + 1 } } }
  await expect(owner(saveFees, later)).rejects.toMatchObject(rejection)
  await expect(owner(publishFees, later)).rejects.toMatchObject(rejection)
  expect((await rowOf(owner, 'B.C.A.')).edited.fees).toHaveLength(1)
})

test('fees of a course that isn’t public, or no amount, are not published', async () => {
  const { owner } = await aCollege()
  const _id = '0192f000-0000-7000-8000-0000000000aa'
  await owner(createContent, { body: { _id, type: 'course', name: 'B.Voc.' } })
  const rejection = owner(publishFees, putFees(await rowOf(owner, 'B.Voc.')))
  await expect(rejection).rejects.toMatchObject({ status: 409, message: feesNeedPublicCourse })

  const { version, _id: bca } = await rowOf(owner, 'B.C.A.')
  const body = { version, fees: [{ ...line, amount: 'dear' }], feesAsOf }
  await expect(owner(publishFees, { params: { _id: bca }, body })).rejects.toMatchObject({
    status: 400,
    errors: { fees: expect.stringContaining('Fee in rupees must be a whole number') },
  })
})

test('editors get the courses of their department, and only publishers publish', async () => {
  const { owner, other } = await aCollege({ role: 'editor', departments: ['bca'] })
  const { courses } = await other(listFees)
  expect(courses.map(({ title }) => title)).toEqual(['B.C.A.'])
  const row = await rowOf(other, 'B.C.A.')
  await expect(other(publishFees, putFees(row))).rejects.toMatchObject({ status: 403 })
  await expect(other(saveFees, putFees(await rowOf(owner, 'B.B.A.')))).rejects.toMatchObject({
    status: 403,
  })
  await other(saveFees, putFees(row))
  const { data, publicData } = await owner(readContent, { params: { _id: row._id } })
  expect(data.fees).not.toEqual(publicData?.fees)
})
