import { publishContent, readContent } from 'contract/content/calls'
import { searchInPanel } from 'contract/search/panel-search'
import { searchSite } from 'contract/search/search'
import { expect, test } from 'vitest'
import { aNoticeOffice } from '../../../test/a-notice-office.ts'
import { writtenOver } from '../../../test/written-over.ts'
import { readQuery } from './query.ts'

const textOf = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join('')

async function aSortedOffice() {
  const office = await aNoticeOffice()
  const { add, call, categoryId, visitor } = office
  await add('B.A. II, the second half', { category: categoryId('timetable') })
  await add('Time table of the library')
  await add('Form for those who failed', { category: categoryId('examination') })
  return {
    ...office,
    found: async (q: string) =>
      (await visitor(searchSite, { query: { q, kind: 'notice' } })).groups.flatMap(({ found }) =>
        found.map(({ title }) => textOf(title)),
      ),
    rename: async (slug: string, title: string, at?: string) => {
      const params = { _id: categoryId(slug) }
      const entry = await call(readContent, { params })
      const body = { ...writtenOver(entry, { title }), ...(at && { at }) }
      await call(publishContent, { params, body })
    },
  }
}

test('a notice is found by its category’s name, after those with it in the title', async () => {
  const { add, categoryId, call, create, found, save, visitor } = await aSortedOffice()

  expect(await found('time table')).toEqual([
    'Time table of the library',
    'B.A. II, the second half',
  ])
  expect(await found('timetable')).toEqual(await found('time table'))
  expect(await found('ba 2 time table')).toEqual(['B.A. II, the second half'])
  expect(await found('examination form')).toEqual(['Form for those who failed'])
  expect(await found('exam')).toEqual(['Form for those who failed'])
  expect(await found('tender')).toEqual([])
  await add('Chairs', { category: categoryId('tender') })
  expect(await found('tenders')).toEqual(['Chairs'])

  const chairs = (await visitor(searchSite, { query: { q: 'tenders' } })).groups[0]?.found[0]
  expect(chairs?.category).toEqual([{ text: 'Tender', isHit: true }])

  await save(await create('Desks'), { category: categoryId('tender') })
  const { groups } = await call(searchInPanel, { query: { q: 'tender' } })
  const notices = groups.find(({ kind }) => kind === 'notice')
  expect(notices?.found.map(({ title }) => textOf(title)).toSorted()).toEqual(['Chairs', 'Desks'])
  expect(notices?.found.map(({ category }) => category)).toEqual([
    [{ text: 'Tender', isHit: true }],
    [{ text: 'Tender', isHit: true }],
  ])
})

test('a result found by its category says so, even if its name is written as one word', async () => {
  const { rename, visitor } = await aSortedOffice()
  await rename('timetable', 'Time table')
  const categoryOf = async (q: string) => {
    const { groups } = await visitor(searchSite, { query: { q, kind: 'notice' } })
    return groups[0]?.found.find(({ title }) => textOf(title).startsWith('B.A. II'))?.category
  }
  const halves = [{ text: 'Time', isHit: true }, { text: ' ' }, { text: 'table', isHit: true }]

  expect(await categoryOf('time table')).toEqual(halves)
  expect(await categoryOf('timetable')).toEqual(halves)
  expect(await categoryOf('second')).toEqual([{ text: 'Time table' }])
  // Pages and courses use the word in their texts.
  const { groups } = await visitor(searchSite, { query: { q: 'timetable' } })
  expect(groups.map(({ kind }) => kind).slice(0, 3)).toEqual(['notice', 'page', 'course'])
})

test('a renamed category is found only by its new name, from its time on', async () => {
  const { advance, deps, found, rename } = await aSortedOffice()
  const words = () => Promise.all(['examination', 'विवरण', 'आवेदन'].map(found))
  const form = ['Form for those who failed']
  expect(await words()).toEqual([form, [], []])
  await rename('examination', 'विवरण')
  expect(await words()).toEqual([[], form, []])
  await rename('examination', 'आवेदन', new Date(deps.now().getTime() + 60_000).toISOString())
  expect(await words()).toEqual([[], form, []])
  advance(61_000)
  expect(await words()).toEqual([[], [], form])
})

test('a typo in a category’s name is corrected, even in short words if no code is meant', async () => {
  const { add, visitor } = await aSortedOffice()
  await add(
    'Coats and seats: the M.B.I.A. of 2026, B.Ed., M.Ed., बीएड, a note for emails, beds and boxes, on education and educators',
  )
  const meant = async (q: string) => (await visitor(searchSite, { query: { q } })).meant

  expect(await meant('timtable')).toBe('timetable')
  expect(await meant('exm')).toBe('exam')
  expect(await meant('exm form')).toBe('exam form')
  const codes = ['mba', 'bds', 'set', 'cat', 'ugc', 'rti', 'bped', 'B.P.Ed.', 'm p ed', 'ncte']
  for (const q of [...codes, 'emi', 'bex', 'xam', 'edc', 'result 2031', 'बीपीएड'])
    expect([q, await meant(q)]).toEqual([q, undefined])
})

test('the index’s sign for a category can’t be typed', async () => {
  const { deps, visitor } = await aSortedOffice()
  const { words } = await deps.searchIndexes.published()
  const [sign = ''] = [...words.keys()].filter((word) => word.includes('\ue000'))

  expect(sign).not.toBe('')
  expect((await visitor(searchSite, { query: { q: sign } })).groups).toEqual([])
  expect(readQuery('\ue0000192f000').words).toEqual(['0192f000'])
})
