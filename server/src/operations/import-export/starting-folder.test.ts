import { join } from 'node:path'
import { listContent, publishContent, readContent } from 'contract/content/calls'
import { getCourse } from 'contract/content/courses'
import { describeLibraryItem, uploadToLibrary } from 'contract/content/library/calls'
import { getMenus } from 'contract/content/menus'
import { getPage } from 'contract/content/page'
import { linkToEntry } from 'contract/content/rich-text/link-target'
import { getSlides } from 'contract/content/slides'
import { createTranslation } from 'contract/content/translations/calls'
import type { Call } from 'contract/platform/client'
import { aPdf, pdfOf } from 'testing/a-pdf.ts'
import { aPicture } from 'testing/a-picture.ts'
import { expect, test } from 'vitest'
import { aSiteFrom, filesOf } from '../../../test/a-college-folder.ts'
import { aPageEditor } from '../../../test/a-page-editor.ts'
import { aTranslation } from '../../../test/a-translation.ts'
import { enterMember } from '../../../test/enter-member.ts'
import { readDocuments } from '../../../test/read-documents.ts'
import { testApp } from '../../../test/test-app.ts'
import { testDatabase, testFolder } from '../../../test/test-database.ts'
import { writtenOver } from '../../../test/written-over.ts'
import { writeStartingFolder } from './starting-folder.ts'

// Encodes pictures as thoroughly as the build.

const piece = (type: string, item: string) => ({ type, attrs: { item } })
const linked = (href: string) => ({
  type: 'paragraph',
  content: [{ type: 'text', text: 'The rules of it', marks: [{ type: 'link', attrs: { href } }] }],
})

const idAt = async (call: Call, type: string, slug = '') => {
  const { entries } = await call(listContent)
  return entries.find((one) => one.type === type && (one.page ?? '').endsWith(slug))?._id ?? ''
}
const entryAt = async (call: Call, type: string, slug = '') =>
  call(readContent, { params: { _id: await idAt(call, type, slug) } })

async function aWrittenSite() {
  const site = await aPageEditor()
  const { call, deps, create, publish, add } = site
  const upload = async (file: File) => (await call(uploadToLibrary, { body: { file } })).item
  const gate = await upload(await aPicture('gate.jpg'))
  const text = {
    name: 'Main gate',
    isDecorative: false,
    alt: "The principal's gate",
    credit: 'Ravi',
  }
  await call(describeLibraryItem, {
    params: { _id: gate._id },
    body: { ...text, focus: { x: 25, y: 70 }, version: gate.version },
  })
  const fees = await upload(aPdf('Fees.pdf', 'Fees'))
  const rules = await add('Rules')
  const draft = await create('Mess committee')
  const course = await entryAt(call, 'course', 'b.c.a.')
  const pieces = [
    linked(linkToEntry(rules._id)),
    linked(linkToEntry(draft._id)),
    linked('/contact#message'),
    piece('picture', gate._id),
    piece('download', fees._id),
    piece('course', course._id),
    piece('person', await enterMember(deps, { name: 'Asha Rao' })),
  ]
  await publish(await create('Hostel'), { body: { type: 'doc', content: pieces } })
  await publish(course, { syllabus: fees._id, picture: gate._id })
  const place = linkToEntry(rules._id)
  const lastLinks = [{ _key: 'rules', label: 'Rules', place }]
  await publish(await entryAt(call, 'menus'), { lastLinks })
  const body = { language: 'hi' }
  const { entry: translation } = await call(createTranslation, { params: { _id: rules._id }, body })
  const inHindi = {
    title: 'नियम',
    body: { type: 'doc', content: [linked(linkToEntry(rules._id)), piece('download', fees._id)] },
  }
  await call(publishContent, {
    params: { _id: translation._id },
    body: writtenOver(translation, aTranslation((await site.read(rules)).data, inHindi)),
  })
  return { ...site, draft }
}

async function shownBy(visitor: Call): Promise<unknown> {
  const page = await visitor(getPage, { params: { slug: 'hostel' } })
  const content = page.body.content.filter(({ type }) => type !== 'person')
  const visible = [
    { ...page, body: { ...page.body, content } },
    await visitor(getCourse, { params: { slug: 'b.c.a.' } }),
    await visitor(getMenus),
    await visitor(getSlides),
    await visitor(getPage, { params: { slug: 'rules' }, query: { lang: 'hi' } }),
    await visitor(getCourse, { params: { slug: 'b.c.a.' }, query: { lang: 'hi' } }),
  ]
  return JSON.parse(
    JSON.stringify(visible)
      .replace(/\/uploads\/[^"]*/g, '/uploads/')
      .replace(/\/documents\/[^/]*/g, '/documents'),
  )
}

async function checkReferences(call: Call, draft: string) {
  const rules = linkToEntry(await idAt(call, 'page', 'rules'))
  const { data } = await entryAt(call, 'page', 'hostel')
  expect(data.body).toMatchObject({
    content: [
      linked(rules),
      linked(linkToEntry(draft)),
      linked('/contact#message'),
      piece('picture', 'main-gate'),
      piece('download', 'fees'),
      piece('course', await idAt(call, 'course', 'b.c.a.')),
      { type: 'person' },
    ],
  })
  expect((await entryAt(call, 'menus')).data).toMatchObject({ lastLinks: [{ place: rules }] })
  expect((await entryAt(call, 'course', 'b.c.a.')).data).toMatchObject({
    group: await idAt(call, 'courseGroup', 'professional'),
    syllabus: 'fees',
    picture: 'main-gate',
  })
  const { entries } = await call(listContent, { query: { type: 'page' } })
  expect(entries.map(({ title }) => title).toSorted()).toEqual(['Hostel', 'Rules'])
}

test('a site started from another site’s folder looks the same, and exports the folder unchanged', async () => {
  const site = await aWrittenSite()
  const [first, second] = [await testFolder(), await testFolder()]
  const { notes } = await writeStartingFolder(site.deps, first, site.deps.now())

  const other = await aSiteFrom(first)
  await writeStartingFolder(other.deps, second, other.deps.now(), other.starting)
  for (const one of [site, other]) await readDocuments(one)

  expect(notes).toEqual([
    '“Hostel” refers to Mess committee: it is not public',
    '“Hostel” refers to Asha Rao: people are not part of the folder',
  ])
  const files = await filesOf(first)
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      'documents/fees.pdf',
      'pictures/main-gate.webp',
      'pictures/hero-1.webp',
    ]),
  )
  expect(files.get('documents/fees.pdf')).toEqual(pdfOf('Fees'))
  expect(await filesOf(second)).toEqual(files)
  expect(await shownBy(other.visitor)).toEqual(await shownBy(site.visitor))
  await checkReferences(await other.signIn(), site.draft._id)
})

test('without published content, no folder is written', async () => {
  const { deps } = await testApp({ database: await testDatabase() })
  const folder = join(await testFolder(), 'college')
  await expect(writeStartingFolder(deps, folder, deps.now())).rejects.toThrow('Nothing is public')
})
