import { listContent, publishContent, readContent, saveContent } from 'contract/content/calls'
import { readReports } from 'contract/content/reports'
import { administrator } from 'testing/administrator.ts'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { aPageEditor } from '../../../test/a-page-editor.ts'
import { aWeb } from '../../../test/a-web.ts'
import { enterMember } from '../../../test/enter-member.ts'
import { testApp } from '../../../test/test-app.ts'

async function aSite() {
  const web = aWeb(
    async ({ url }) =>
      new Response('<p id="message">', { status: url.endsWith('/hostle') ? 404 : 200 }),
  )
  const site = await testApp({ web })
  const call = await site.signIn()
  const open = async (type: string) => {
    const { entries } = await call(listContent)
    const params = { _id: entries.find((entry) => entry.type === type)?._id ?? '' }
    return { params, entry: await call(readContent, { params }) }
  }
  const written = (
    { version, basedOn, data }: Awaited<ReturnType<typeof open>>['entry'],
    change: object,
  ) => ({
    version,
    ...(basedOn && { basedOn }),
    data: { ...data, ...change },
  })
  return {
    ...site,
    reports: () => call(readReports),
    save: async (type: string, change: object) => {
      const { params, entry } = await open(type)
      await call(saveContent, { params, body: written(entry, change) })
    },
    publish: async (type: string, change: object) => {
      const { params, entry } = await open(type)
      await call(publishContent, { params, body: written(entry, change) })
    },
  }
}

const news = (place: string) => ({ announcements: [{ _key: 'a', text: 'Rooms are free', place }] })

test('a broken link in public content is reported with entry and field, one in a draft is not', async () => {
  const { publish, save, reports } = await aSite()
  await save('home', news('/hostle'))
  expect((await reports()).deadLinks.filter(({ place }) => place === '/hostle')).toEqual([])

  await publish('home', news('/hostle'))

  const { deadLinks } = await reports()
  expect(deadLinks.filter(({ place }) => place === '/hostle')).toEqual([
    {
      entryId: expect.any(String),
      title: 'Home page',
      label: 'Latest news 1: Leads to',
      place: '/hostle',
    },
  ])
})

test('the report lists texts that show people who left, and links to unpublished entries', async () => {
  const answering = aWeb(async () => new Response(''))
  const { add, create, publish, deps, db, call } = await aPageEditor({ web: answering })
  const [stays, leaves] = [await enterMember(deps), await enterMember(deps, { name: 'Asha Rao' })]
  const draft = await create('Rules')
  const { _id } = await publish(await add('Help'), {
    body: {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'Whom to ask, and of what.' }] },
        { type: 'person', attrs: { item: stays } },
        { type: 'person', attrs: { item: leaves } },
        { type: 'course', attrs: { item: draft._id } },
      ],
    },
  })
  const dead = async () => {
    const { deadLinks } = await call(readReports)
    return deadLinks
      .filter(({ entryId }) => entryId === _id)
      .map(({ label, gone }) => [label, gone])
  }
  expect(await dead()).toEqual([['Text', 'entry']])

  await db.deleteFrom('faculty').where('_id', '=', leaves).execute()

  expect(await dead()).toEqual([
    ['Text', 'person'],
    ['Text', 'entry'],
  ])
})

test('drafts are listed longest waiting first, and public content oldest first', async () => {
  const { publish, save, reports, advance } = await aSite()
  for (const type of ['terms', 'home']) {
    advance(60_000)
    await save(type, {})
  }
  advance(60_000)
  await publish('facts', { officeHours: 'Never' })

  const { drafts, oldest } = await reports()

  expect(drafts.map(({ type }) => type)).toEqual(['terms', 'home'])
  expect(drafts.map(({ author }) => author)).toEqual([administrator.email, administrator.email])
  const saved = oldest.map(({ savedAt }) => savedAt)
  expect(saved).toEqual(saved.toSorted())
  // The newest don't fit into the list, and a draft isn't public.
  expect(oldest.filter(({ type }) => type === 'facts' || type === 'home')).toEqual([])
})

test('a file that nothing refers to is unused', async () => {
  const { db, reports } = await aSite()
  const now = new Date().toISOString()
  const [used, unused] = [uuidv7(), uuidv7()]
  for (const _id of [used, unused])
    await db
      .insertInto('libraryItems')
      .values({
        _id,
        kind: 'document',
        name: `${_id}.pdf`,
        isDecorative: 0,
        versionId: _id,
        version: 1,
        author: 'Asha',
        savedAt: now,
        createdAt: now,
      })
      .execute()
  const item = await db
    .selectFrom('contentItems')
    .selectAll()
    .where('type', '=', 'home')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('contentUses')
    .values({
      revisionId: item.publishedId ?? '',
      itemId: item._id,
      path: 'x',
      target: 'document',
      targetId: used,
    })
    .execute()

  const { unusedFiles } = await reports()

  expect(unusedFiles).toEqual([{ _id: unused, kind: 'document', name: `${unused}.pdf` }])
})
