import { publishContent, readContent } from 'contract/content/calls'
import { searchInPanel } from 'contract/panel-search'
import { searchSite } from 'contract/search'
import { expect, test } from 'vitest'
import { aNoticeOffice } from '../../test/a-notice-office.ts'
import { writtenOver } from '../../test/written-over.ts'
import { readQuery } from './query.ts'

const textOf = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join('')

/** An office with notices in several categories, and the notices that are found. */
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

test('a notice is found by what its category is called, after those that say it in their title', async () => {
  const { add, categoryId, call, create, found, save } = await aSortedOffice()

  expect(await found('time table')).toEqual([
    'Time table of the library',
    'B.A. II, the second half',
  ])
  expect(await found('timetable')).toEqual(['B.A. II, the second half'])
  expect(await found('ba 2 time table')).toEqual(['B.A. II, the second half'])
  expect(await found('examination form')).toEqual(['Form for those who failed'])
  expect(await found('exam')).toEqual(['Form for those who failed'])
  expect(await found('tender')).toEqual([])
  await add('Chairs', { category: categoryId('tender') })
  expect(await found('tenders')).toEqual(['Chairs'])

  await save(await create('Desks'), { category: categoryId('tender') })
  const { groups } = await call(searchInPanel, { query: { q: 'tender' } })
  const notices = groups.find(({ kind }) => kind === 'notice')
  expect(notices?.found.map(({ title }) => textOf(title)).toSorted()).toEqual(['Chairs', 'Desks'])
})

test('a category that is called otherwise is found by its new name alone, from its moment on', async () => {
  const { advance, deps, found, rename } = await aSortedOffice()
  const words = () => Promise.all(['examination', 'परीक्षा', 'आवेदन'].map(found))
  const form = ['Form for those who failed']
  expect(await words()).toEqual([form, [], []])
  await rename('examination', 'परीक्षा')
  expect(await words()).toEqual([[], form, []])
  await rename('examination', 'आवेदन', new Date(deps.now().getTime() + 60_000).toISOString())
  expect(await words()).toEqual([[], form, []])
  advance(61_000)
  expect(await words()).toEqual([[], [], form])
})

test('a fault in the name of a category is told, and in short words, where no code is meant', async () => {
  const { add, visitor } = await aSortedOffice()
  await add('Coats and seats: the M.B.I.A. of 2026, beds and boxes')
  const meant = async (q: string) => (await visitor(searchSite, { query: { q } })).meant

  expect(await meant('timtable')).toBe('timetable')
  expect(await meant('exm')).toBe('exam')
  expect(await meant('exm form')).toBe('exam form')
  for (const q of ['mba', 'bds', 'set', 'cat', 'bex', 'xam'])
    expect([q, await meant(q)]).toEqual([q, undefined])
})

test('what stands in the index for a category is nothing that somebody can type', async () => {
  const { db } = await aSortedOffice()
  const words = await db.selectFrom('searchWords').select('word').execute()

  expect(words.filter(({ word }) => word.includes('\ue000'))).toEqual([])
  expect(readQuery('\ue0000192f000').words).toEqual(['0192f000'])
})
