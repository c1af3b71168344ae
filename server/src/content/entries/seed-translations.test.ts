import { startingContent, startingEntries } from 'college/starting-content'
import { archivedNotices } from 'college/starting-content/notices/archived'
import { startingHindi } from 'college/starting-hindi'
import { listNotices } from 'contract/content/notices'
import { programCode } from 'contract/content/program-code'
import { getPageLanguages } from 'contract/content/translations/page-languages'
import { type SourceText, textsOf } from 'contract/content/translations/texts-of'
import { collectionNames, contentTypes, singletonNames } from 'contract/content/types'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { hindiOf } from './seed-translations.ts'

const isHindi = (text: string) => /\p{Script=Devanagari}/u.test(text)

test('a new site has its notices, its courses and the pages about itself in Hindi', async () => {
  const { visitor, db } = await testApp()
  const { notices } = await visitor(listNotices, { query: { lang: 'hi' } })
  const { notices: english } = await visitor(listNotices)

  expect(notices.map(({ slug }) => slug)).toEqual(english.map(({ slug }) => slug))
  expect(notices.filter(({ title }) => isHindi(title)).length).toBeGreaterThanOrEqual(10)
  const rows = db.selectFrom('contentItems').select('type').where('language', '=', 'hi')
  const types = (await rows.execute()).map(({ type }) => type)
  const pages = ['home', 'about', 'teamPage', 'contactPage', 'eventPages']
  expect(types).toEqual(expect.arrayContaining(pages.map((page) => `${page}Translation`)))
  expect(types.filter((type) => type === 'courseTranslation')).toHaveLength(
    startingEntries.course.length,
  )
})

test('the home page, courses and policies name their Hindi to search engines', async () => {
  const { visitor } = await testApp()
  // Dots of a course's address are left out where pages are cached.
  const courses = startingEntries.course.map(({ slug }) => `/course/${programCode(slug)}`)
  for (const path of [...courses, '/', '/privacy', '/terms']) {
    const { languages } = await visitor(getPageLanguages, { query: { path } })
    expect(languages, path).toEqual(['hi'])
  }
})

const texts: SourceText[] = [
  ...singletonNames.flatMap((name) =>
    textsOf(contentTypes[name].fields, startingContent[name], {}),
  ),
  ...collectionNames.flatMap((name) =>
    startingEntries[name].flatMap((data) => textsOf(contentTypes[name].fields, data, {})),
  ),
]

test('every text of the sample has Hindi, except notices in the archive', () => {
  const archived = new Set(archivedNotices.flatMap(({ title, body }): unknown[] => [title, body]))
  const wanted = texts.map(({ english }) => english).filter((english) => !archived.has(english))
  expect(wanted.filter((english) => hindiOf(english) === undefined)).toEqual([])
})

test('the Hindi keeps what is the same in both languages: numbers, marks of text and placeholders', () => {
  const figures = (text: string) => (text.match(/\d+(?:,\d{3})*/g) ?? []).toSorted()
  const short = texts.filter(({ english }) => typeof english === 'string')
  const differing = short.flatMap(({ english }) => {
    const hindi = startingHindi(String(english))
    const isSame = !hindi || figures(hindi).join() === figures(String(english)).join()
    return isSame ? [] : [[english, hindi]]
  })
  expect(differing).toEqual([])
})
