import { randomUUID } from 'node:crypto'
import { listContent } from 'contract/content/calls'
import { trashContent } from 'contract/content/entry-calls'
import { allDepartments, listNoticeEntries } from 'contract/content/notice-list'
import { entriesPerPage } from 'contract/content/record'
import { createPublicationRequest } from 'contract/content/request-calls'
import { minuteMilliseconds as minute } from 'contract/platform/durations'
import { expect, test } from 'vitest'
import { aNoticeOffice } from '../../../test/a-notice-office.ts'
import { signInAs } from '../../../test/sign-in-as.ts'
import { writtenOver } from '../../../test/written-over.ts'

type Office = Awaited<ReturnType<typeof aNoticeOffice>>
type Params = Parameters<typeof listNoticeEntries.querystring.parse>[0]

const dayIn = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * minute).toISOString().slice(0, 10)

async function aList() {
  const office = await aNoticeOffice()
  const request = (query: Params, call: Office['call'] = office.call) =>
    call(listNoticeEntries, { query: listNoticeEntries.querystring.parse(query) })
  const titles = async (...requested: Parameters<typeof request>) =>
    (await request(...requested)).entries.map(({ title }) => title)
  const signInTo = async (...departments: string[]) =>
    office.clientWith(await signInAs(office.db, { role: 'editor', departments, mayPublish: true }))
  return { ...office, ask: request, titles, signInTo }
}

test('a search matches all words in titles and addresses, ignoring case', async () => {
  const { add, create, titles } = await aList()
  await add('B.A. I semester result')
  await add('B.A. fees')
  await create('बीए परिणाम')

  expect(await titles({ search: 'RESULT b.a.' })).toEqual(['B.A. I semester result'])
  expect(await titles({ search: 'ba-fees' })).toEqual(['B.A. fees'])
  expect(await titles({ search: 'परिणाम' })).toEqual(['बीए परिणाम'])
  expect(await titles({ search: '100%' })).toEqual([])
})

test('an edited title is found, and the list says so', async () => {
  const { add, ask, save, titles } = await aList()
  await save(await add('Fees'), { title: 'Fees of 2027' })

  expect(await titles({ search: '2027' })).toEqual(['Fees of 2027'])
  expect(await ask({})).toMatchObject({
    all: 1,
    found: 1,
    entries: [{ isPublic: true, hasDraft: true }],
  })
})

test('each status filter finds entries that have it now, whether or not a server has recorded that', async () => {
  const { add, advance, call, create, end, save, titles } = await aList()
  await add('Public')
  await add('On top', { pinnedUntil: dayIn(3) })
  await add('Over', { date: '2024-01-01', validUntil: '2024-02-01' })
  await add('Later', {}, new Date(Date.now() + 20 * minute).toISOString())
  await save(await add('Corrected'), { title: 'Corrected again' })
  await end((await add('Ended'))._id, new Date(Date.now() + 10 * minute).toISOString())
  const requested = await create('Asked')
  const wanted = await save(requested, {})
  await call(createPublicationRequest, {
    params: { _id: requested._id },
    body: writtenOver(wanted, {}),
  })
  const { _id, version } = await create('Thrown away')
  await call(trashContent, { params: { _id }, body: { version } })

  const byTitle = (state: string) => titles({ state, sort: 'title' })
  expect(await byTitle('pinned')).toEqual(['On top'])
  expect(await byTitle('over')).toEqual(['Over'])
  expect(await byTitle('asked')).toEqual(['Asked'])
  expect(await byTitle('scheduled')).toEqual(['Later'])
  expect(await byTitle('draft')).toEqual(['Asked', 'Corrected again'])
  expect(await byTitle('public')).toEqual(['Corrected again', 'Ended', 'On top', 'Over', 'Public'])

  advance(25 * minute)
  expect(await byTitle('scheduled')).toEqual([])
  expect(await byTitle('draft')).toEqual(['Asked', 'Corrected again', 'Ended'])
  expect(await byTitle('public')).toEqual(['Corrected again', 'Later', 'On top', 'Over', 'Public'])
})

test('filters offer the existing categories and departments, and the order is kept across pages', async () => {
  const { add, ask, categoryId, create, titles } = await aList()
  await add('Oldest', { date: '2020-01-01', category: categoryId('result'), department: 'ba' })
  await add('Middle', { date: '2022-01-01', department: 'bca' })
  await add('Newest', { date: '2023-01-01' })

  expect(await titles({})).toEqual(['Newest', 'Middle', 'Oldest'])
  expect(await titles({ sort: 'title' })).toEqual(['Middle', 'Newest', 'Oldest'])
  expect((await ask({})).values).toEqual({
    category: [categoryId('general'), categoryId('result')].toSorted(),
    department: ['ba', 'bca', allDepartments],
    year: ['2023', '2022', '2021', '2020'],
  })
  expect(await titles({ category: categoryId('result') })).toEqual(['Oldest'])
  expect(await titles({ department: 'bca' })).toEqual(['Middle'])
  expect(await titles({ department: allDepartments })).toEqual(['Newest'])

  for (let number = 3; number <= entriesPerPage; number++) await create(`Draft ${number}`)
  const first = await ask({})
  expect(first).toMatchObject({ page: 1, pages: 2, found: entriesPerPage + 1 })
  expect(first.entries).toHaveLength(entriesPerPage)
  expect(await titles({ page: '2' })).toEqual(['Oldest'])
  expect(await titles({ page: '3' })).toEqual([])
})

test('a department’s account lists its own notices, and when linking, others’ public ones', async () => {
  const { add, ask, create, save, signInTo, titles } = await aList()
  await save(await add('Holiday'), { title: 'Holiday, as nobody knows yet' })
  await add('Practicals', { department: 'bca' })
  await save(await create('Secret'), { department: 'ba' })
  const editor = await signInTo('bca')

  expect(await titles({}, editor)).toEqual(['Practicals'])
  expect(await ask({ search: 'nobody' }, editor)).toMatchObject({ all: 1, found: 0 })
  expect(await ask({ others: 'public' }, editor)).toMatchObject({
    entries: [{ title: 'Practicals' }, { title: 'Holiday', hasDraft: false }],
  })
  expect(await titles({ others: 'public', search: 'nobody' }, editor)).toEqual([])
})

test('the list of all entries omits notices, except those requested by id or waiting for review', async () => {
  const { add, call, create, save } = await aList()
  const { _id } = await add('B.A. result')
  const requested = await save(await create('Waiting'), {})
  const body = writtenOver(requested, {})
  await call(createPublicationRequest, { params: { _id: requested._id }, body })
  const listed = async (query: { ids?: string; request?: 'open' }) =>
    (await call(listContent, { query })).entries

  const all = await listed({})
  expect(all.filter(({ type }) => type === 'notice')).toEqual([])
  expect(all.length).toBeGreaterThan(10)
  expect(
    (await listed({ ids: [_id, all[0]?._id].join(' ') })).map((entry) => entry._id).toSorted(),
  ).toEqual([_id, all[0]?._id].toSorted())
  expect(await listed({ request: 'open' })).toMatchObject([{ title: 'Waiting' }])
  expect(await listed({ ids: randomUUID() })).toEqual([])
})

test('a title is stored without invisible marks, and with the joiners of Hindi', async () => {
  const { add, titles } = await aList()
  await add('B.A.\u200b result\u202e \ufeff')
  await add('क्\u200dष शक्\u200cति')

  expect(await titles({ sort: 'title' })).toEqual(['B.A. result', 'क्\u200dष शक्\u200cति'])
})
