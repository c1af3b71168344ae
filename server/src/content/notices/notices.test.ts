import { college } from 'college/facts'
import { readContent } from 'contract/content/calls'
import { contentInUse, trashContent } from 'contract/content/entry-calls'
import { dayMilliseconds as day, minuteMilliseconds as minute } from 'contract/platform/durations'
import { localDay } from 'contract/platform/zoned-time'
import { expect, test } from 'vitest'
import { aNoticeOffice } from '../../../test/a-notice-office.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'

/** The college's day, this many days from now. */
const dayIn = (days: number) =>
  localDay(new Date(Date.now() + days * day).toISOString(), college.timeZone)

test('pinned notices come first, of these urgent ones, then the newest by date', async () => {
  const { add, titles, advance } = await aNoticeOffice()
  await add('Old', { date: '2025-03-01' })
  await add('First today')
  advance(1000)
  await add('Second today')
  await add('Pinned', { date: '2025-01-01', pinnedUntil: dayIn(2) })
  await add('Urgent', { date: '2024-01-01', pinnedUntil: dayIn(2), urgency: 'urgent' })

  expect(await titles()).toEqual(['Urgent', 'Pinned', 'Second today', 'First today', 'Old'])
})

test('the list is filtered by category, department and year, and rejects unknown ones', async () => {
  const { add, titles, ask, categoryId } = await aNoticeOffice()
  const result = { category: categoryId('result') }
  await add('Result B.A.', { ...result, department: 'ba', date: '2026-01-01' })
  await add('Result of last year', { ...result, department: 'ba', date: '2025-12-31' })
  await add('Result B.Sc.', { ...result, department: 'bsc', date: '2026-03-01' })
  await add('Holiday', { date: '2026-02-01' })

  // College-wide notices belong to each department.
  expect(await titles({ category: 'result', department: 'ba' })).toEqual([
    'Result B.A.',
    'Result of last year',
  ])
  expect(await titles({ category: 'result', year: '2026' })).toEqual([
    'Result B.Sc.',
    'Result B.A.',
  ])
  expect(await titles({ department: 'bsc' })).toEqual(['Result B.Sc.', 'Holiday'])
  expect((await ask()).years).toEqual([2026, 2025])
  expect(await titles({ department: 'bca' })).toEqual(['Holiday'])
  for (const query of [
    { category: 'nothing' },
    { department: 'nothing' },
    { year: '2019' },
    { page: '2' },
  ])
    expect(await rejectionOf(ask(query))).toMatchObject({ status: 404 })
})

test('a new notice gets the category that its title names, if it names one alone', async () => {
  const { create, categoryId } = await aNoticeOffice()
  const named = async (name: string) => (await create(name)).data.category
  expect(await named('B.A. VI semester: result')).toBe(categoryId('result'))
  expect(await named('Results of B.Com.')).toBe(categoryId('result'))
  expect(await named('The library resulted in more readers')).toBe('')
  expect(await named('Admission and scholarship: last date')).toBe('')
})

test('trap 6: pins and expiry follow the college’s days, and an expired notice keeps its address and year', async () => {
  const { add, titles, read, advance, isKeeping } = await aNoticeOffice()
  await isKeeping()
  await add('Today only', { validUntil: dayIn(0), date: '2024-05-01' })
  await add('On top today', { pinnedUntil: dayIn(0), date: '2024-04-01' })
  await add('Newest', { date: '2024-06-01' })
  expect(await titles()).toEqual(['On top today', 'Newest', 'Today only'])

  advance(day)

  expect(await titles()).toEqual(['Newest', 'On top today'])
  expect(await titles({ year: '2024' })).toEqual(['Newest', 'Today only', 'On top today'])
  expect(await read('today-only')).toMatchObject({ title: 'Today only' })
})

test('trap 6: a scheduled notice appears complete at its time, with its date, and not before', async () => {
  const { add, publish, titles, read, advance, isKeeping } = await aNoticeOffice()
  await isKeeping()
  const at = new Date(Date.now() + 10 * minute).toISOString()
  const first = await add('Time table')
  await publish(first, { title: 'Time table, changed', department: 'ba' }, at)
  await add('Result', {}, at)
  expect(await titles()).toEqual(['Time table'])
  expect(await titles({ department: 'ba' })).toEqual(['Time table'])
  expect(await rejectionOf(read('result'))).toMatchObject({ status: 404 })

  advance(11 * minute)

  expect(await titles()).toEqual(['Result', 'Time table, changed'])
  expect(await titles({ department: 'ba' })).toEqual(['Result', 'Time table, changed'])
  expect((await read('result')).publishedAt).toBe(at)
  // Its date is when it first became public.
  expect((await read('time-table')).publishedAt < at).toBe(true)
})

test('trap 10: an old address redirects, and a new notice of the same name leaves last year’s unchanged', async () => {
  const { add, publish, create, read, advance } = await aNoticeOffice()
  const first = await add('B.A. I semester result')
  advance(1000)
  await publish(first, { slug: 'ba-i-semester-result-2026' })
  expect(await read('ba-i-semester-result')).toMatchObject({ slug: 'ba-i-semester-result-2026' })

  const { data } = await create('B.A. I semester result')

  expect(data.slug).toBe('ba-i-semester-result-2')
})

test('trap 11: a category that notices use can’t be unpublished, ended or deleted, and says where it is used', async () => {
  const { add, call, categoryId, withdraw, end, titles } = await aNoticeOffice()
  const _id = categoryId('timetable')
  await add('Timetable', { category: _id })
  const { version } = await call(readContent, { params: { _id } })
  const inUse = { status: 409, message: contentInUse }

  expect(await rejectionOf(withdraw(_id))).toMatchObject(inUse)
  expect(await rejectionOf(end(_id, new Date(Date.now() + minute).toISOString()))).toMatchObject(
    inUse,
  )
  expect(
    await rejectionOf(call(trashContent, { params: { _id }, body: { version } })),
  ).toMatchObject({ ...inUse, answer: { places: [{ title: 'Timetable', state: 'public' }] } })
  expect(await titles({ category: 'timetable' })).toEqual(['Timetable'])
  await withdraw(categoryId('tender'))
  expect(await rejectionOf(titles({ category: 'tender' }))).toMatchObject({ status: 404 })
})

test('a notice needs a text or a document, and its draft isn’t public', async () => {
  const { create, publish, save, titles } = await aNoticeOffice()
  const draft = await create('Holiday')
  const empty = { type: 'doc', content: [{ type: 'paragraph' }] }
  expect(await rejectionOf(publish(draft, { body: empty }))).toMatchObject({
    errors: { body: 'Add a text or a document' },
  })
  await publish(draft)
  const [published] = await titles()
  expect(published).toBe('Holiday')
  await save({ ...draft, version: draft.version + 1 }, { title: 'No holiday' })
  expect(await titles()).toEqual(['Holiday'])
})
