import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleFaculty } from 'college/sample-faculty'
import { startingContent, startingEntries } from 'college/starting-content'
import { university } from 'college/starting-content/facts'
import * as committees from 'college/starting-content/tables/committees'
import { headsOfSubjects } from 'college/starting-content/tables/heads'
import { searchSite } from 'contract/search/search'
import { expect, test } from 'vitest'
import { aSampleSite } from '../test/a-sample-site.ts'
import { forAllTests } from '../test/for-all-tests.ts'
import { naturalSearches } from '../test/natural-searches.ts'
import { pageText } from '../test/page-text.ts'
import { romanisedSearches } from '../test/romanised-searches.ts'

// The documents of the sample are read in processes of their own.

const sample = forAllTests(async (onEnd) => {
  const { app, visitor } = await aSampleSite(onEnd)
  const known = new Map<string, Promise<string>>()
  const read = async (path: string) => {
    const { statusCode, body } = await app.inject(path)
    if (statusCode !== 200) throw new Error(`${path} answers ${statusCode}`)
    return pageText(body)
  }
  const text = (path: string) => {
    const reading = known.get(path) ?? read(path)
    known.set(path, reading)
    return reading
  }
  const { body } = await app.inject('/sitemap.xml')
  const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    decodeURI(new URL(url).pathname),
  )
  return { visitor, text, paths }
})

/** Every page of the sample, one at a time: rendering them at once would only fill memory. */
const pages = forAllTests(async () => {
  const { text, paths } = await sample()
  const read: (readonly [path: string, text: string])[] = []
  for (const path of paths) read.push([path, await text(path)])
  return read
})

const document = readFileSync(
  join(import.meta.dirname, '../../docs/forty-five-questions.md'),
  'utf8',
)

type Question = { question: string; path: string; words: string }

const questionsIn = (section: string): Question[] =>
  section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Who asks'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, , question = '', path = '', words = '']) => ({
      question,
      path: path.replaceAll('`', ''),
      words,
    }))

const [, most = '', further = ''] = document.split(/^## /m)

test.each([
  { section: most, count: 30, least: 28 },
  { section: further, count: 15, least: 12 },
])('the sample answers $least of $count questions', async ({ section, count, least }) => {
  const { text } = await sample()
  const questions = questionsIn(section)
  const unanswered: Question[] = []
  for (const one of questions)
    if (!one.words || !(await text(one.path)).includes(one.words)) unanswered.push(one)

  expect(questions).toHaveLength(count)
  // A question with words that are not there is a mistake, not an open question.
  expect(unanswered.filter(({ words }) => words)).toEqual([])
  expect(count - unanswered.length).toBeGreaterThanOrEqual(least)
})

const firstResults = 3

/** Addresses of events are ids, so their titles say more. */
const textOf = (title: readonly { text: string }[]) => ` ${title.map(({ text }) => text).join('')}`

test.each([
  { kind: 'natural', searches: naturalSearches, least: 123, all: 125 },
  { kind: 'romanised', searches: romanisedSearches, least: 90, all: 100 },
])('of $all $kind searches, $least find the right thing among the first three', async ({
  searches,
  ...wanted
}) => {
  const { visitor } = await sample()
  const missed: string[] = []
  for (const [q, leadsTo] of searches) {
    const { groups } = await visitor(searchSite, { query: { q } })
    const first = groups
      .flatMap(({ found }) => found.map(({ path, title }) => decodeURI(path) + textOf(title)))
      .slice(0, firstResults)
    if (!first.some((result) => leadsTo.test(result))) missed.push(`${q}: ${first.join(' ')}`)
  }

  expect(searches).toHaveLength(wanted.all)
  expect(searches.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(wanted.least)
})

test('documents of the sample are tagged, name their language, and are found by their words', async () => {
  const { visitor } = await sample()
  const words = [
    ['पाठ्यक्रम और वर्ष', 'hi'],
    ['caution money refundable', 'en'],
    ['carried to the building and scholarship fund', 'en'],
    ['seating plan is on the board', 'en'],
    ['class 10 certificate to correct a name', 'en'],
  ] as const
  for (const [q, language] of words) {
    const { groups } = await visitor(searchSite, { query: { q } })
    const documents = groups.find(({ kind }) => kind === 'document')?.found ?? []
    expect(
      documents.map((one) => one.document?.language),
      q,
    ).toContain(language)
  }
})

const { facts } = startingContent

/** Where a page says something that a pattern finds, other than what is right. */
async function others(pattern: RegExp, isRight: (found: string) => boolean) {
  const found = (await pages()).flatMap(([path, text]) =>
    [...text.matchAll(pattern)].map(([full, part = full]) => ({ path, full, part })),
  )
  return {
    count: found.length,
    wrong: found.filter(({ part }) => !isRight(part)).map(({ path, full }) => `${path}: ${full}`),
  }
}

test('the college has one founding year, one university and one number of courses', async () => {
  const founded = await others(
    /(?:(?:place|here|\d,) since|founded in|opened in|in July) (\d{4})/gi,
    (year) => year === facts.established,
  )
  const named = await others(/((?:[A-Z]\w+ )*State University)/g, (name) =>
    [university.name, 'State University'].includes(name),
  )
  const courses = await others(
    /(?:our|all|[Tt]oday) (\w+) courses/g,
    (number) => number === 'eleven',
  )
  const rooms = await others(/\b(?:met )?in (\w+) rooms/g, (number) => number === 'four')

  for (const { count, wrong } of [founded, named, courses, rooms]) {
    expect(wrong).toEqual([])
    expect(count).toBeGreaterThan(0)
  }
})

const placeholderNumbers = /^\+91 00000 10\d{3}$/

test('telephone numbers and addresses are those of the college', async () => {
  const numbers = new Set(facts.phones.map(({ number }) => number))
  const domain = facts.emails[0]?.address.split('@')[1] ?? ''
  const phones = await others(
    /\+91 [\d ]{8,11}\d/g,
    (number) => numbers.has(number) || placeholderNumbers.test(number),
  )
  const emails = await others(
    /[\w.]+@([\w.-]*\w)/g,
    (host) => host === domain || host === 'antiragging.in',
  )

  for (const { count, wrong } of [phones, emails]) {
    expect(wrong).toEqual([])
    expect(count).toBeGreaterThan(5)
  }
})

test('fees and seats are the same on the page of a course and in the tables of all', async () => {
  const { text } = await sample()
  const [feesOfAll, seatsOfAll] = [await text('/pages/fees'), await text('/pages/admission')]
  const rupees = new Intl.NumberFormat('en-IN')
  for (const { title, slug, fees, seats } of startingEntries.course) {
    const amounts = fees.map(({ amount }) => `₹${rupees.format(Number(amount))}`)
    const page = await text(`/course/${slug}`)
    for (const amount of amounts) expect(page).toContain(amount)
    expect(page).toContain(`Seats ${seats} `)
    expect(feesOfAll).toContain(`${title} ${amounts.join(' ')}`)
    expect(seatsOfAll).toContain(`${title} ${seats} `)
  }
})

test('who sits on a committee works or studies at the college', () => {
  const students = startingEntries.course.flatMap(({ voices }) => voices)
  const people = new Set([...sampleFaculty, ...students].map(({ name }) => name))
  const members = Object.values(committees).flatMap((committee) => committee.members)
  // From outside, or named later: these say what they are instead of a name.
  const isNamed = (name: string) => !/^(An? |Nominee|Station)/.test(name)

  expect(members.length).toBeGreaterThan(30)
  expect(
    members.map(([name]) => name).filter((name) => isNamed(name) && !people.has(name)),
  ).toEqual([])
})

test('who heads a subject teaches at the college', () => {
  const teachers = new Set<string>(sampleFaculty.map(({ name }) => name))
  expect(headsOfSubjects.filter(([, head]) => !teachers.has(head))).toEqual([])
})

test('nothing on a page is unfinished', async () => {
  const { wrong } = await others(/\b(?:undefined|NaN|TODO|[Ll]orem)\b|\[object/g, () => false)

  expect((await pages()).length).toBeGreaterThan(50)
  expect(wrong).toEqual([])
})
