import { getPageLanguages, listTranslatedPages } from 'contract/content/translations/page-languages'
import { translationOf } from 'contract/content/translations/record-translations'
import { textHash } from 'contract/content/translations/text-hash'
import { isTranslatable } from 'contract/content/translations/translated-fields'
import { listEventsOfMonth } from 'contract/events/event-months'
import {
  createEvent,
  type EventUpdateForm,
  events,
  getEvent,
  getEventsOverview,
  listComingEvents,
  listEventEntries,
  listEvents,
  updateEvent,
} from 'contract/events/events'
import {
  createMember,
  faculty,
  listFaculty,
  listMemberEntries,
  updateMember,
} from 'contract/people/faculty'
import { getMemberPage } from 'contract/people/member-page'
import { listActivities } from 'contract/platform/activity'
import { records } from 'contract/records'
import { searchSite } from 'contract/search/search'
import { anEventForm } from 'testing/event-form.ts'
import { aMemberForm } from 'testing/member-form.ts'
import { expect, test } from 'vitest'
import { enterMember } from '../../../test/enter-member.ts'
import { panelForm } from '../../../test/panel-form.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { testApp } from '../../../test/test-app.ts'

const inHindi = { lang: 'hi' }
const { title, description } = events.fields

async function aTranslatedEvent() {
  const site = await testApp()
  const admin = await site.signIn()
  const given = await anEventForm({ title: 'Chess Cup', venue: 'Old hall' })
  const body = {
    ...given,
    title_hi: translationOf(title, 'Chess Cup', 'शतरंज कप'),
    description_hi: translationOf(description, given.description, 'सबके लिए शतरंज।'),
  }
  const { _id = '' } = await admin(createEvent, { body })
  const stored = async () => (await admin(listEventEntries)).entries[0]
  const opened = await stored()
  if (!opened) return expect.fail('There is no event')
  const save = (changed: Partial<EventUpdateForm>, from = opened) =>
    admin(updateEvent, {
      params: { _id },
      body: panelForm(events.fields, from, changed) as EventUpdateForm,
    })
  const shown = () => site.visitor(getEvent, { params: { _id }, query: inHindi })
  return { ...site, admin, _id, save, shown, stored }
}

test('every text of a record can be translated, and nothing else', () => {
  for (const { fields } of Object.values(records)) {
    const all = Object.entries(fields)
    const translated = all.flatMap(([, field]) =>
      'besideText' in field ? field.besideText.name : [],
    )
    const texts = all.filter(([, field]) => isTranslatable(field)).map(([name]) => name)
    expect(translated.toSorted()).toEqual(texts.toSorted())
  }
})

test('visitors of pages in Hindi see an event in Hindi, and all others see it in English', async () => {
  const { visitor, shown, _id } = await aTranslatedEvent()
  const hindi = { title: 'शतरंज कप', description: 'सबके लिए शतरंज।', venue: 'Old hall' }
  const month = { month: '2030-01' }

  expect(await shown()).toMatchObject(hindi)
  const { description: _, venue: __, ...short } = hindi
  expect(await visitor(listEvents, { query: inHindi })).toMatchObject([hindi])
  expect((await visitor(getEventsOverview, { query: inHindi })).events).toMatchObject([hindi])
  expect(await visitor(listComingEvents, { query: inHindi })).toMatchObject([hindi])
  const { events: ofMonth } = await visitor(listEventsOfMonth, { params: month, query: inHindi })
  expect(ofMonth).toMatchObject([short])
  const english = await visitor(getEvent, { params: { _id } })
  expect(english).toMatchObject({ title: 'Chess Cup', venue: 'Old hall' })
  expect(Object.keys(english).filter((name) => name.endsWith('_hi'))).toEqual([])
  expect(Object.keys(await shown()).filter((name) => name.endsWith('_hi'))).toEqual([])
})

test('once the English has changed, Hindi readers see it until the translation is updated or confirmed', async () => {
  const { save, shown, stored } = await aTranslatedEvent()

  await save({ title: 'Chess Cup 2030' })
  expect(await shown()).toMatchObject({ title: 'Chess Cup 2030', description: 'सबके लिए शतरंज।' })

  const of = [textHash('Chess Cup'), textHash('Chess Cup 2030')]
  await save({ title_hi: JSON.stringify({ text: 'शतरंज कप', of }) }, await stored())
  expect(await shown()).toMatchObject({ title: 'शतरंज कप' })

  await save({ title_hi: '' }, await stored())
  expect(await shown()).toMatchObject({ title: 'Chess Cup 2030' })
})

test('of two people, one who corrects the English and one who writes Hindi, both are kept', async () => {
  const { save, shown, stored } = await aTranslatedEvent()

  await save({ title: 'Chess Cup 2030' })
  await save({
    title_hi: translationOf(title, 'Chess Cup', 'शतरंज का कप'),
    venue_hi: translationOf(events.fields.venue, 'Old hall', 'पुराना हॉल'),
  })

  expect(await shown()).toMatchObject({ title: 'Chess Cup 2030', venue: 'पुराना हॉल' })
  expect(await stored()).toMatchObject({ title_hi: expect.stringContaining('शतरंज का कप') })
  const late = save({ title_hi: translationOf(title, 'Chess Cup', 'शतरंज') })
  expect((await rejectionOf(late)).answer).toMatchObject({ conflicts: ['title_hi'] })
})

test('clients that know nothing of translations leave them alone', async () => {
  const { admin, _id, shown, visitor, signIn } = await aTranslatedEvent()
  const { image: _, ...form } = await anEventForm({ title: 'Chess Cup', venue: 'New hall' })

  await admin(updateEvent, { params: { _id }, body: form })
  expect(await shown()).toMatchObject({ title: 'शतरंज कप', venue: 'New hall' })

  const office = await signIn()
  const member = await aMemberForm({ name: 'Meera Nair', about: 'Teaches.' })
  const about_hi = translationOf(faculty.fields.about, 'Teaches.', 'पढ़ाती हैं।')
  await office(createMember, { body: { ...member, about_hi } })
  const [known] = (await office(listMemberEntries)).entries
  const { photo: __, ...same } = member
  await office(updateMember, { params: { _id: known?._id ?? '' }, body: same })
  expect(await visitor(listFaculty, { query: inHindi })).toMatchObject([{ about: 'पढ़ाती हैं।' }])
})

test('people are in Hindi in lists and on their own pages, with their rich text', async () => {
  const { visitor, signIn } = await testApp()
  const admin = await signIn()
  const publications = richText('Logic')
  const form = await aMemberForm({ name: 'Meera Nair', publications })
  const body = {
    ...form,
    name_hi: translationOf(faculty.fields.name, 'Meera Nair', 'मीरा नायर'),
    publications_hi: translationOf(
      faculty.fields.publications,
      publications,
      JSON.parse(richText('तर्क')),
    ),
  }
  await admin(createMember, { body })

  expect(await visitor(listFaculty, { query: inHindi })).toMatchObject([{ name: 'मीरा नायर' }])
  const page = await visitor(getMemberPage, { params: { slug: 'meera-nair' }, query: inHindi })
  expect(page).toMatchObject({ name: 'मीरा नायर', publications: { content: [{}] } })
  expect(JSON.stringify(page.publications)).toContain('तर्क')
  const english = await visitor(getMemberPage, { params: { slug: 'meera-nair' } })
  expect(JSON.stringify(english)).not.toMatch(/_hi|तर्क/)
})

const richText = (text: string) =>
  JSON.stringify({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  })

test.each([
  ['not JSON', 'must be a translation'],
  ['{"text":"श","of":[]}', 'Hindi: Title must'],
  ['{"text":"शतरंज"}', 'must be a translation'],
])('%s is no translation of a title', async (title_hi, message) => {
  const { save } = await aTranslatedEvent()
  expect((await rejectionOf(save({ title_hi }))).message).toContain(message)
})

test('Hindi is stored by the rules of its text, whatever somebody pasted', async () => {
  const { save, shown, stored } = await aTranslatedEvent()
  const { title, contactName } = events.fields
  await save({
    title_hi: translationOf(title, 'Chess Cup', '  शतरंज\r\nकप '),
    contactName: 'Asha Rao',
    contactName_hi: translationOf(contactName, 'Asha Rao', ' आशा राव\t'),
  })
  expect(await shown()).toMatchObject({ title: 'शतरंज\nकप', contactName: 'आशा राव' })

  await save({ title_hi: '{"text":5,"of":[]}' }, await stored())
  expect(await stored()).not.toHaveProperty('title_hi')
})

test('records are found by their Hindi, and shown in it on pages in Hindi', async () => {
  const { visitor } = await aTranslatedEvent()
  const titles = async (query: { q: string; lang?: string }) => {
    const { groups } = await visitor(searchSite, { query })
    return groups.flatMap(({ found }) =>
      found.map(({ title: pieces }) => pieces.map(({ text }) => text).join('')),
    )
  }

  expect(await titles({ q: 'शतरंज', lang: 'hi' })).toEqual(['शतरंज कप'])
  expect(await titles({ q: 'chess', lang: 'hi' })).toEqual(['शतरंज कप'])
  expect(await titles({ q: 'शतरंज' })).toEqual(['Chess Cup'])
})

test('the activity log names the text and leaves out what it translates', async () => {
  const { admin, save } = await aTranslatedEvent()
  await save({ title_hi: translationOf(title, 'Chess Cup', 'शतरंज का कप') })

  const { activities } = await admin(listActivities, { query: {} })
  expect(activities[0]?.changes).toEqual([
    { field: 'title_hi', before: 'शतरंज कप', after: 'शतरंज का कप' },
  ])
})

test('pages of records are named in all languages only while all of their texts are current', async () => {
  const { admin, _id, save, stored, visitor, deps } = await aTranslatedEvent()
  const member = await enterMember(deps, { name: 'Asha Rao' })
  const path = `/event/${_id}`
  const languages = async () => {
    const { pages } = await visitor(listTranslatedPages)
    const { languages: ofPage } = await visitor(getPageLanguages, { query: { path } })
    const listed = pages.filter((page) => page.path === path)
    expect(listed).toEqual(ofPage.length > 0 ? [{ path, languages: ofPage }] : [])
    return ofPage
  }

  expect(await languages()).toEqual([])
  await save({ venue_hi: translationOf(events.fields.venue, 'Old hall', 'पुराना हॉल') })
  expect(await languages()).toEqual(['hi'])
  await save({ title: 'Chess Cup 2030' }, await stored())
  expect(await languages()).toEqual([])

  const ofMember = () => visitor(getPageLanguages, { query: { path: '/team/asha-rao' } })
  expect(await ofMember()).toEqual({ languages: [] })
  const name_hi = translationOf(faculty.fields.name, 'Asha Rao', 'आशा राव')
  const { photo: _, ...form } = await aMemberForm({
    ...{ name: 'Asha Rao', designation: 'Principal', education: '' },
  })
  await admin(updateMember, { params: { _id: member }, body: { ...form, name_hi } })
  expect(await ofMember()).toEqual({ languages: ['hi'] })
})
