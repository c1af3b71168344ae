import { randomUUID } from 'node:crypto'
import { contentNotFound, listRevisions, restoreContent } from 'contract/content/calls'
import { createContent, singletonStays, withdrawContent } from 'contract/content/entry-calls'
import { minuteMilliseconds as minute } from 'contract/platform/durations'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aPageEditor } from '../../../test/a-page-editor.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { publishDue } from '../publication/schedule.ts'

const inMinutes = (count: number) => new Date(Date.now() + count * minute).toISOString()

test('a new entry’s title follows its rules, without invisible characters', async () => {
  const { call, create } = await aPageEditor()
  const begin = (name: string) =>
    rejectionOf(call(createContent, { body: { _id: randomUUID(), type: 'notice', name } }))
  expect(await begin('x'.repeat(201))).toMatchObject({
    status: 400,
    message: 'Title must be at most 160 characters long',
  })
  expect(await begin('\u200b\u3164')).toMatchObject({ message: 'Name is required' })
  expect(await create('B.A.\u200b I semester: LL.B. \u202eand बी.ए. of V.1\ufeff')).toMatchObject({
    title: 'B.A. I semester: LL.B. and बी.ए. of V.1',
    data: { slug: 'ba-i-semester-llb-and-bie-of-v-1' },
  })
})

test('a new entry is a private draft, with an address made from its title', async () => {
  const { create, publish, visible, activities } = await aPageEditor()
  const entry = await create('  Anti-Ragging & Rules ')

  expect(entry).toMatchObject({
    title: 'Anti-Ragging & Rules',
    version: 1,
    isPublic: false,
    hasDraft: true,
    data: { title: 'Anti-Ragging & Rules', slug: 'anti-ragging-rules', summary: '' },
  })
  expect(await visible()).toEqual([])

  await publish(entry)
  expect(await visible()).toEqual(['anti-ragging-rules'])
  expect(await activities()).toEqual([
    'clerk published Anti-Ragging & Rules',
    'clerk created Anti-Ragging & Rules',
  ])
})

test.each([
  ['छात्रावास', 'chatravas'],
  ['Café Müller', 'cafe-muller'],
  ['…', 'page'],
  ['x'.repeat(100), 'x'.repeat(75)],
])('%s gets an address in small Latin letters', async (name, slug) => {
  const { create } = await aPageEditor()
  expect((await create(name)).data.slug).toBe(slug)
})

test('an entry with the title of another gets a different address, also from previous ones', async () => {
  const { add, create, publish } = await aPageEditor()
  const first = await add('Hostel')
  await publish(first, { slug: 'hostels' })

  expect((await create('Hostel')).data.slug).toBe('hostel-2')
  expect((await create('Hostel')).data.slug).toBe('hostel-3')
})

test('an entry requested twice is created once', async () => {
  const { create, list } = await aPageEditor()
  const _id = randomUUID()
  const first = await create('Hostel', _id)

  expect(await create('Hostel', _id)).toEqual(first)
  expect(await list()).toHaveLength(1)
})

test('an id in capitals is rejected: it would be a second entry beside the one in small letters', async () => {
  const { call } = await aPageEditor()
  const body = { _id: randomUUID().toUpperCase(), type: 'page', name: 'Hostel' } as const

  expect(await rejectionOf(call(createContent, { body }))).toMatchObject({
    status: 400,
    message: contentNotFound,
  })
})

test('no second entry of a single type can be created, and none without a title', async () => {
  const { call } = await aPageEditor()
  const request = (type: 'facts' | 'page', name: string) =>
    rejectionOf(call(createContent, { body: { _id: randomUUID(), type, name } }))

  expect(await request('facts', 'Second')).toMatchObject({ status: 400 })
  expect(await request('page', '  ')).toMatchObject({
    status: 400,
    errors: { name: 'Name is required' },
  })
})

test('a single entry is always public', async () => {
  const { call, db } = await aPageEditor()
  const { _id } = await db
    .selectFrom('contentItems')
    .select('_id')
    .where('type', '=', 'facts')
    .executeTakeFirstOrThrow()

  const rejection = await rejectionOf(
    call(withdrawContent, { params: { _id }, body: { version: 1 } }),
  )

  expect(rejection).toMatchObject({ status: 400, message: singletonStays })
})

test('an unpublished entry becomes a draft, and is public again only if it is published', async () => {
  const { add, withdraw, publish, save, visible, call } = await aPageEditor()
  const entry = await add('Hostel')

  const gone = await withdraw(entry)
  expect(gone).toMatchObject({ isPublic: false, hasDraft: true, data: { title: 'Hostel' } })
  expect(await visible()).toEqual([])
  expect(await withdraw(entry)).toEqual(gone)

  // The published revision stays in the history.
  const saved = await save(gone, { summary: 'Other words than before.' })
  const { revisions } = await call(listRevisions, { params: { _id: entry._id } })
  expect(revisions.map(({ publishedAt }) => publishedAt !== undefined)).toEqual([false, true])
  await publish(saved)
  expect(await visible()).toEqual(['hostel'])
})

test('an end date applies to the second, and is recorded once', async () => {
  const { add, end, read, visible, advance, deps, activities } = await aPageEditor()
  const entry = await add('Hostel')
  const ending = await end(entry, inMinutes(10))
  expect(ending).toMatchObject({ isPublic: true, unpublishAt: expect.any(String) })
  expect(await end(entry, ending.unpublishAt)).toEqual(ending)

  advance(9 * minute)
  expect(await visible()).toEqual(['hostel'])
  advance(2 * minute)
  expect(await visible()).toEqual([])
  expect(await read(entry)).toMatchObject({ isPublic: false, hasDraft: true })
  await Promise.all([publishDue(deps), publishDue(deps)])

  expect(await visible()).toEqual([])
  expect((await activities()).slice(0, 2)).toEqual([
    'schedule withdrawn Hostel',
    'clerk scheduled Hostel',
  ])
})

// The trigger is SQLite's.
test.runIf(process.env.TEST_ENGINE !== 'postgres')(
  'an entry that the schedule can’t store delays no other',
  async () => {
    const { create, publish, advance, deps, activities } = await aPageEditor()
    const broken = await publish(await create('Hostel'), {}, inMinutes(10))
    await publish(await create('Rules'), {}, inMinutes(10))
    const condition = sql.lit(broken._id)
    await sql`create trigger broken before update on "contentItems" when new."_id" = ${condition} begin select raise(abort, 'broken'); end`.execute(
      deps.db,
    )
    advance(11 * minute)

    await expect(publishDue(deps)).rejects.toMatchObject({
      errors: [expect.objectContaining({ message: 'broken' })],
    })

    expect((await activities())[0]).toBe('schedule published Rules')
  },
)

test('an end date can be removed, and can be neither past nor before publication', async () => {
  const { add, create, end, publish, visible, advance } = await aPageEditor()
  const entry = await end(await add('Hostel'), inMinutes(10))
  await end(entry)
  expect(await rejectionOf(end(await add('Rules'), inMinutes(-1)))).toMatchObject({ status: 400 })
  const [start, last] = [inMinutes(20), inMinutes(30)]
  const later = await publish(await create('Later'), {}, start)
  expect(await rejectionOf(end(later, start))).toMatchObject({ status: 400 })
  const both = await end(later, last)
  expect(await rejectionOf(publish(both, {}, last))).toMatchObject({ status: 400 })

  advance(25 * minute)
  expect(await visible()).toEqual(['hostel', 'rules', 'later'])
  advance(10 * minute)
  expect(await visible()).toEqual(['hostel', 'rules'])
})

test('if an entry starts and ends between two runs of the schedule, both are recorded', async () => {
  const { create, publish, end, advance, deps, read, activities } = await aPageEditor()
  const entry = await publish(await create('Hostel'), {}, inMinutes(10))
  await end(entry, inMinutes(20))

  advance(25 * minute)
  await publishDue(deps)

  expect(await read(entry)).toMatchObject({ isPublic: false, hasDraft: true })
  expect((await activities()).slice(0, 2)).toEqual([
    'schedule withdrawn Hostel',
    'schedule published Hostel',
  ])
})

test('an action on an outdated version is rejected', async () => {
  const { add, save, withdraw, end, trash } = await aPageEditor()
  const seen = await add('Hostel')
  await save(seen, { summary: 'Newer words than seen.' })

  for (const comeLate of [() => withdraw(seen), () => end(seen, inMinutes(1)), () => trash(seen)])
    expect(await rejectionOf(comeLate())).toMatchObject({
      status: 409,
      answer: { current: { data: { summary: 'Newer words than seen.' } } },
    })
})

test('restoring a revision restores its address, if nobody else has it', async () => {
  const { add, publish, call, create, read } = await aPageEditor()
  const first = await add('Hostel')
  await publish(first, { slug: 'rooms' })
  await create('Another')
  const taken = await publish(await create('Second'), { slug: 'hostel' })
  const params = { _id: first._id }
  const body = { version: 3, revision: first.publicRevision ?? '' }

  const { entry } = await call(restoreContent, { params, body })

  expect(entry).toMatchObject({ data: { slug: 'hostel' }, slugTakenBy: 'Second' })
  expect(await rejectionOf(publish(entry))).toMatchObject({
    status: 400,
    errors: { slug: '“Second” already uses this address. Choose a different one.' },
  })
  await publish(taken, { slug: 'second' })
  expect(await read(first)).not.toHaveProperty('slugTakenBy')
})
