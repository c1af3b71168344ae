import { searchSite } from 'contract/search/search'
import { expect, test } from 'vitest'
import { aNoticeOffice } from '../../../test/a-notice-office.ts'
import { hitsOf, passageOf, prepareBody } from './passage.ts'
import { readQuery } from './query.ts'

test.each([
  ['हिन्दी दिवस', 'हिंदी'],
  ['हिंदी पखवाड़ा', 'हिन्दी'],
  ['हिन्दी दिवस', 'हिन्दि'],
  ['संपर्क सूत्र', 'सम्पर्क'],
  ['पंचम सेमेस्टर', 'पञ्चम'],
  ['काँग्रेस', 'कांग्रेस'],
  ['निःशुल्क प्रवेश', 'नि:शुल्क'],
  ['पढ़ाई शुरू', 'पढाई'],
  ['क\u200d्षेत्र की सूची', 'सुची'],
  ['डॉक्टर दिवस', 'डाक्टर'],
  ['स्थायी पद', 'स्थाई'],
  ['नया पाठ्यक्रम', 'पाठ्यक्रमों'],
  ['परीक्षा केंद्र', 'परीक्षाएँ'],
  ['लड़की छात्रावास', 'लड़कियों'],
  ['José Álvarez lecture', 'alvarez jose'],
  ['O’Neil lecture', "o'neil"],
  ['OʼNeil lecture', 'o’neil'],
  ['اردو شعبہ', 'اردو شعبه'],
])('%s is found by %s, with its words marked', async (title, typed) => {
  const { add, visitor } = await aNoticeOffice()
  await add(title)
  const { groups } = await visitor(searchSite, { query: { q: typed } })
  const [best] = groups.find(({ kind }) => kind === 'notice')?.found ?? []
  expect(best?.title.map(({ text }) => text).join('')).toBe(title)
  expect(best?.title.some(({ isHit }) => isHit)).toBe(true)
})

test('the excerpt of a long text has the word in the spelling found there', () => {
  const long = `${'शब्द '.repeat(9_000)} हिन्दी भवन ${'शब्द '.repeat(90)}`
  for (const typed of ['हिंदी', 'हिन्दि'])
    expect(passageOf(prepareBody(long), hitsOf(readQuery(typed)))).toContainEqual({
      text: 'हिन्दी',
      isHit: true,
    })
})
