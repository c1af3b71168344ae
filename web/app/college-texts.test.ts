import { readFileSync } from 'node:fs'
import { colours } from 'college/colours'
import { sampleEvents } from 'college/sample-events'
import { sampleFaculty } from 'college/sample-faculty'
import { startingContent, startingEntries } from 'college/starting-content'
import { startingPictures } from 'college/starting-pictures'
import { college } from 'testing/a-college.ts'
import { expect, test } from 'vitest'

const summaryLimit = 155
const { milestones } = startingContent.about
const { announcements } = startingContent.home
const { statistics } = startingContent.numbers
const [history, welcome] = [startingContent.about.history, startingContent.home.welcome].map(
  (paragraphs) => paragraphs.map(({ text }) => text),
)
const { course: courses, courseGroup: groups } = startingEntries

test.each(courses)('the page of $title has all its texts, and one year each', (course) => {
  expect(course.duration).toMatch(new RegExp(`^${course.durationYears} years`))
  expect(course.years).toHaveLength(Number(course.durationYears))
  expect(course.summary.length).toBeLessThanOrEqual(summaryLimit)
  for (const list of [
    course.description,
    course.subjects,
    course.careerProspects,
    course.facilities,
  ])
    expect(list).not.toHaveLength(0)
})

test.each(groups)('$title has courses and all its texts', (group) => {
  expect(courses.some((course) => course.group === group.slug)).toBe(true)
  expect(group.summary.length).toBeLessThanOrEqual(summaryLimit)
  expect(group.description).not.toHaveLength(0)
  expect(group.facilities).not.toHaveLength(0)
})

test('there are five slides, with texts that fit a phone', () => {
  for (const { slides } of [startingContent.slides, startingContent.eventSlides]) {
    expect(slides).toHaveLength(5)
    for (const { title, text } of slides) {
      expect(title.length).toBeLessThanOrEqual(45)
      expect(text.length).toBeLessThanOrEqual(140)
    }
  }
})

test('there are six short announcements and three facilities', () => {
  expect(announcements).toHaveLength(6)
  for (const { text } of announcements) expect(text.length).toBeLessThanOrEqual(95)
  expect(startingContent.campus.facilities).toHaveLength(3)
})

/** What the college itself says: all texts but those of the courses, where a program may be software. */
const ownTexts = [
  college.description,
  ...(history ?? []),
  ...(welcome ?? []),
  ...announcements.map(({ text }) => text),
  ...statistics.map(({ label }) => label),
  ...milestones.map(({ text }) => text),
  ...groups.flatMap(({ summary, description }) => [
    summary,
    ...description.map(({ text }) => text),
  ]),
]

test('numbers match the lists, and years match the milestones', () => {
  const [students, people, programmes, years] = statistics.map(({ value }) =>
    Number.parseInt(value, 10),
  )
  const [from, until] = (statistics[3]?.label?.match(/\d{4}/g) ?? []).map(Number)
  const begun = milestones.find(({ text }) => text.includes('College of Professional Studies'))

  expect(students).toBe(1000)
  expect(people).toBeGreaterThan(sampleFaculty.length)
  expect(courses.length).toBeGreaterThanOrEqual(programmes ?? Number.NaN)
  expect(String(from)).toBe(begun?.year)
  expect((until ?? 0) - (from ?? 0)).toBe(years)
  expect(milestones[0]?.year).toBe(college.established)
  expect(history?.join()).toContain(`in July ${college.established}`)
  expect(ownTexts.join().match(/eleven courses/gi)).not.toBeNull()
  expect(courses).toHaveLength(11)
})

test('no text says “since” the founding year', () => {
  for (const text of ownTexts) expect(text).not.toContain(`since ${college.established}`)
})

test('courses of study are called programmes, in one spelling', () => {
  for (const text of ownTexts) expect(text).not.toMatch(/\bprograms?\b/i)
})

/** What is seen in a picture, as the venue or title of an event in it has to say. */
const scenes: Record<string, RegExp> = {
  'event-1': /Auditorium/,
  'event-2': /Sports Ground/,
  'event-3': /Forecourt/,
  'event-4': /Exhibition Hall/,
  'event-5': /Main Lawn/,
  'event-6': /Seminar Hall/,
  'event-7': /Computer Laboratory/,
  'hero-2': /Library/,
  'hero-3': /Courtyard/,
  'law-gallery-1': /Moot Court Hall/,
}

const pictured = sampleEvents.flatMap(({ picture, ...event }) =>
  picture ? [{ ...event, picture }] : [],
)

test.each(pictured)('$title is shown where it takes place', ({ title, venue, picture }) => {
  expect(`${title}, ${venue}`).toMatch(scenes[picture] ?? /no such scene/)
})

test('each facility has a picture of it', () => {
  const { facilities } = startingContent.campus
  const visible = facilities.map(({ picture }) => startingPictures.get(picture)?.alt)

  expect(visible).toEqual([
    expect.stringMatching(/library/),
    expect.stringMatching(/Science laboratory/),
    expect.stringMatching(/court/),
  ])
})

test('colours used outside of pages are those of the pages', () => {
  const theme = readFileSync('../college/theme.css', 'utf8')
  for (const [name, colour] of [
    ['primary', colours.brand],
    ['brand-950', colours.brandAtNight],
    ['surface', colours.surface],
  ])
    expect(theme).toContain(`--color-${name}: ${colour};`)
})
