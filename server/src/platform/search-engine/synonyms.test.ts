import { searchSite } from 'contract/search/search'
import { expect, test } from 'vitest'
import { aNoticeOffice } from '../../../test/a-notice-office.ts'
import { paragraph } from '../../../test/a-page-editor.ts'
import { enterMember } from '../../../test/enter-member.ts'
import { lettersOf, transliterations } from './codes.ts'
import { readQuery } from './query.ts'
import { withSynonyms } from './synonyms.ts'

test('only words with synonyms are expanded', () => {
  const ways = (typed: string) =>
    withSynonyms(readQuery(typed))?.variants.map((words) => words.map(({ word }) => word).join(' '))
  expect(ways('merit order')).toBeUndefined()
  expect(ways('how to')).toBeUndefined()
  expect(ways('merit order of the')).toContain('merit order')
  expect(ways('merit list')).toContain('merit')
  expect(ways('list')).toBeUndefined()
  expect(ways('ba ka परीक्षा परिणाम')).toContain('ba result')
  expect(ways('admit card')).toContain('प्रवेश पत्र')
  expect(ways('admit card')).not.toContain('admission पत्र')
  expect(ways('last dates')).toContain('deadline')
  expect(ways('परिणामों')).toContain('result')
})

test('synonyms are used where they match better than what was typed', async () => {
  const { add, visitor } = await aNoticeOffice()
  await add('Parade', { body: paragraph('Come in uniform.') })
  await add('Farewell', { body: paragraph('Come in a black dress.') })
  const titles = async () => {
    const { groups } = await visitor(searchSite, { query: { q: 'uniform' } })
    return groups.flatMap(({ found }) => found.map(({ title }) => title[0]?.text))
  }
  expect(await titles()).toEqual(['Parade'])

  await add('Dress')
  expect(await titles()).toEqual(['Dress', expect.anything(), expect.anything()])
})

test('an aspect of something finds the page about it, unless a title has both', async () => {
  const { add, visitor } = await aNoticeOffice()
  await add('Computer science', {
    body: paragraph('Data structures, and the fee of the laboratory'),
  })
  await add('Fees')
  const titles = async (q: string) => {
    const { groups } = await visitor(searchSite, { query: { q } })
    return groups
      .find(({ kind }) => kind === 'notice')
      ?.found.map(({ title }) => title.map(({ text }) => text).join(''))
  }
  expect(await titles('fee structure')).toEqual(['Fees', 'Computer science'])
  for (const typed of ['fees pdf', 'fee']) expect((await titles(typed))?.[0]).toBe('Fees')

  await add('Fee structure')
  expect(await titles('fee structure')).toEqual(['Fee structure', 'Computer science'])
})

test('conversational searches find results, and nothing changes where the words as typed are found', async () => {
  const { add, visitor, deps } = await aNoticeOffice()
  await add('B.A. I semester result')
  await add('शीतकालीन अवकाश', { body: paragraph('25 दिसंबर से 1 जनवरी तक') })
  await add('Time table of the practical examinations')
  await add('Sir Ganga Ram lecture')
  await enterMember(deps, { name: 'Girish Pathak' })
  const request = async (q: string) => {
    const { groups } = await visitor(searchSite, { query: { q } })
    return groups.flatMap(({ found }) =>
      found.map(({ title }) => title.map(({ text }) => text).join('')),
    )
  }
  const first = async (q: string) => (await request(q))[0]

  expect(await first('b.a. result kab aayega')).toBe('B.A. I semester result')
  expect(await first('ba first semester ka result')).toBe('B.A. I semester result')
  expect(await first('ba परिणाम')).toBe('B.A. I semester result')
  // No text contains "winter".
  expect(await first('winter chutti')).toBe('शीतकालीन अवकाश')
  expect(await first('छुट्टी')).toBe('शीतकालीन अवकाश')
  expect(await first('25 december')).toBe('शीतकालीन अवकाश')
  expect(await first('timetable practical')).toBe('Time table of the practical examinations')
  expect(await first('Dr. Girish Pathak')).toBe('Girish Pathak')
  expect(await request('pathak sir')).toEqual(['Girish Pathak'])
  // A filler word is searched for if it occurs.
  expect(await request('sir')).toEqual(['Sir Ganga Ram lecture'])
})

test.each([
  ['बीए', 'ba'],
  ['एमकॉम', 'mcom'],
  ['बीएड', 'bed'],
  ['डीएलएड', 'deled'],
  ['बीएससी', 'bsc'],
  ['बीटेक', 'btech'],
  ['पीएचडी', 'phd'],
  ['एलएलबी', 'llb'],
  ['एडी', 'ad'],
])('%s is a synonym of %s, and the other way round', (hindi, latin) => {
  expect(transliterations([hindi])).toEqual([latin])
  expect(transliterations([latin])).toEqual(latin === 'ad' ? [] : expect.arrayContaining([hindi]))
})

test('words that only look like codes are not treated as codes', () => {
  for (const word of ['काम', 'के', 'परिणाम', 'फार्म', 'बए']) expect(lettersOf(word)).toBeUndefined()
  for (const word of ['result', 'fees', 'notice', '2026'])
    expect(transliterations([word])).toEqual([])
  expect(transliterations(['b', 'com'])).toEqual(['बीकॉम', 'बीकाम'])
  expect(transliterations(['bsc', 'exam'])).toEqual([])
})

test('a degree in Hindi letters finds the one in Latin letters, and the other way round', async () => {
  const { add, visitor } = await aNoticeOffice()
  // Pages that mention some of it rank below.
  const request = async (q: string) => {
    const { groups } = await visitor(searchSite, { query: { q } })
    expect(groups[0]?.kind).toBe('notice')
    return groups[0]?.found.map(({ title }) => title.map(({ text }) => text).join(''))
  }
  await add('B.Ed. I semester result')
  for (const typed of ['बीएड परिणाम', 'बी.एड. परीक्षाफल', 'बी एड प्रथम सेमेस्टर परिणाम', 'बीएड result'])
    expect(await request(typed)).toEqual(['B.Ed. I semester result'])

  const inHindi = [
    'एम.कॉम. परिणाम',
    'एमए द्वितीय वर्ष परीक्षाफल',
    'बी एल एड परिणाम',
    'बीए एलएलबी परिणाम',
  ]
  for (const title of inHindi) await add(title)
  expect(await request('m.com result')).toEqual(['एम.कॉम. परिणाम'])
  expect(await request('M Com result kab aayega')).toEqual(['एम.कॉम. परिणाम'])
  expect(await request('ma 2nd year result')).toEqual(['एमए द्वितीय वर्ष परीक्षाफल'])
  expect(await request('b.el.ed. result')).toEqual(['बी एल एड परिणाम'])
  expect(await request('ba llb result')).toEqual(['बीए एलएलबी परिणाम'])
  // A query that a title matches is not widened.
  await add('M.Com. result')
  expect(await request('mcom result')).toEqual(['M.Com. result'])
})
