import { listContent, publishContent, readContent, saveContent } from 'contract/content/calls'
import { schemaErrorsOf } from 'contract/content/content-type'
import type { ContentData } from 'contract/content/data'
import { contentInUse, listUses } from 'contract/content/entry-calls'
import { fillIn } from 'contract/content/fill-in'
import { getHome } from 'contract/content/home'
import { getMenus } from 'contract/content/menus'
import { linkedTo, linkToEntry } from 'contract/content/rich-text/link-target'
import { contentTypes, type SingletonName } from 'contract/content/types'
import { usesOf } from 'contract/content/uses'
import { minuteMilliseconds as minute } from 'contract/platform/durations'
import { expect, test } from 'vitest'
import { aPageEditor, paragraph } from '../../../test/a-page-editor.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'

/** Pages linked from the news on the home page and from the footer. */
async function aReferredPage() {
  const editor = await aPageEditor()
  const { call, visitor } = editor
  await editor.isKeeping()
  const edit = async (type: SingletonName, change: ContentData, isDraft = false) => {
    const { entries } = await call(listContent, { query: { type } })
    const params = { _id: entries[0]?._id ?? '' }
    const { version, basedOn = '', data } = await call(readContent, { params })
    const body = { version, basedOn, data: { ...data, ...change } }
    await (isDraft ? call(saveContent, { params, body }) : call(publishContent, { params, body }))
    return params
  }
  const page = await editor.add('Hostel')
  const place = linkToEntry(page._id)
  const announcements = [{ _key: 'a', text: 'The hostel has new rooms', place }]
  await edit('home', { announcements })
  await edit('menus', { lastLinks: [{ _key: 'a', label: 'Hostel', place }] })
  return {
    ...editor,
    page,
    edit,
    news: async () => (await visitor(getHome)).announcements.map(({ text, ...one }) => one.place),
    footer: async () => (await visitor(getMenus)).lastLinks.map((link) => link.place),
  }
}

test('a link to an entry leads to its current address', async () => {
  const { page, publish, news, footer } = await aReferredPage()
  expect([await news(), await footer()]).toEqual([['/pages/hostel'], ['/pages/hostel']])

  await publish(page, { slug: 'rooms' })

  expect([await news(), await footer()]).toEqual([['/pages/rooms'], ['/pages/rooms']])
})

test('a link to an entry that isn’t public becomes plain text until it is', async () => {
  const { page, withdraw, publish, end, news, footer, advance } = await aReferredPage()
  const gone = await withdraw(page)
  expect([await news(), await footer()]).toEqual([[undefined], []])

  const at = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString()
  await end(await publish(gone, {}, at(10)), at(20))
  expect([await news(), await footer()]).toEqual([[undefined], []])
  advance(15 * minute)
  expect([await news(), await footer()]).toEqual([['/pages/hostel'], ['/pages/hostel']])
  advance(10 * minute)
  expect([await news(), await footer()]).toEqual([[undefined], []])
})

test('a linked entry can’t be deleted, and each link is listed with its field', async () => {
  const { page, call, trash, edit, news } = await aReferredPage()
  const params = { _id: page._id }

  const { uses } = await call(listUses, { params })
  expect(await rejectionOf(trash(page))).toMatchObject({
    status: 409,
    message: contentInUse,
    answer: { places: uses },
  })
  expect(uses.map(({ title, field, state }) => [title, field, state]).toSorted()).toEqual([
    ['Home page', 'Latest news 1: Leads to', 'public'],
    ['Menus and footer', 'Last-line links 1: Leads to', 'public'],
  ])
  expect(await news()).toEqual(['/pages/hostel'])

  const announcements = [{ _key: 'a', text: 'The hostel has new rooms' }]
  await edit('home', { announcements })
  await edit('menus', { lastLinks: [] })
  // References in the history don't prevent deletion.
  const states = (await call(listUses, { params })).uses.map(({ state }) => state)
  expect(new Set(states)).toEqual(new Set(['history']))
  await trash(page)
})

test('an entry that a draft links to can’t be deleted either', async () => {
  const { create, edit, trash } = await aReferredPage()
  const other = await create('Library')
  const place = linkToEntry(other._id)
  await edit('home', { announcements: [{ _key: 'a', text: 'Soon', place }] }, true)

  expect(await rejectionOf(trash(other))).toMatchObject({
    status: 409,
    answer: { places: [{ title: 'Home page', state: 'draft' }] },
  })
})

test('a link to a document refers to it, however its address is written', () => {
  const id = '01a21e5c-a19f-73af-959d-2ae973ae4fb3'
  const ofDocument = [
    `/documents/${id}/circular.pdf`,
    `/documents/${id}/circular.pdf?a=1#page=2`,
    `/documents/%30${id.slice(1)}/x`,
    `/./x/../documents/${id}/%E0%A4%85.pdf`,
    `https://college.test/documents/${id}/circular.pdf`,
  ]
  for (const target of ofDocument)
    expect([target, linkedTo(target)]).toEqual([target, { kind: 'document', id }])
  expect(linkedTo('/documents/fee-chart/Fees.pdf')).toEqual({ kind: 'document', id: 'fee-chart' })
  expect(linkedTo(linkToEntry(id))).toEqual({ kind: 'entry', id })
  for (const target of [
    'https://board.example/documents/fee-chart/Fees.pdf',
    '/documents/fee-chart',
    '/notices/documents/fee-chart/Fees.pdf',
    '#documents',
    'mailto:office@college.test',
  ])
    expect([target, linkedTo(target)]).toEqual([target, undefined])
})

test('a part with the name of what every object inherits refers to nothing, and isn’t allowed', () => {
  const inherited = { type: 'constructor', attrs: { item: 'x' } }
  const body = { type: 'doc', content: [...paragraph('Ten words.').content, inherited] }
  expect(usesOf(contentTypes.page.fields, { body })).toEqual([])
  expect(schemaErrorsOf(contentTypes.page, { body }).body).toBe(
    'Text: “constructor” isn’t allowed here',
  )
  expect(fillIn('{constructor} {year}', { year: 2026 })).toBe('{constructor} 2026')
})
