import { uploadToLibrary } from 'contract/content/library/calls'
import { minuteMilliseconds } from 'contract/platform/durations'
import type { Holder } from 'contract/platform/roles'
import { type PanelResults, searchInPanel } from 'contract/search/panel-search'
import { searchSite } from 'contract/search/search'
import { anEvent } from 'testing/an-event.ts'
import { makePdf } from 'testing/make-pdf.ts'
import { expect, test } from 'vitest'
import { aNoticeOffice } from '../../../test/a-notice-office.ts'
import { enterEvent } from '../../../test/enter-event.ts'
import { enterMember } from '../../../test/enter-member.ts'
import { signInAs } from '../../../test/sign-in-as.ts'
import { clientOf } from '../../../test/test-app.ts'
import { writtenAt } from '../../../test/written.ts'
import { changeRecord } from '../../content/records/store.ts'
import { memberKind } from '../../people/faculty/record.ts'

const textOf = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join('')
const notified = ({ groups }: PanelResults) =>
  groups.flatMap(({ found }) => found.map(({ title, state }) => `${state}: ${textOf(title)}`))

async function aSearchingOffice() {
  const office = await aNoticeOffice()
  const as = async (holder: Pick<Holder, 'role'> & Partial<Holder>) => {
    const call = clientOf(office.app, await signInAs(office.db, holder))
    return (q: string) => call(searchInPanel, { query: { q } })
  }
  return {
    ...office,
    as,
    find: (q: string) => office.call(searchInPanel, { query: { q } }),
    public: (q: string) => office.visitor(searchSite, { query: { q } }),
    inMinutes: (minutes: number) =>
      new Date(office.deps.now().getTime() + minutes * minuteMilliseconds).toISOString(),
  }
}

test('the panel finds drafts as they are, and visitors find none of their text or words', async () => {
  const { create, save, publish, find, public: ofVisitors, deps } = await aSearchingOffice()
  const draft = await create('Zebra result')
  expect(notified(await find('zebra'))).toEqual(['hidden: Zebra result'])
  const written = await save(draft, { title: 'Quagga result' })
  expect([notified(await find('zebra')), notified(await find('quagga'))]).toEqual([
    [],
    ['hidden: Quagga result'],
  ])
  expect(await ofVisitors('quagga')).toEqual({ groups: [] })
  expect(await ofVisitors('quaggha')).toEqual({ groups: [] })
  const { words: known } = await deps.searchIndexes.published()
  expect(['zebra', 'quagga'].filter((word) => known.has(word))).toEqual([])

  const published = await publish(written, { title: 'Quagga result' })
  expect(notified(await find('quagga'))).toEqual(['public: Quagga result'])

  await save(published, { title: 'Quagga result, okapi' })
  expect(notified(await find('quagga'))).toEqual(['hidden: Quagga result, okapi'])
  expect((await find('quagga')).groups[0]?.found[0]?.entry).toMatchObject({
    isPublic: true,
    hasDraft: true,
  })
  expect(await ofVisitors('okapi')).toEqual({ groups: [] })
})

test('scheduled texts are marked, and unpublished or ended ones are found only in the panel', async () => {
  const office = await aSearchingOffice()
  const { add, find, inMinutes, advance, end, withdraw, public: ofVisitors } = office
  const later = await add('Zebra result', {}, inMinutes(10))
  expect(notified(await find('zebra'))).toEqual(['scheduled: Zebra result'])
  advance(11 * minuteMilliseconds)
  expect(notified(await find('zebra'))).toEqual(['public: Zebra result'])

  await end(later._id, inMinutes(10))
  advance(11 * minuteMilliseconds)
  expect(await ofVisitors('zebra')).toEqual({ groups: [] })
  expect((await find('zebra')).groups[0]?.found[0]?.entry).toMatchObject({ isPublic: false })

  const other = await add('Quagga result')
  await withdraw(other._id)
  expect(notified(await find('quagga'))).toEqual(['hidden: Quagga result'])
  expect(await ofVisitors('quagga')).toEqual({ groups: [] })
})

test('a department’s author finds its content, and no events or people; an editor finds those too', async () => {
  const { add, create, save, deps, as, changes } = await aSearchingOffice()
  await save(await create('Zebra of computers'), { department: 'bca' })
  await add('Zebra of business', { department: 'bba' })
  await add('Zebra of all')
  await enterMember(deps, { name: 'Zebra Nair', department: 'B.C.A.' })
  await changes.commit('events', (trx) =>
    enterEvent(trx, anEvent({ title: 'Zebra Day', department: 'B.B.A.' }), new Date()),
  )
  const author = await as({ role: 'author', departments: ['bca'] })
  expect(notified(await author('zebra'))).toEqual(['hidden: Zebra of computers'])
  const editor = await as({ role: 'editor', departments: ['bca'] })
  expect(notified(await editor('zebra'))).toEqual([
    'hidden: Zebra of computers',
    'public: Zebra Nair',
  ])
  const publisher = await as({ role: 'publisher' })
  expect(notified(await publisher('zebra')).toSorted()).toEqual([
    'hidden: Zebra of computers',
    'public: Zebra Day',
    'public: Zebra Nair',
    'public: Zebra of all',
    'public: Zebra of business',
  ])
  const office = await as({ role: 'office' })
  await expect(office('zebra')).rejects.toMatchObject({ status: 403 })
})

test('documents that no page shows and people who have left are found only in the panel', async () => {
  const { call, deps, find, public: ofVisitors } = await aSearchingOffice()
  const bytes = new Uint8Array(
    makePdf({ texts: ['All about the zebra and its many stripes, page by page.'] }),
  )
  const { item } = await call(uploadToLibrary, { body: { file: new File([bytes], 'animals.pdf') } })
  await enterMember(deps, { name: 'Zebra Nair', left: '2020-01-01' })

  const { groups } = await find('zebra')
  expect(notified({ groups })).toEqual(['hidden: animals', 'hidden: Zebra Nair'])
  expect(groups[0]?.found[0]?._id).toBe(item._id)
  expect(groups[1]?.found[0]?.record).toEqual({
    subject: 'faculty',
    name: 'Zebra Nair',
    group: 'teaching',
  })
  expect(await ofVisitors('zebra')).toEqual({ groups: [] })
})

test('a document is not found by what other departments have scheduled', async () => {
  const { call, create, save, publish, as, find, inMinutes } = await aSearchingOffice()
  const bytes = new Uint8Array(
    makePdf({ texts: ['All about the stripes of animals, page by page.'] }),
  )
  const { item } = await call(uploadToLibrary, { body: { file: new File([bytes], 'animals.pdf') } })
  const documents = [{ _key: 'a', label: 'Okapi', file: item._id }]
  const change = { department: 'bba', documents }
  await publish(await save(await create('Quagga result'), change), change, inMinutes(10))
  const found = async (search: typeof find, q: string) => {
    const { groups, meant } = await search(q)
    return [...groups.map(({ kind }) => kind), meant]
  }
  const other = await as({ role: 'author', departments: ['bca'] })
  for (const q of ['okapi', 'quagga', 'okappi', 'quaggha'])
    expect([q, await found(other, q)]).toEqual([q, [undefined]])
  const own = await as({ role: 'author', departments: ['bba'] })
  expect(await found(own, 'okapi')).toContain('document')
  expect(await found(find, 'okapi')).toContain('document')
})

test('a person who has left is found by their current name only', async () => {
  const { changes, deps, find } = await aSearchingOffice()
  const _id = await enterMember(deps, { name: 'Zebra Nair', left: '2020-01-01' })
  expect(notified(await find('zebra'))).toEqual(['hidden: Zebra Nair'])
  await changes.commit('faculty', (trx) =>
    changeRecord(trx, memberKind, _id, { name: 'Quagga Nair' }, writtenAt(deps.now())),
  )
  expect([notified(await find('zebra')), notified(await find('quagga'))]).toEqual([
    [],
    ['hidden: Quagga Nair'],
  ])
})

test('headings and introductions are found in the panel, as they are edited', async () => {
  const { find, public: ofVisitors } = await aSearchingOffice()
  const { groups } = await find('home page')
  const home = groups.flatMap(({ found }) => found).find(({ entry }) => entry?.type === 'home')
  expect(home).toMatchObject({ kind: 'page', state: 'public' })
  const results = (await ofVisitors('home page')).groups.flatMap((group) => group.found)
  expect(results.filter(({ path }) => path === '/')).toEqual([])
})

test('the panel uses synonyms like the site, and suggests corrections if neither index has a result', async () => {
  const { create, add, find } = await aSearchingOffice()
  await add('B.Ed. result')
  await create('एम.एड. परीक्षाफल')
  expect(notified(await find('बीएड परिणाम'))).toContain('public: B.Ed. result')
  expect(notified(await find('m.ed. result kab aayega'))).toContain('hidden: एम.एड. परीक्षाफल')
  expect(await find('b.ed. reslut')).toEqual({ groups: [], meant: 'bed result' })
  // A draft contains the typo itself.
  await create('B.Ed. reslut')
  expect(notified(await find('b.ed. reslut'))).toEqual(['hidden: B.Ed. reslut'])
})
