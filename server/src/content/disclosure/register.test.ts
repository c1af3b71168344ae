import { randomUUID } from 'node:crypto'
import { readContent } from 'contract/content/calls'
import { getDisclosure, register as registerType } from 'contract/content/disclosure'
import { createContent } from 'contract/content/entry-calls'
import { replaceLibraryFile, uploadToLibrary } from 'contract/content/library/calls'
import { readReports } from 'contract/content/reports'
import { minuteMilliseconds as minute } from 'contract/platform/durations'
import { searchSite } from 'contract/search/search'
import { aPdf } from 'testing/a-pdf.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { paragraph } from '../../../test/a-page-editor.ts'
import { aRegister } from '../../../test/a-register.ts'
import { aWeb } from '../../../test/a-web.ts'
import { enterMember } from '../../../test/enter-member.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { previewOf } from '../previews/preview-of.ts'

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString()

test('a new site shows what exists and omits the rest, and the panel counts the same', async () => {
  const { register, report } = await aRegister()
  const { groups, published, notApplicable, changedAt } = await register()
  const items = groups.flatMap((group) => group.items)

  expect(items).toHaveLength(published + notApplicable)
  expect(items.map(({ slug }) => slug)).toContain('anti-ragging-helpline')
  expect(items.map(({ slug }) => slug)).not.toContain('anti-ragging-committee')
  expect(changedAt).toBeDefined()
  const notified = await report()
  expect(notified).toMatchObject({ published, notApplicable, overdue: [], isLinked: true })
  expect(notified.missing.map(({ title }) => title)).toContain('Anti-ragging committee and squad')
  expect(notified.missing.some(({ title }) => items.some((item) => item.title === title))).toBe(
    false,
  )
})

test('a text, a document or a link makes an item appear at once, and a heading alone doesn’t', async () => {
  const { change, shown, isKeeping, register } = await aRegister()
  await isKeeping()
  const before = (await register()).published
  expect(await shown('grievances')).toBeUndefined()

  const heading = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Who' }] }
  await change('grievances', { body: { type: 'doc', content: [heading] } })
  expect(await shown('grievances')).toBeUndefined()

  await change('grievances', { body: paragraph('Write to the committee.') })
  expect(await shown('grievances')).toMatchObject({ basis: 'required', links: [] })
  expect((await register()).published).toBe(before + 1)
})

test('an item that doesn’t apply shows only its reason, and isn’t counted as published', async () => {
  const { change, shown, register, report } = await aRegister()
  const { published } = await register()
  const body = paragraph('Ten rooms.')
  expect(
    await rejectionOf(change('hostel', { standing: 'notApplicable', reason: ' ', body })),
  ).toMatchObject({
    status: 400,
    errors: {
      reason: 'Explain why it doesn’t apply',
      body: 'Not shown to visitors, because the item doesn’t apply',
    },
  })

  await change('hostel', { standing: 'notApplicable', reason: 'There is no hostel.' })

  expect(await shown('hostel')).toMatchObject({
    notApplicable: 'There is no hostel.',
    body: { content: [] },
  })
  expect(await register()).toMatchObject({ published, notApplicable: 1 })
  expect((await report()).missing.map(({ title }) => title)).not.toContain('Hostel')
})

test('a rule is never published without its name', async () => {
  const { change } = await aRegister()
  expect(await rejectionOf(change('fees', { rule: '' }))).toMatchObject({
    status: 400,
    errors: { rule: 'Enter the rule that requires it' },
  })
})

test('trap 11: pages that are unpublished, ended or scheduled, and people who left, are omitted, and the panel says so', async () => {
  const web = aWeb(async () => new Response(''))
  const { add, create, change, linkTo, shown, report, isKeeping, ...site } = await aRegister({
    web,
  })
  const { call, withdraw, end, publish, advance, deps, db, changes } = site
  await isKeeping()
  const member = await enterMember(deps)
  const [withdrawn, ending, draft] = [await add('Rules'), await add('Fees'), await create('Later')]
  await change('hostel', { links: [linkTo(withdrawn)] })
  await change('fees', { links: [linkTo(ending)] })
  await change('vacancies', { links: [linkTo(draft)] })
  const card = { type: 'doc', content: [{ type: 'person', attrs: { item: member } }] }
  await change('officers', { body: card })
  const result = async () => {
    const slugs = ['hostel', 'fees', 'vacancies', 'officers']
    const there = await Promise.all(slugs.map(async (slug) => [slug, await shown(slug)] as const))
    return there.flatMap(([slug, item]) => (item ? [slug] : []))
  }
  expect(await result()).toEqual(['hostel', 'fees', 'officers'])

  await withdraw(withdrawn)
  expect(await result()).toEqual(['fees', 'officers'])
  await end(await site.read(ending), inMinutes(5))
  await publish(draft, {}, inMinutes(6))
  await changes.commit('faculty', (trx) =>
    trx.deleteFrom('faculty').where('_id', '=', member).execute(),
  )
  expect(await result()).toEqual(['fees'])
  advance(5.5 * minute)
  expect(await result()).toEqual([])
  advance(minute)
  expect(await result()).toEqual(['vacancies'])

  const titles = (await report()).missing.map(({ title }) => title)
  expect(titles).toEqual(expect.arrayContaining(['Hostel', 'Fees', 'Principal and officers']))
  const { deadLinks } = await call(readReports)
  const notified = deadLinks.map(({ title, label, gone }) => [title, label, gone])
  expect(notified).toContainEqual(['Hostel', 'Links 1: Leads to', 'entry'])
  expect(notified).toContainEqual(['Principal and officers', 'Text', 'person'])
  expect(await db.selectFrom('faculty').select('_id').execute()).toEqual([])
})

test('the path of a page that isn’t public is not a link', async () => {
  const { add, withdraw, change, shown } = await aRegister()
  const page = await add('Rules')
  const links = [{ _key: 'a', label: 'Rules of the hostel', place: '/pages/rules' }]
  await change('hostel', { links })
  expect(await shown('hostel')).toMatchObject({ links })
  await withdraw(page)
  expect(await shown('hostel')).toBeUndefined()
})

test('an item whose group is hidden appears under a heading of its own', async () => {
  const { call, change, register } = await aRegister()
  const group = randomUUID()
  await call(createContent, { body: { _id: group, type: 'disclosureGroup', name: 'Draft' } })
  await change('contact', { group })
  const { groups } = await register()
  expect(groups.at(-1)).toMatchObject({ slug: '', title: 'Further information' })
  expect(groups.at(-1)?.items.map(({ slug }) => slug)).toEqual(['contact'])
})

test('search finds an item once it has something to show', async () => {
  const { change, visitor } = await aRegister()
  const paths = async () => {
    const { groups } = await visitor(searchSite, { query: { q: 'ombudsperson' } })
    return groups.flatMap(({ found }) => found.map(({ path }) => path))
  }
  expect(await paths()).toEqual([])
  await change('ombudsperson', { body: paragraph('Of the university.') })
  expect(await paths()).toEqual(['/disclosure#item-ombudsperson'])
})

test('a preview shows the register with an item’s draft, which stays private', async () => {
  const { call, db, deps, idOf, register, shown } = await aRegister()
  const itemId = idOf('grievances')
  const { data, position } = await call(readContent, { params: { _id: itemId } })
  const written = JSON.stringify({ ...data, body: paragraph('Write to the committee.') })

  const { page, instead } = await previewOf(
    db,
    { type: 'disclosureItem', itemId, position, data: written },
    deps.now(),
  )

  expect(page).toBe('/disclosure')
  const previewed = z.parse(registerType, instead.get(getDisclosure.url))
  expect(previewed.published).toBe((await register()).published + 1)
  const complaints = previewed.groups.find(({ slug }) => slug === 'complaints')
  expect(complaints?.items.map(({ slug }) => slug)).toContain('grievances')
  expect(await shown('grievances')).toBeUndefined()
})

test('replacing a document counts as the last change', async () => {
  const { call, change, register, advance, signIn } = await aRegister()
  const { item } = await call(uploadToLibrary, { body: { file: aPdf('fees.pdf') } })
  await change('fees', { documents: [{ _key: 'one', label: 'Fees', file: item._id }] })
  const { changedAt: before = '' } = await register()
  advance(3 * minute)

  await (await signIn())(replaceLibraryFile, {
    params: { _id: item._id },
    body: { version: '1', file: aPdf('new.pdf', 'New') },
  })

  const { changedAt = '' } = await register()
  expect(Date.parse(changedAt) - Date.parse(before)).toBeGreaterThanOrEqual(3 * minute)
})
