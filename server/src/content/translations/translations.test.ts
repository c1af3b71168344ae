import { contentTrashed, type EditedContent, publishContent } from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { getPage, listPages } from 'contract/content/page'
import {
  createTranslation,
  getTranslationSource,
  listTranslations,
  translationStays,
} from 'contract/content/translations/calls'
import { getPageLanguages, listTranslatedPages } from 'contract/content/translations/page-languages'
import { textHash } from 'contract/content/translations/text-hash'
import { listActivities } from 'contract/platform/activity'
import { hourMilliseconds as hour } from 'contract/platform/durations'
import { searchSite } from 'contract/search/search'
import { expect, test } from 'vitest'
import { aPageEditor, paragraph } from '../../../test/a-page-editor.ts'
import { aTranslation } from '../../../test/a-translation.ts'
import { writtenOver } from '../../../test/written-over.ts'

async function aTranslator() {
  const office = await aPageEditor()
  const { call, visitor } = office
  const begin = async (source: EditedContent) => {
    const body = { language: 'hi' }
    return (await call(createTranslation, { params: { _id: source._id }, body })).entry
  }
  type Published = { at?: string; areTranslationsCorrect?: true }
  const write = async (entry: EditedContent, change: ContentData, how: Published = {}) => {
    const body = { ...writtenOver(entry, change), ...how }
    return (await call(publishContent, { params: { _id: entry._id }, body })).entry
  }
  return {
    ...office,
    begin,
    write,
    /** Published, for the source as it was read. */
    translate: async (source: EditedContent, texts: ContentData, at?: string) =>
      write(await begin(source), aTranslation(source.data, texts), at ? { at } : {}),
    inHindi: (slug: string) => visitor(getPage, { params: { slug }, query: { lang: 'hi' } }),
    inEnglish: (slug: string) => visitor(getPage, { params: { slug } }),
  }
}

const hindi = {
  title: 'पुस्तकालय',
  summary: 'सबके जानने की बातें।',
  body: paragraph('दो सौ विद्यार्थियों के लिए कमरे।'),
}

test('visitors read a page in Hindi, with the facts of the English one', async () => {
  const { add, translate, inHindi, inEnglish, visitor } = await aTranslator()
  const source = await add('Library')
  await translate(source, hindi)

  expect(await inHindi('library')).toEqual({ ...(await inEnglish('library')), ...hindi })
  const listed = await visitor(listPages, { query: { lang: 'hi' } })
  expect(listed.map(({ slug, title }) => [slug, title])).toContainEqual(['library', 'पुस्तकालय'])
  expect(listed).toHaveLength((await visitor(listPages)).length)
})

test('a text whose English has changed since is shown in English, the others in Hindi', async () => {
  const { add, translate, publish, read, inHindi, call } = await aTranslator()
  const source = await add('Library')
  const translation = await translate(source, hindi)
  await publish(await read(source), { summary: 'What everybody should know about books.' })

  const { title, summary, body } = await inHindi('library')
  expect([title, summary, body]).toEqual([
    hindi.title,
    'What everybody should know about books.',
    hindi.body,
  ])
  const { before } = await call(getTranslationSource, { params: { _id: translation._id } })
  expect(before).toEqual({ summary: 'What everybody should know about it.' })
  const { translations } = await call(listTranslations, { params: { _id: source._id } })
  expect(translations).toMatchObject([{ _id: translation._id, texts: 3, behind: 1 }])
})

test('after a small correction, the Hindi stays with one tick, which is recorded', async () => {
  const { add, translate, read, inHindi, call, write, begin } = await aTranslator()
  const source = await add('Library')
  const { _id } = await translate(source, hindi)
  const { version } = await begin(source)
  await write(await read(source), { title: 'The library' }, { areTranslationsCorrect: true })

  expect(await inHindi('library')).toMatchObject({ title: hindi.title })
  expect((await read({ _id })).version).toBe(version + 1)
  const { activities } = await call(listActivities, { query: { action: 'confirmed' } })
  expect(activities).toMatchObject([{ targetId: _id, subject: 'content' }])
  expect((await read({ _id })).data.title).toEqual({
    text: hindi.title,
    of: [textHash('Library'), textHash('The library')],
  })
})

test('English and Hindi that are scheduled for one time change together', async () => {
  const { add, translate, publish, read, inHindi, advance, deps } = await aTranslator()
  const source = await add('Library')
  await translate(source, hindi)
  const at = new Date(deps.now().getTime() + hour).toISOString()
  const later = await publish(await read(source), { title: 'Reading room' }, at)
  await translate(later, { ...hindi, title: 'वाचनालय' }, at)

  expect(await inHindi('library')).toMatchObject({ title: hindi.title })
  advance(hour)
  expect(await inHindi('library')).toMatchObject({ title: 'वाचनालय' })
})

test('a translation goes to the trash and comes back with what it translates', async () => {
  const { add, translate, trash, recover, publish, read, inHindi, begin, call } =
    await aTranslator()
  const source = await add('Library')
  const { _id } = await translate(source, hindi)
  await expect(trash(await read({ _id }))).rejects.toMatchObject({ message: translationStays })
  const trashed = await trash(await read(source))

  expect((await read({ _id })).deletedAt).toBeDefined()
  await expect(begin(source)).rejects.toMatchObject({ message: contentTrashed })
  await publish(await recover(trashed))
  expect(await inHindi('library')).toMatchObject({ title: hindi.title })
  expect((await call(listTranslations, { params: { _id: source._id } })).translations).toHaveLength(
    1,
  )
})

test('an entry is found by its words in both languages, once', async () => {
  const { add, translate, visitor } = await aTranslator()
  await translate(await add('Zebrahouse'), { title: 'ज़ेबराघर' })
  for (const q of ['zebrahouse', 'ज़ेबराघर']) {
    const { groups } = await visitor(searchSite, { query: { q } })
    const found = groups.flatMap((group) => group.found.map(({ path }) => path))
    expect(found, q).toEqual(['/pages/zebrahouse'])
  }
})

test('headings count more than words of the text in both languages', async () => {
  const { create, publish, translate, visitor } = await aTranslator()
  const written = (heading: string, text: string) => {
    const [words] = paragraph(heading).content
    const { content } = paragraph(text)
    return {
      type: 'doc',
      content: [{ ...words, type: 'heading', attrs: { level: 2 } }, ...content],
    }
  }
  const inEnglish = { body: written('The zebra', 'A horse') }
  const headed = await publish(await create('Stable'), inEnglish)
  await translate(headed, { ...hindi, body: written('ज़ेबरा', 'एक घोड़ा') })
  const other = await publish(await create('Barn'), { body: paragraph('A zebra, a horse') })
  await translate(other, { ...hindi, body: paragraph('एक ज़ेबरा, एक घोड़ा') })

  const firstOf = async (q: string) =>
    (await visitor(searchSite, { query: { q } })).groups[0]?.found[0]?.path
  // Otherwise by address.
  expect(await firstOf('zebra')).toBe('/pages/stable')
  expect(await firstOf('ज़ेबरा')).toBe('/pages/stable')
})

test('a result is in the language of the page with the search, whichever its words', async () => {
  const { add, translate, visitor } = await aTranslator()
  await translate(await add('Zebrahouse'), { title: 'ज़ेबराघर', body: hindi.body })
  const results = async (query: { q: string; lang?: string }) => {
    const { groups } = await visitor(searchSite, { query })
    return groups.flatMap(({ found }) =>
      found.map(({ title, passage }) =>
        [title, passage].map((pieces) => pieces.map(({ text }) => text).join('')),
      ),
    )
  }
  for (const q of ['zebrahouse', 'ज़ेबराघर'])
    expect(await results({ q, lang: 'hi' }), q).toEqual([
      ['ज़ेबराघर', expect.stringContaining('दो सौ विद्यार्थियों के लिए कमरे।')],
    ])
  expect(await results({ q: 'ज़ेबराघर' })).toEqual([
    ['Zebrahouse', expect.stringContaining('Rooms for two hundred students.')],
  ])
})

test('the Hindi of a result that waits for its hour can’t be searched for before', async () => {
  const { add, advance, translate, publish, read, visitor, deps } = await aTranslator()
  const source = await add('Result')
  const at = new Date(deps.now().getTime() + hour / 4).toISOString()
  const scheduled = await publish(await read(source), { summary: 'Asha Verma is first.' }, at)
  await translate(scheduled, { summary: 'आशा वर्मा ज़ेबरा प्रथम हैं।' })
  const found = async () =>
    (await visitor(searchSite, { query: { q: 'ज़ेबरा' } })).groups.flatMap((group) => group.found)

  expect(await found()).toEqual([])
  advance(hour / 4)
  expect(await found()).toMatchObject([{ path: '/pages/result' }])
})

test('a page is named in all languages only while all of its text is current', async () => {
  const { add, translate, publish, read, visitor } = await aTranslator()
  const source = await add('Library')
  const languages = async () => {
    const { pages } = await visitor(listTranslatedPages)
    const { languages } = await visitor(getPageLanguages, { query: { path: '/pages/library' } })
    expect(pages.some(({ path }) => path === '/pages/library')).toBe(languages.length > 0)
    return languages
  }
  expect(await languages()).toEqual([])
  await translate(source, hindi)
  expect(await languages()).toEqual(['hi'])
  await publish(await read(source), { title: 'The library' })
  expect(await languages()).toEqual([])
})

test('two people who start a translation get the same one', async () => {
  const { add, begin } = await aTranslator()
  const source = await add('Library')
  const [one, other] = await Promise.all([begin(source), begin(source)])
  expect(one._id).toBe(other._id)
})

test('a text follows the rules of the one that it translates', async () => {
  const { add, begin, write } = await aTranslator()
  const source = await add('Library')
  const translation = await begin(source)
  const tooLong = aTranslation(source.data, { title: 'अ'.repeat(1_000) })
  await expect(write(translation, tooLong)).rejects.toMatchObject({
    errors: { 'title.text': expect.stringContaining('at most') },
  })
})
