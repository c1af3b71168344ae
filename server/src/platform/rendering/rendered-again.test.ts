import { randomUUID } from 'node:crypto'
import { publishContent } from 'contract/content/calls'
import { type ContentData, contentData } from 'contract/content/data'
import { createContent } from 'contract/content/entry-calls'
import { type ContentTypeName, contentTypeNames, contentTypes } from 'contract/content/types'
import { dayMilliseconds } from 'contract/platform/durations'
import { expect, test } from 'vitest'
import { aPageEditor } from '../../../test/a-page-editor.ts'
import { enterEvent } from '../../../test/enter-event.ts'
import { enterMember } from '../../../test/enter-member.ts'
import { marked, word } from '../../../test/words/marked.ts'
import { writtenOver } from '../../../test/written-over.ts'
import { builtWeb, type Web } from './load-web.ts'

const image = '/uploads/0123456789abcdef0123456789abcdef-1280x720-88a8b8.webp'
const paths = [
  '/',
  '/about',
  '/events',
  '/notices',
  '/disclosure',
  '/disclosure/print',
  '/contact',
  '/our-team',
  '/privacy',
  '/terms',
  '/login',
  '/pages/hostel',
  '/courses/professional',
  '/courses/law',
  '/course/bca',
  '/course/ba',
]

function watchedWeb(): { web: Web; drawn: Set<string> } {
  const rendered = new Set<string>()
  const built = builtWeb()
  const load = async () => {
    const build = await built.load()
    return {
      ...build,
      answerPage: async (...requested: Parameters<typeof build.answerPage>) => {
        const answer = await build.answerPage(...requested)
        if (answer.status !== 304) rendered.add(requested[0].pathname)
        return answer
      },
    }
  }
  return { web: { ...built, load }, drawn: rendered }
}

type Page = { path: string; html: string }

async function aSite() {
  const { web, drawn } = watchedWeb()
  const editor = await aPageEditor({ web })
  await editor.isKeeping()
  await editor.add('Hostel')
  const { app, db, deps, changes, call } = editor
  const body = { _id: randomUUID(), type: 'alert', name: 'Closed' } as const
  const { entry } = await call(createContent, { body })
  await call(publishContent, { params: { _id: entry._id }, body: writtenOver(entry, {}) })
  /** One by one: a busy machine rendering all at once keeps one waiting for the database until it gives up. */
  const pages = async (): Promise<Page[]> => {
    const requested: Page[] = []
    for (const path of paths) {
      requested.push({ path, html: (await app.inject(path)).body })
    }
    return requested
  }
  let before = await pages()
  const drawnAfter = async (happens: () => Promise<unknown>) => {
    await happens()
    // A busy machine may be notified late, or take its listener for lost and rerender everything.
    await expect.poll(() => changes.versions()).toBeDefined()
    await changes.refresh()
    drawn.clear()
    const after = await pages()
    const changed = paths.filter((_, at) => before[at]?.html !== after[at]?.html)
    // A page may be rendered from something that it doesn’t show.
    expect(changed.filter((path) => !drawn.has(path))).toEqual([])
    before = after
    return paths.filter((path) => drawn.has(path))
  }
  const published = async (type: ContentTypeName, slug?: string) =>
    db
      .selectFrom('contentItems')
      .innerJoin('contentRevisions', 'contentRevisions._id', 'publishedId')
      .select(['contentItems._id', 'contentRevisions._id as revisionId', 'data'])
      .where('type', '=', type)
      .$if(slug !== undefined, (query) => query.where('contentRevisions.slug', '=', slug ?? ''))
      .orderBy('position')
      .executeTakeFirstOrThrow()
  const rewrite = async (
    type: ContentTypeName,
    change: (data: ContentData) => ContentData,
    slug?: string,
  ) => {
    const { revisionId, data } = await published(type, slug)
    const text = JSON.stringify(change(contentData.parse(JSON.parse(data))))
    await changes.commit(type, (trx) =>
      trx
        .updateTable('contentRevisions')
        .set({ data: text })
        .where('_id', '=', revisionId)
        .execute(),
    )
  }
  const isTrue = async () => {
    deps.responseCache.clear()
    expect(await pages()).toEqual(before)
  }
  return { ...editor, drawnAfter, published, rewrite, isTrue }
}

const everywhere = paths

test('a change renders exactly the pages again that are rendered from it', async () => {
  const { drawnAfter, rewrite, deps, changes, isTrue } = await aSite()
  const rendered: Partial<Record<ContentTypeName, string[]>> = {}
  for (const type of contentTypeNames) {
    expect(await drawnAfter(() => changes.commit(type, async () => undefined))).toEqual([])
    const { fields } = contentTypes[type]
    const picture = 'picture' in fields && { picture: 'hero-1' }
    rendered[type] = await drawnAfter(() =>
      rewrite(type, (data) => ({ ...marked(fields, data), ...picture })),
    )
    expect([type, rendered[type]]).not.toEqual([type, []])
  }
  const { facts, menus, alert, page, privacy, home, teamPage, accountPages } = rendered
  expect([facts, menus, alert]).toEqual([everywhere, everywhere, everywhere])
  const { disclosureItem } = rendered
  expect({ page, privacy, home, teamPage, accountPages, disclosureItem }).toEqual({
    page: ['/pages/hostel'],
    privacy: ['/privacy'],
    home: ['/'],
    teamPage: ['/our-team'],
    accountPages: ['/login'],
    disclosureItem: ['/disclosure', '/disclosure/print'],
  })
  const aYearAgo = new Date(Date.now() - 365 * dayMilliseconds).toISOString()
  const event = { title: word(), description: word(), venue: word(), time: '', date: aYearAgo }
  const entered = await drawnAfter(() =>
    changes.commit('events', (trx) => enterEvent(trx, { ...event, image }, deps.now())),
  )
  expect(entered).toEqual(['/events'])
  const teacher = { designation: 'Professor', department: 'B.C.A.' }
  expect(await drawnAfter(() => enterMember(deps, teacher))).toEqual(['/course/bca'])
  await isTrue()
})

test('a course’s menu data renders every page again, and its texts only those that show them', async () => {
  const { drawnAfter, rewrite, isTrue } = await aSite()
  const drawnBy = (change: ContentData) =>
    drawnAfter(() => rewrite('course', (data) => ({ ...data, ...change }), 'b.c.a.'))

  expect(await drawnBy({ title: word() })).toEqual(everywhere)
  const step = { _key: 'a', text: `${word()} ${word()}` }
  const fee = { _key: 'a', year: 'First year', amount: '12000' }
  for (const ofItsPage of [{ steps: [step] }, { fees: [fee] }, { feesAsOf: '2026-04-01' }])
    expect(await drawnBy(ofItsPage)).toEqual(['/course/bca'])
  const ofItsCard = { eligibility: word() }
  expect(await drawnBy(ofItsCard)).toEqual(['/courses/professional', '/course/bca'])
  const years = await drawnBy({ durationYears: '7' })
  expect(years).toContain('/')
  expect(years).not.toContain('/events')
  await isTrue()
})

test('scheduled publication renders the pages again that show it', async () => {
  const { drawnAfter, published, read, call, advance, isTrue } = await aSite()
  const at = new Date(Date.now() + 60_000).toISOString()
  const { _id, version, basedOn, data } = await read(await published('course', 'b.c.a.'))
  const body = { version, at, ...(basedOn && { basedOn }), data: { ...data, seats: '77' } }
  expect(await drawnAfter(() => call(publishContent, { params: { _id }, body }))).toEqual([])

  expect(await drawnAfter(async () => advance(61_000))).toEqual(['/course/bca'])
  await isTrue()
})

test('a change in Hindi renders no page in English again', async () => {
  const { drawnAfter, db, app, changes } = await aSite()
  const inHindi = async () => (await app.inject('/hi')).body
  const before = await inHindi()
  const { _id, data } = await db
    .selectFrom('contentItems')
    .innerJoin('contentRevisions', 'contentRevisions._id', 'publishedId')
    .select(['contentRevisions._id', 'data'])
    .where('type', '=', 'homeTranslation')
    .executeTakeFirstOrThrow()
  const text = data.replaceAll('अरण्य', 'नया अरण्य')
  const rewritten = drawnAfter(() =>
    changes.commit('translations', (trx) =>
      trx.updateTable('contentRevisions').set({ data: text }).where('_id', '=', _id).execute(),
    ),
  )

  expect(await rewritten).toEqual([])
  expect(await inHindi()).not.toBe(before)
})
