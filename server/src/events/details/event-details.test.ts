import {
  deleteLibraryItem,
  libraryInUse,
  readLibraryItem,
  usedFileDeleted,
} from 'contract/content/library/calls'
import { translationOf } from 'contract/content/translations/record-translations'
import { getEventDetails } from 'contract/events/event-details'
import { createEvent, events, updateEvent } from 'contract/events/events'
import { searchSite } from 'contract/search/search'
import { aPdf } from 'testing/a-pdf.ts'
import { anEventForm } from 'testing/event-form.ts'
import { expect, test } from 'vitest'
import { aLibrary } from '../../../test/a-library.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'

const textOf = (...content: object[]) => JSON.stringify({ type: 'doc', content })
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const download = (item: string) => ({ type: 'download', attrs: { item } })

async function anEventWithRules() {
  const library = await aLibrary()
  const { call, upload, db } = library
  const rules = await upload(aPdf('rules.pdf', 'Everybody wears sports shoes'))
  const details = textOf(paragraph('Heats begin at nine.'), download(rules._id))
  await call(createEvent, { body: await anEventForm({ details }) })
  const { _id } = await db.selectFrom('events').select('_id').executeTakeFirstOrThrow()
  const params = { _id }
  return {
    ...library,
    params,
    rules,
    seenRules: { params: { _id: rules._id }, query: { version: String(rules.version) } },
    update: async (form: object) =>
      call(updateEvent, { params, body: { ...(await anEventForm()), image: undefined, ...form } }),
    shown: () => library.visitor(getEventDetails, { params }),
  }
}

test('an event’s page shows rich text with documents of the library, which then can’t be deleted', async () => {
  const { shown, call, seenRules, rules, params, update } = await anEventWithRules()
  const { details } = await shown()
  expect(details?.content).toMatchObject([
    { type: 'paragraph' },
    { type: 'download', attrs: { found: { name: 'rules.pdf' } } },
  ])

  const rejection = await rejectionOf(call(deleteLibraryItem, seenRules))
  expect(rejection).toMatchObject({ status: 409, message: libraryInUse })
  const { places } = await call(readLibraryItem, { params: { _id: rules._id } })
  expect(places).toMatchObject([{ _id: params._id, of: 'event', field: 'More details' }])

  await update({ details: textOf(paragraph('Heats begin at ten.')) })
  await call(deleteLibraryItem, seenRules)
  expect((await shown()).details?.content).toHaveLength(1)
})

test('an event isn’t saved with a file that somebody deleted meanwhile, and says where it is', async () => {
  const { call, upload, update, shown, rules } = await anEventWithRules()
  const map = await upload(aPdf('map.pdf'))
  const seen = { params: { _id: map._id }, query: { version: String(map.version) } }
  await call(deleteLibraryItem, seen)
  const kept = textOf(paragraph('Heats begin at nine.'), download(rules._id))
  const details = textOf(paragraph('Heats begin at ten.'), download(map._id))
  const inHindi = JSON.parse(textOf(download(map._id)))
  const details_hi = translationOf(events.fields.details, kept, inHindi)

  const rejected = (...columns: string[]) => ({
    status: 400,
    message: usedFileDeleted,
    errors: Object.fromEntries(columns.map((column) => [column, usedFileDeleted])),
  })
  expect(await rejectionOf(update({ details }))).toMatchObject(rejected('details'))
  const translated = update({ details: kept, details_hi })
  expect(await rejectionOf(translated)).toMatchObject(rejected('details_hi'))
  const another = call(createEvent, { body: await anEventForm({ details }) })
  expect(await rejectionOf(another)).toMatchObject(rejected('details'))
  expect((await shown()).details?.content).toMatchObject([
    { content: [{ text: 'Heats begin at nine.' }] },
    { attrs: { found: { name: 'rules.pdf' } } },
  ])
})

test('a document that only the Hindi of an event shows can’t be deleted either', async () => {
  const { call, upload, seenRules, rules, update, visitor, params } = await anEventWithRules()
  const inHindi = await upload(aPdf('niyam.pdf', 'सब खेल के जूते पहनें'))
  const seen = { params: { _id: inHindi._id }, query: { version: String(inHindi.version) } }
  const details = textOf(paragraph('Heats begin at nine.'), download(rules._id))
  const details_hi = translationOf(
    events.fields.details,
    details,
    JSON.parse(textOf(paragraph('दौड़ें नौ बजे।'), download(inHindi._id))),
  )
  await update({ details, details_hi })
  const shown = await visitor(getEventDetails, { params, query: { lang: 'hi' } })
  expect(shown.details?.content).toMatchObject([{}, { attrs: { found: { name: 'niyam.pdf' } } }])

  for (const one of [seen, seenRules])
    expect(await rejectionOf(call(deleteLibraryItem, one))).toMatchObject({ message: libraryInUse })
  await update({ details, details_hi: '' })
  await call(deleteLibraryItem, seen)
})

test('search finds an event by its details, and a document that only an event shows, until it is a draft', async () => {
  const { visitor, update, shown } = await anEventWithRules()
  const found = async (q: string) =>
    (await visitor(searchSite, { query: { q } })).groups.map(({ kind }) => kind)
  expect(await found('heats')).toEqual(['event'])
  expect(await found('rules')).toContain('document')

  await update({ isDraft: 'yes' })
  expect(await rejectionOf(shown())).toMatchObject({ status: 404 })
  expect(await found('heats')).toEqual([])
  expect(await found('rules')).not.toContain('document')
})

test('scripts, unknown parts and foreign attributes in details are rejected', async () => {
  const { update } = await anEventWithRules()
  const bad = [
    '<p>Heats</p>',
    textOf({ type: 'script', content: [] }),
    textOf({
      type: 'paragraph',
      content: [
        {
          type: 'text',
          text: 'x',
          marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
        },
      ],
    }),
  ]
  for (const details of bad)
    expect(await rejectionOf(update({ details })), details).toMatchObject({ status: 400 })
})

test('details may have a long table, and as many letters of Hindi as of English', async () => {
  const { update, shown } = await anEventWithRules()
  const cell = { type: 'table_cell', content: [paragraph('10:30 Hall B')] }
  const row = { type: 'table_row', content: Array.from({ length: 6 }, () => cell) }
  const table = { type: 'table', content: Array.from({ length: 100 }, () => row) }
  const hindi = Array.from({ length: 190 }, () => paragraph('क'.repeat(100)))

  for (const content of [[table], hindi]) {
    await update({ details: textOf(...content) })
    expect((await shown()).details?.content).toEqual(content)
  }
})
