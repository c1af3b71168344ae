import { minuteMilliseconds } from 'contract/platform/durations'
import { type SearchResults, searchSite } from 'contract/search/search'
import { anEvent } from 'testing/an-event.ts'
import { expect, test } from 'vitest'
import { aNoticeOffice } from '../../../test/a-notice-office.ts'
import { aPageEditor, paragraph } from '../../../test/a-page-editor.ts'
import { aRegister } from '../../../test/a-register.ts'
import { enterEvent } from '../../../test/enter-event.ts'
import { enterMember } from '../../../test/enter-member.ts'
import { testApp } from '../../../test/test-app.ts'
import { writtenAt } from '../../../test/written.ts'
import { changeRecord } from '../../content/records/store.ts'
import { eventKind } from '../../events/calendar/record.ts'
import { createSearchIndexes, type SearchIndexes } from '../sources/search-indexes.ts'

const pathsIn = ({ groups }: SearchResults) =>
  groups.flatMap(({ found }) => found.map(({ path }) => path))
const textOf = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join('')

const result =
  ({ visitor }: Pick<Awaited<ReturnType<typeof testApp>>, 'visitor'>) =>
  (q: string) =>
    visitor(searchSite, { query: { q } })

test('a page is found from its publication until it is unpublished, and not as a draft or in the trash', async () => {
  const editor = await aPageEditor()
  const find = result(editor)
  const paths = async () => pathsIn(await find('zebrahostel'))
  const written = { title: 'Zebrahostel' }
  const draft = await editor.save(await editor.create('Hostel'), written)
  expect(await paths()).toEqual([])

  const published = await editor.publish(draft, { title: 'Zebrahostel', slug: 'hostel' })
  expect(await paths()).toEqual(['/pages/hostel'])

  const changed = await editor.save(published, { summary: 'Only quaggas live here, it is said.' })
  expect(pathsIn(await find('quaggas'))).toEqual([])
  expect(await paths()).toEqual(['/pages/hostel'])

  const withdrawn = await editor.withdraw(changed)
  expect(await paths()).toEqual([])

  const again = await editor.publish(withdrawn, { title: 'Zebrahostel', slug: 'hostel' })
  await editor.trash(again)
  expect(await paths()).toEqual([])
})

test('a word that only scheduled texts contain doesn’t affect suggestions', async () => {
  const editor = await aPageEditor()
  const find = result(editor)
  await editor.publish(await editor.create('Quaggadesign'))
  const before = [(await find('quaggaresign')).meant, (await find('quaggadesing')).meant]
  expect(before).toEqual(['quaggadesign', 'quaggadesign'])

  for (const title of ['Quaggaresign', 'Quaggadesing'])
    await editor.publish(
      await editor.create(title),
      { title },
      new Date(Date.now() + 10 * minuteMilliseconds).toISOString(),
    )
  const after = [(await find('quaggaresign')).meant, (await find('quaggadesing')).meant]
  expect(after).toEqual(before)
})

test('a page is found from its scheduled time until its end', async () => {
  const editor = await aPageEditor()
  const find = result(editor)
  const paths = async () => pathsIn(await find('zebrahostel'))
  const inMinutes = (minutes: number) =>
    new Date(Date.now() + minutes * minuteMilliseconds).toISOString()
  const entry = await editor.publish(
    await editor.create('Hostel'),
    { title: 'Zebrahostel', slug: 'hostel' },
    inMinutes(10),
  )
  await editor.end(entry, inMinutes(20))
  expect(await paths()).toEqual([])
  expect((await find('zebrahostal')).meant).toBeUndefined()

  editor.advance(11 * minuteMilliseconds)
  expect(await paths()).toEqual(['/pages/hostel'])
  expect((await find('zebrahostal')).meant).toBe('zebrahostel')

  editor.advance(10 * minuteMilliseconds)
  expect(await paths()).toEqual([])
})

test('an event is found by its current text and its year, and not after deletion', async () => {
  const app = await testApp()
  const find = result(app)
  const times = { date: '2031-03-05T04:30:00.000Z', end: '2031-03-07T10:30:00.000Z' }
  const event = anEvent({ title: 'Zebra Day', ...times })
  const id = await app.changes.commit('events', (trx) => enterEvent(trx, event, new Date()))
  const { groups } = await find('zebra march 2031')
  expect(groups[0]?.found).toMatchObject([{ path: `/event/${id}`, times }])

  await app.changes.commit('events', (trx) =>
    trx.deleteFrom('events').where('_id', '=', id).execute(),
  )
  expect(pathsIn(await find('zebra'))).toEqual([])
  expect((await app.deps.searchIndexes.published()).words.has('zebra')).toBe(false)
})

test('a result shows an event’s state before its title', async () => {
  const app = await testApp()
  const find = result(app)
  for (const state of ['cancelled', 'postponed'] as const) {
    const event = anEvent({ title: 'Zebra Day', state, stateNote: `Because of ${state} rain` })
    await app.changes.commit('events', (trx) => enterEvent(trx, event, new Date()))
  }
  const { groups } = await find('zebra')
  const titles = groups[0]?.found.map(({ title }) => textOf(title))
  expect(titles?.toSorted()).toEqual(['Cancelled: Zebra Day', 'Postponed: Zebra Day'])
  expect(pathsIn(await find('postponed rain'))).toHaveLength(1)
})

test('an edited event is found only by its new text', async () => {
  const app = await testApp()
  const find = result(app)
  const id = await app.changes.commit('events', (trx) =>
    enterEvent(trx, anEvent({ title: 'Zebra Day' }), new Date()),
  )
  expect(pathsIn(await find('zebra'))).toEqual([`/event/${id}`])
  const { image: _, ...form } = anEvent({ title: 'Quagga Day' })
  await app.changes.commit('events', (trx) =>
    changeRecord(trx, eventKind, id, eventKind.toColumns(form), writtenAt(new Date())),
  )

  expect(pathsIn(await find('quagga'))).toEqual([`/event/${id}`])
  expect(pathsIn(await find('zebra'))).toEqual([])
})

test('a person is found until their last day, and not by a telephone number', async () => {
  const app = await testApp()
  const find = result(app)
  await enterMember(app.deps, {
    name: 'Zoë Quagga',
    phone: '98765 43210',
    specialization: 'Roman law',
  })
  await enterMember(app.deps, { name: 'Ravi Quagga', left: '2020-01-01' })

  expect(pathsIn(await find('quagga'))).toEqual(['/team/zoe-quagga'])
  expect(pathsIn(await find('zoe roman'))).toEqual(['/team/zoe-quagga'])
  expect(pathsIn(await find('43210'))).toEqual([])
})

test('a course is found by any spelling of its degree, with its excerpt highlighted', async () => {
  const app = await testApp()
  const find = result(app)
  for (const typed of ['B.A.LL.B.', 'ba llb', 'ballb', 'b.a.l.l.b.']) {
    const { groups } = await find(typed)
    expect([typed, groups[0]?.kind, groups[0]?.found[0]?.path]).toEqual([
      typed,
      'course',
      '/course/b.a.l.l.b.',
    ])
  }
  const { groups } = await find('computer')
  const [first] = groups[0]?.found ?? []
  expect(first?.title).toContainEqual({ text: 'Computer', isHit: true })
  expect(textOf(first?.passage ?? [])).not.toBe('')
})

test('pages that are forms or lists are found by their names, and courses by their headings', async () => {
  const app = await testApp()
  const first = async (q: string) => pathsIn(await result(app)(q))[0]
  for (const [typed, path] of [
    ['events', '/events'],
    ['notice board', '/notices'],
    ['login', '/login'],
    ['sign up', '/signup'],
    ['lost password', '/forgot-password'],
    ['verify certificate', '/verify'],
    ['unsubscribe', '/subscriptions'],
    ['mandatory disclosure', '/disclosure'],
    ['faculty', '/our-team'],
    ['सूचनाएँ', '/notices'],
    ['b.ed eligibility', '/course/b.ed.'],
  ])
    expect([typed, await first(typed ?? '')]).toEqual([typed, path])
})

test('a page about something comes before an item of that name in the disclosure', async () => {
  const editor = await aRegister()
  await editor.change('hostel', { body: paragraph('Rooms and rules') })
  await editor.publish(await editor.create('Hostel and transport'))
  const paths = pathsIn(await result(editor)('hostel'))
  expect(paths.slice(0, 2)).toEqual(['/pages/hostel-and-transport', '/disclosure#item-hostel'])
})

test('a correction is suggested only if there are no results and it has some', async () => {
  const app = await testApp()
  const { groups, meant } = await result(app)('compter applicatoins')
  expect(groups).toEqual([])
  expect(meant).toBe('computer applications')
})

test('Hindi without vowel signs is corrected to words with them', async () => {
  const office = await aNoticeOffice()
  await office.add('बीए परिणाम', { date: '2026-03-05' })
  const { groups, meant } = await result(office)('बए परणम')
  expect(groups).toEqual([])
  expect(meant).toBe('बीए परिणाम')
})

test('a notice is found with its date, and of two similar ones the newest comes first', async () => {
  const office = await aNoticeOffice()
  await office.add('Zebra result 1', { date: '2026-03-05' })
  await office.add('Zebra result 2', { date: '2026-04-05' })
  await office.add('Zebra result 3', { date: '2025-04-05' })
  const { groups } = await result(office)('zebra result')
  const results = groups.flatMap((group) => group.found)
  expect(results.map(({ title, date }) => [textOf(title), date?.slice(0, 10)])).toEqual([
    // A day begins earlier in India than in Greenwich.
    ['Zebra result 2', '2026-04-04'],
    ['Zebra result 1', '2026-03-04'],
    ['Zebra result 3', '2025-04-04'],
  ])

  await office.add('Quagga result')
  const [undated] = (await result(office)('quagga')).groups.flatMap((group) => group.found)
  const { publishedAt } = await office.read('quagga-result')
  expect(undated?.date).toBe(publishedAt)
})

/** Query syntax of the engines, and text that no engine should see. */
const hostile = [
  '"',
  '*',
  'a*',
  '-a',
  'title:a',
  'NEAR(a b)',
  'a AND',
  'OR',
  'NOT b',
  '^a',
  "' or 1=1 --",
  "a':*|b",
  '\\',
  '\0',
  'a\0b',
  '\ud800',
  'a'.repeat(10_000),
  'क्ष '.repeat(900),
  '!()&|<->',
  '𝒜𝒷',
  '😀',
  'a\u200db',
]

test('a search is literal, and no text breaks it', async () => {
  const app = await testApp()
  const statuses = new Set<number>()
  for (const typed of hostile) {
    const url = `/api/search?q=${encodeURIComponent(typed.toWellFormed())}`
    statuses.add((await app.inject({ url })).statusCode)
  }
  expect([...statuses]).toEqual([200])
})

test('invalid UTF-8 is accepted as a search, and an unknown page or kind is rejected', async () => {
  const app = await testApp()
  const statusOf = async (url: string) => (await app.inject({ url })).statusCode
  expect(await statusOf('/api/search?q=%ed%a0%80%ff')).toBe(200)
  expect(await statusOf('/api/search')).toBe(200)
  expect(await statusOf('/api/search?q=a&page=0')).toBe(400)
  expect(await statusOf('/api/search?q=a&kind=admins')).toBe(400)
  expect(await statusOf('/api/search?q=a&q=b')).toBe(400)
})

test('an index that followed changes is the same as a new one', async () => {
  const app = await testApp()
  const written = async ({ published }: Pick<SearchIndexes, 'published'>) => {
    const { entries, title, words } = await published()
    const keyOf = (id: number) => {
      const { id: _, ...entry } = entries.get(id) ?? { id }
      return JSON.stringify(entry)
    }
    const wordsIn = (postings: typeof words) =>
      [...postings].map(([word, ids]) => [word, ids.map(keyOf).toSorted()]).toSorted()
    return [[...entries.keys()].map(keyOf).toSorted(), wordsIn(title), wordsIn(words)]
  }
  await written(app.deps.searchIndexes)
  await enterMember(app.deps, { name: 'Zoë Quagga' })
  const followed = await written(app.deps.searchIndexes)

  expect(await written(createSearchIndexes(app.deps))).toEqual(followed)
  expect(pathsIn(await result(app)('quagga'))).toEqual(['/team/zoe-quagga'])
})
