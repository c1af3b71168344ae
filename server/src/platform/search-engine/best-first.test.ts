import { dayMilliseconds } from 'contract/platform/durations'
import { searchSite } from 'contract/search/search'
import { expect, test } from 'vitest'
import { aNoticeOffice } from '../../../test/a-notice-office.ts'
import { paragraph } from '../../../test/a-page-editor.ts'
import { createSearchIndexes } from '../../search/sources/search-indexes.ts'
import { createScope, findSearchEntries } from './find.ts'
import { readQuery } from './query.ts'

async function office() {
  const { add, visitor, ...more } = await aNoticeOffice()
  const find = async (q: string, kind?: 'notice') => {
    const { groups, ...said } = await visitor(searchSite, { query: { q, ...(kind && { kind }) } })
    const notices = groups.find((group) => group.kind === 'notice')?.found ?? []
    const results = notices.map(({ title, isExpired }) => ({
      title: title.map(({ text }) => text).join(''),
      isExpired,
    }))
    return {
      found: results,
      titles: results.map(({ title }) => title),
      kinds: groups.map((one) => one.kind),
      ...said,
    }
  }
  return { add, find, ...more }
}

const dayIn = (days: number) =>
  new Date(Date.now() + days * dayMilliseconds).toISOString().slice(0, 10)

test('expired notices come last, whatever their text, and say so', async () => {
  const { add, find, deps } = await office()
  await add('Zebra form', { validUntil: dayIn(-9), date: dayIn(-1) })
  await add('Zebra fee', { validUntil: dayIn(9), date: dayIn(-40) })
  await add('Of the herd', { body: paragraph('Zebras and others'), date: dayIn(-50) })
  const expected = [
    { title: 'Zebra fee', isExpired: undefined },
    { title: 'Of the herd', isExpired: undefined },
    { title: 'Zebra form', isExpired: true },
  ]
  expect((await find('zebra')).found).toEqual(expected)
  expect((await find('zebra', 'notice')).found).toEqual(expected)
  expect((await find('zebra form')).found).toEqual([{ title: 'Zebra form', isExpired: true }])
  const scope = createScope(await createSearchIndexes(deps).published(), new Map(), deps.now())
  const again = findSearchEntries(scope, readQuery('zebra'), { kind: 'notice', from: 0, count: 9 })
  expect(again.map(({ title }) => title)).toEqual(expected.map(({ title }) => title))
})

test('a notice expires in the index after its last day, without any change', async () => {
  const { add, find, advance } = await office()
  await add('Zebra form', { validUntil: dayIn(1) })
  await add('Of the zebra herd', { body: paragraph('Words'), date: '2020-01-01' })
  expect((await find('zebra')).titles).toEqual(['Zebra form', 'Of the zebra herd'])
  advance(3 * dayMilliseconds)
  expect((await find('zebra')).found).toEqual([
    { title: 'Of the zebra herd', isExpired: undefined },
    { title: 'Zebra form', isExpired: true },
  ])
})

test('whole words come before beginnings of words, and plurals count as the word', async () => {
  const { add, find } = await office()
  await add('Zebrafish in the title', { date: dayIn(-1) })
  await add('Of the herd', { body: paragraph('A zebra is here'), date: dayIn(-9) })
  await add('Zebras', { date: dayIn(-30) })
  expect((await find('zebra')).titles).toEqual(['Zebras', 'Of the herd', 'Zebrafish in the title'])
})

test('a result whose whole title was typed comes before longer and later ones', async () => {
  const { add, find } = await office()
  await add('Zebras', { date: dayIn(-300) })
  await add('Zebras and quaggas', { date: dayIn(-1) })
  const titles = ['Zebras', 'Zebras and quaggas']
  expect((await find('zebra')).titles).toEqual(titles)
  expect((await find('zebras')).titles).toEqual(titles)
  expect((await find('about the zebras')).titles).toEqual(titles)
})

test('words of headings count more than words of the text', async () => {
  const { add, find } = await office()
  const written = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  const heading = { ...written('The zebra'), type: 'heading', attrs: { level: 2 } }
  const body = { type: 'doc', content: [heading, written('A horse with stripes')] }
  await add('Of the herd', { body, date: dayIn(-9) })
  await add('Of the zoo', { body: paragraph('A zebra, a horse'), date: dayIn(-1) })
  expect((await find('zebra')).titles).toEqual(['Of the herd', 'Of the zoo'])
  expect((await find('horse')).titles).toEqual(['Of the zoo', 'Of the herd'])
})

test('pages come before notices that mention the words, and after those named by them', async () => {
  const { add, find } = await office()
  await add('Of the herd', { body: paragraph('Ragging is a crime.') })
  expect((await find('ragging crime')).kinds).toEqual(['notice'])
  expect((await find('ragging')).kinds.indexOf('page')).toBeLessThan(
    (await find('ragging')).kinds.indexOf('notice'),
  )
  await add('Ragging')
  expect((await find('ragging')).kinds[0]).toBe('notice')
})

test('the singular of a typed word is not the beginning of another', async () => {
  const { add, find } = await office()
  await add('Of the herd', { body: paragraph('A zebrafish') })
  expect((await find('zebra')).titles).toEqual(['Of the herd'])
  expect((await find('zebras')).titles).toEqual([])
})

test('if nothing has all words, results with most of them are shown and marked as such', async () => {
  const { add, find } = await office()
  await add('Zebra quagga form')
  await add('Zebra fee')
  const { titles, isPartial } = await find('zebra quagga unicorn')
  expect([titles, isPartial]).toEqual([['Zebra quagga form'], true])
  expect((await find('zebra unicorn')).titles.toSorted()).toEqual([
    'Zebra fee',
    'Zebra quagga form',
  ])
  expect((await find('unicorn 7')).titles).toEqual([])
  expect((await find('zebra fee')).isPartial).toBeUndefined()
})

test.each([
  ['Head of Department of Zoology', 'zoology hod'],
  ['Contact of the hostel', 'hostel phone'],
  ['Contact of the hostel', 'hostel contact number'],
  ['Library hours', 'library timing'],
  ['Identity cards are ready', 'id card'],
  ['Mathematics quiz', 'maths quiz'],
  ['गणित प्रश्नोत्तरी', 'maths'],
  ['Examination cell: new rooms', 'exam cell'],
  ['Hindi week', 'हिंदी week'],
  ['हिन्दी पखवाड़ा', 'hindi'],
  ['LL.B. moot court', 'law moot'],
  ['B.A.LL.B. moot court', 'llb moot'],
])('%s is found by %s', async (title, typed) => {
  const { add, find } = await office()
  await add(title)
  expect((await find(typed)).titles[0]).toBe(title)
})
