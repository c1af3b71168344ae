import { published } from 'college/sample-faculty/sample-member'
import { contentTypes, isTypeName } from 'contract/content/types'
import { dayMilliseconds } from 'contract/platform/durations'
import { expect } from 'vitest'
import { enterEvent } from '../enter-event.ts'
import { enterMember } from '../enter-member.ts'
import type { testApp } from '../test-app.ts'
import { marked, word } from './marked.ts'

type Site = Awaited<ReturnType<typeof testApp>>

/** Pages beyond the sitemap, and views with other texts. */
const otherPaths = [
  '/login',
  '/signup',
  '/verify-email',
  '/forgot-password',
  '/reset-password/a-token',
  '/account',
  '/nowhere',
  '/course/nothing',
  '/event/nothing',
  '/events?status=past',
  '/contact?about=b.a.',
  '/search?q=unfindable',
  '/disclosure/print',
]

const image = '/uploads/0123456789abcdef0123456789abcdef-1280x720-88a8b8.webp'
const [longAgo, soon, later] = [-50, 2, 20]

const text = () => `${word()} ${word()}`
const inDays = (days: number) => new Date(Date.now() + days * dayMilliseconds).toISOString()

/** Past and coming events, one moved, and cancelled and postponed ones. */
const events = [
  { days: longAgo },
  { days: soon },
  { days: soon },
  { days: later },
  { days: later, previousDate: inDays(soon), previousVenue: text() },
  { days: later, state: 'cancelled', stateNote: text() },
  { days: later, state: 'postponed', stateNote: text() },
]

/** Events and people whose texts come from the panel. */
async function enterRecords({ deps, changes }: Site): Promise<void> {
  for (const { days, ...life } of events)
    await changes.commit('events', (trx) => {
      const date = inDays(days)
      const event = { title: text(), description: text(), venue: text(), time: text(), date, image }
      return enterEvent(trx, { ...event, ...life }, deps.now())
    })
  await changes.commit('events', (trx) =>
    trx
      .updateTable('events')
      .set({ seriesId: 'a-series' })
      .where('date', '>', inDays(soon + 1))
      .execute(),
  )
  for (const designation of ['Principal', 'Head of Department', 'Professor', 'Management Staff'])
    await enterMember(deps, {
      designation,
      department: 'B.A.',
      name: word(),
      specialization: text(),
      experience: 7,
      education: text(),
      achievements: text(),
      about: text(),
      publications: published(text()),
      officeHours: text(),
      email: `${word()}@college.test`.toLowerCase(),
      phone: '+91 120 000 1111',
      whatsapp: '+91 120 000 1112',
    })
}

/** One course to open, one open and one closed, whatever day it is. */
async function dateAdmissions({ db, changes }: Site): Promise<void> {
  const courses = await db
    .selectFrom('contentItems')
    .innerJoin('contentRevisions', 'contentRevisions._id', 'publishedId')
    .select(['contentRevisions._id', 'data'])
    .where('type', '=', 'course')
    .orderBy('position')
    .execute()
  await changes.commit('course', async (trx) => {
    for (const [index, days] of [
      [later, later + 1],
      [longAgo, later],
      [longAgo, longAgo],
    ].entries()) {
      const { _id = '', data = '{}' } = courses[index] ?? {}
      const [opensOn, closesOn] = days.map((day) => inDays(day).slice(0, 10))
      const text = JSON.stringify({ ...JSON.parse(data), opensOn, closesOn })
      await trx.updateTable('contentRevisions').set({ data: text }).where('_id', '=', _id).execute()
    }
  })
}

/** Replaces every text of every content type and of the library. */
async function markEverything({ db, changes }: Site): Promise<void> {
  await db
    .updateTable('libraryItems')
    .set({ alt: `${word()} ${word()}`, name: word() })
    .execute()
  const published = await db
    .selectFrom('contentItems')
    .innerJoin('contentRevisions', 'contentRevisions._id', 'publishedId')
    .select(['contentRevisions._id', 'type', 'data'])
    .execute()
  for (const { _id, type, data } of published) {
    if (!isTypeName(type)) continue
    const text = JSON.stringify(marked(contentTypes[type].fields, JSON.parse(data)))
    await changes.commit(type, (trx) =>
      trx.updateTable('contentRevisions').set({ data: text }).where('_id', '=', _id).execute(),
    )
  }
}

/** One by one: a busy machine would reject a crowd. */
async function readAll({ app }: Site, addresses: readonly string[]): Promise<string[]> {
  const pages: string[] = []
  for (const address of addresses) {
    const { statusCode, body } = await app.inject(address)
    expect([200, 404], address).toContain(statusCode)
    pages.push(body)
  }
  return pages
}

async function enterAll(site: Site): Promise<void> {
  await site.isKeeping()
  await enterRecords(site)
  await dateAdmissions(site)
}

const isInHindi = /^[/]hi(?=[/]|$)/

async function publicAddresses({ app }: Site): Promise<string[]> {
  const sitemap = (await app.inject('/sitemap.xml')).body
  const listed = [...sitemap.matchAll(/<loc>([^<]*)</g)].map(([, address]) => address ?? '')
  const paths = listed.map((address) => new URL(address).pathname)
  // Pages that are translated are listed in each language.
  return [...paths.filter((path) => !isInHindi.test(path)), ...otherPaths]
}

/** Every public page in a language, with marks for everything editable. */
export async function readMarked(site: Site, prefix: string): Promise<Map<string, string>> {
  await enterAll(site)
  await markEverything(site)
  const addresses = (await publicAddresses(site)).map((address) =>
    address === '/' ? prefix : prefix + address,
  )
  const pages = await readAll(site, addresses)
  return new Map(addresses.map((address, at) => [address, pages[at] ?? '']))
}

/** Every public page, before and after everything editable was changed. */
export async function readTwice(site: Site): Promise<Map<string, Record<'is' | 'was', string>>> {
  await enterAll(site)
  const addresses = await publicAddresses(site)
  const was = await readAll(site, addresses)
  await markEverything(site)
  const is = await readAll(site, addresses)
  return new Map(
    addresses.map((address, at) => [address, { was: was[at] ?? '', is: is[at] ?? '' }]),
  )
}
