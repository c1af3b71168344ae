import { type EditedContent, publishContent, saveContent } from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { createPublicationRequest } from 'contract/content/request-calls'
import { createTranslation, unknownLanguage } from 'contract/content/translations/calls'
import {
  countOutdatedTranslations,
  listTranslatableEntries,
} from 'contract/content/translations/list-calls'
import { translationTypeOf } from 'contract/content/translations/translation-types'
import { contentTypeNames } from 'contract/content/types'
import { hourMilliseconds } from 'contract/platform/durations'
import { expect, test } from 'vitest'
import { aPageEditor, paragraph } from '../../../test/a-page-editor.ts'
import { aTranslation } from '../../../test/a-translation.ts'
import { countStatements } from '../../../test/count-statements.ts'
import { signInAs } from '../../../test/sign-in-as.ts'
import { clientOf } from '../../../test/test-app.ts'
import { writtenOver } from '../../../test/written-over.ts'
import type { Db } from '../../platform/db/open.ts'
import { inRowBatches } from '../../platform/db/row-batches.ts'

const language = 'hi'
/** Before the session ends. */
const soon = hourMilliseconds / 4
const hindi = {
  title: 'पुस्तकालय',
  summary: 'सबके जानने की बातें।',
  body: paragraph('दो सौ विद्यार्थियों के लिए कमरे।'),
}

async function aTranslator(settings: Parameters<typeof aPageEditor>[0] = {}) {
  const office = await aPageEditor(settings)
  const { call, publish, read } = office
  const bodyOf = async ({ _id, data }: EditedContent, texts: ContentData) => {
    const { entry } = await call(createTranslation, { params: { _id }, body: { language } })
    return { params: { _id: entry._id }, body: writtenOver(entry, aTranslation(data, texts)) }
  }
  const rows = async (query: { status?: 'outdated'; search?: string } = {}) =>
    (await call(listTranslatableEntries, { query: { language, type: 'page', ...query } })).entries
  return {
    ...office,
    rows,
    statusOf: async ({ _id }: EditedContent) =>
      (await rows()).find((row) => row._id === _id)?.status,
    draft: async (source: EditedContent, texts: ContentData) =>
      call(saveContent, await bodyOf(source, texts)),
    translate: async (source: EditedContent, texts: ContentData = hindi) =>
      call(publishContent, await bodyOf(source, texts)),
    schedule: async (source: EditedContent, at: string) => {
      const { params, body } = await bodyOf(source, hindi)
      return call(publishContent, { params, body: { ...body, at } })
    },
    request: async (source: EditedContent) =>
      call(createPublicationRequest, await bodyOf(source, hindi)),
    correct: async (source: EditedContent, change: ContentData) =>
      publish(await read(source), change),
  }
}

test('each public entry has a row that says how far its translation is', async () => {
  const office = await aTranslator()
  const { add, create, draft, translate, schedule, request, correct, statusOf, rows, deps } = office
  await create('Not public')
  const untouched = await add('Hostel')
  const partly = await add('Sports')
  await draft(partly, { title: 'खेल' })
  const drafted = await add('Canteen')
  await draft(drafted, hindi)
  const requested = await add('Transport')
  await request(requested)
  const later = await add('Museum')
  await schedule(later, new Date(deps.now().getTime() + soon).toISOString())
  const done = await add('Library')
  await translate(done)
  const outdated = await add('Rules')
  await translate(outdated)
  await correct(outdated, { summary: 'What everybody should know about rules.' })

  const statuses = [untouched, partly, drafted, requested, later, done, outdated].map(statusOf)
  expect(await Promise.all(statuses)).toEqual([
    ...['missing', 'behind', 'draft', 'review', 'scheduled', 'complete', 'outdated'],
  ])
  expect(await rows()).toHaveLength(7)
  expect(await rows({ status: 'outdated' })).toMatchObject([
    { _id: outdated._id, title: 'Rules', translatedTitle: hindi.title, missing: 0, outdated: 1 },
  ])
  expect(await office.call(countOutdatedTranslations)).toEqual({ outdated: 1 })
})

test('what changes moves the row at once, also a tick for a small correction', async () => {
  const { add, translate, read, call, statusOf, advance, correct, schedule, deps } =
    await aTranslator()
  const source = await add('Library')
  await translate(source)
  const body = {
    ...writtenOver(await read(source), { summary: 'What everybody should know about books.' }),
    areTranslationsCorrect: true as const,
  }
  await call(publishContent, { params: { _id: source._id }, body })
  expect(await statusOf(source)).toBe('complete')
  const changed = await correct(source, { summary: 'What everybody should know about rooms.' })
  expect(await statusOf(source)).toBe('outdated')
  await schedule(changed, new Date(deps.now().getTime() + soon).toISOString())
  expect(await statusOf(source)).toBe('scheduled')
  advance(soon)
  expect(await statusOf(source)).toBe('complete')
})

test('words find titles in both languages', async () => {
  const { add, translate, rows } = await aTranslator()
  await add('Hostel rules')
  await translate(await add('Library'))
  const titles = async (search: string) => (await rows({ search })).map(({ title }) => title)
  expect(await titles('RULES hostel')).toEqual(['Hostel rules'])
  expect(await titles('पुस्तकालय')).toEqual(['Library'])
  expect(await titles('hostel library')).toEqual([])
})

test('what visitors see first comes first; languages without pages are rejected', async () => {
  const { call } = await aTranslator()
  const { entries, values } = await call(listTranslatableEntries, { query: { language } })
  expect(entries.map(({ type }) => type).slice(0, 3)).toEqual(['home', 'facts', 'menus'])
  expect(values.type).toEqual(expect.arrayContaining(['home', 'course', 'terms']))
  for (const type of values.type ?? []) expect(contentTypeNames).toContain(type)
  const unknown = call(listTranslatableEntries, { query: { language: 'xx' } })
  await expect(unknown).rejects.toMatchObject({ status: 400, message: unknownLanguage })
})

test('a translator of one department sees its entries only', async () => {
  const { app, db } = await aTranslator()
  const account = { role: 'translator', departments: ['bca'] } as const
  const call = clientOf(app, await signInAs(db, account))
  const { entries, all } = await call(listTranslatableEntries, { query: { language } })
  expect(entries.map(({ department }) => department)).toEqual(entries.map(() => 'bca'))
  expect(all).toBeGreaterThan(0)
})

/** Copies of one notice, each with a translation that is a draft. */
async function addNotices(db: Db, count: number) {
  const item = await db
    .selectFrom('contentItems')
    .selectAll()
    .where('type', '=', 'notice')
    .where('publishedId', 'is not', null)
    .executeTakeFirstOrThrow()
  const revision = await db
    .selectFrom('contentRevisions')
    .selectAll()
    .where('_id', '=', item.publishedId ?? '')
    .executeTakeFirstOrThrow()
  const { title } = JSON.parse(revision.data)
  const places = Array.from({ length: count }, (_, index) => String(index).padStart(12, '0'))
  const pairs = places.map((place) => ({
    source: `00000000-0000-4000-8000-${place}`,
    translation: `00000000-0000-4000-9000-${place}`,
  }))
  const entries = pairs.flatMap(({ source, translation }) => [
    { ...item, _id: source, slug: source, publishedId: source },
    {
      ...{ ...item, _id: translation, slug: null, publishedId: null, draftId: translation },
      ...{ type: translationTypeOf('notice'), sourceId: source, language },
    },
  ])
  await inRowBatches(entries, (batch) => db.insertInto('contentItems').values(batch).execute())
  const revisions = pairs.flatMap(({ source, translation }) => [
    { ...revision, _id: source, itemId: source, slug: source },
    {
      ...{ ...revision, _id: translation, itemId: translation, slug: '' },
      data: JSON.stringify(aTranslation({ title }, { title: hindi.title })),
    },
  ])
  await inRowBatches(revisions, (batch) =>
    db.insertInto('contentRevisions').values(batch).execute(),
  )
}

test('5,000 notices take few statements, and one statement once they are compared', async () => {
  const { wrap, costOf } = countStatements()
  const { db, call } = await aTranslator({ wrap })
  await addNotices(db, 5_000)
  const query = { language, type: 'notice' } as const
  const list = () => costOf(() => call(listTranslatableEntries, { query }))
  const first = await list()
  const again = await list()

  expect([first.statements <= 10, first.statements - again.statements]).toEqual([true, 3])
  expect(again.bytes).toBeLessThan(20_000)
  const { found } = await call(listTranslatableEntries, { query: { ...query, status: 'behind' } })
  expect(found).toBe(5_000)
})
