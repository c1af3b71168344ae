import { readFileSync } from 'node:fs'
import { colours } from 'college/colours'
import { courseGroupList, courseList, coursesOf, type ListedCourse } from 'college/course-list'
import type { CourseText } from 'college/courses/course-text'
import { courseGroupTexts } from 'college/courses/groups'
import { announcements, facilities } from 'college/home'
import { eventSlides, homeSlides } from 'college/slides'
import { expect, test } from 'vitest'

const summaryLimit = 155
const modules = import.meta.glob<Record<string, Record<string, CourseText>>>(
  ['../../college/courses/*.ts', '!**/{course-text,groups}.ts'],
  { eager: true },
)
const texts = new Map(
  Object.values(modules)
    .flatMap((file) => Object.values(file))
    .flatMap((group) => Object.entries(group)),
)

function textOf({ id }: ListedCourse): CourseText {
  const text = texts.get(id)
  if (!text) throw new Error(`${id} has no text`)
  return text
}

test.each(courseList)('the page of $title has all its texts, one for each year', (course) => {
  const text = textOf(course)

  expect(text.duration).toMatch(new RegExp(`^${course.durationYears} years`))
  expect(text.years).toHaveLength(course.durationYears)
  expect(text.summary.length).toBeLessThanOrEqual(summaryLimit)
  for (const list of [text.description, text.subjects, text.careerProspects, text.facilities])
    expect(list).not.toHaveLength(0)
})

test.each(courseGroupList)('$title has courses and all its texts', ({ type }) => {
  const { summary, description, facilities: rooms } = courseGroupTexts[type]

  expect(coursesOf(type)).not.toHaveLength(0)
  expect(summary.length).toBeLessThanOrEqual(summaryLimit)
  expect(description).not.toHaveLength(0)
  expect(rooms).not.toHaveLength(0)
})

test('five slides, with texts that fit a phone', () => {
  for (const slides of [homeSlides, eventSlides]) {
    expect(slides).toHaveLength(5)
    for (const { title, description } of slides) {
      expect(title.length).toBeLessThanOrEqual(45)
      expect(description.length).toBeLessThanOrEqual(140)
    }
  }
})

test('six short announcements and three facilities', () => {
  expect(announcements).toHaveLength(6)
  for (const { text } of announcements) expect(text.length).toBeLessThanOrEqual(95)
  expect(facilities).toHaveLength(3)
})

test('colours outside of pages are those of the pages', () => {
  const theme = readFileSync('../college/theme.css', 'utf8')
  for (const [name, colour] of [
    ['primary', colours.brand],
    ['brand-950', colours.brandAtNight],
    ['surface', colours.surface],
  ])
    expect(theme).toContain(`--color-${name}: ${colour};`)
})
