import { screen, waitFor, within } from '@testing-library/react'
import { courseList, findCourseGroup } from 'college/course-list'
import { loadCourseText } from 'college/courses'
import { listFaculty } from 'contract/faculty'
import { college } from 'testing/a-college.ts'
import { expect, test } from 'vitest'
import { answer } from '#test/answer'
import { renderApp } from '#test/render-app'

const hrefsOf = (name: string) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))
const _faculty = () => within(screen.getByRole('region', { name: 'Faculty' }))

test.each(courseList)('a student reads all about $title', async (course) => {
  answer(listFaculty, [])
  renderApp(`/course/${course.id}`)

  expect(await screen.findByRole('heading', { level: 1, name: course.title })).toBeDefined()
  const text = await loadCourseText[course.id]()
  const about = within(screen.getByRole('region', { name: 'Course Information' }))
  for (const paragraph of text.description) expect(about.getByText(paragraph)).toBeDefined()
  const subjects = within(screen.getByRole('region', { name: 'Key Subjects' }))
  expect(subjects.getAllByRole('listitem')).toHaveLength(text.subjects.length)
  const parts = [
    ['Year by Year', text.years],
    ['Career Prospects', text.careerProspects],
    ['Facilities', text.facilities],
  ] as const
  for (const [title, topics] of parts) {
    const part = screen.getByRole('region', { name: title })
    for (const topic of topics) expect(part.textContent).toContain(topic.text)
  }
  const facts = screen.getByRole('complementary', { name: 'At a glance' }).textContent
  for (const fact of [text.duration, text.eligibility, course.fullTitle, college.affiliation]) {
    expect(facts).toContain(fact)
  }
  expect(screen.queryByRole('region', { name: 'Gallery' }) !== null).toBe(course.group === 'law')
})

test('a course leads to the office and back to its group', async () => {
  answer(listFaculty, [])
  renderApp('/course/b.b.a.')

  expect(
    await screen.findByRole('heading', { level: 2, name: 'Ready to Join This Course?' }),
  ).toBeDefined()
  const contact = '/contact?about=b.b.a.#message'
  expect(hrefsOf('Apply Now')).toEqual([contact, contact])
  expect(hrefsOf('Explore Details')).toEqual(['#details'])
  expect(document.querySelector('#details')).not.toBeNull()
  expect(hrefsOf('Back to Courses')).toEqual(['/courses/professional'])
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(crumbs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Home',
    findCourseGroup('professional')?.title,
  ])
  expect(crumbs.getByText('B.B.A.').getAttribute('aria-current')).toBe('page')
})

test('each part of the page is one step away', async () => {
  answer(listFaculty, [])
  renderApp('/course/b.b.a.')

  const links = within(await screen.findByRole('navigation', { name: 'On this page' }))
  const targets = links.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  expect(targets).toEqual(['#about', '#subjects', '#careers', '#facilities', '#faculty', '#apply'])
  for (const target of targets) expect(document.querySelector(target)).not.toBeNull()
})

test.each([
  '/course/ba',
  '/course/B.A.',
  '/course/b.%20a.',
])('%s is the page of B.A.', async (path) => {
  const calls = answer(listFaculty, [])
  renderApp(path)

  expect(await screen.findByRole('heading', { level: 1, name: 'B.A.' })).toBeDefined()
  const canonical = document.querySelector('link[rel="canonical"]')
  expect(canonical?.getAttribute('href')).toBe('https://college.test/course/b.a.')
  await waitFor(() => expect(calls[0]?.query.get('course')).toBe('ba'))
})

test('search engines read what a course is', async () => {
  answer(listFaculty, [])
  renderApp('/course/b.a.')

  await screen.findByRole('heading', { level: 1, name: 'B.A.' })
  const { summary } = await loadCourseText['b.a.']()
  const described = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? ''),
  )
  expect(described).toMatchObject([
    {
      '@type': 'Course',
      name: 'B.A.: Bachelor of Arts',
      description: summary,
      url: 'https://college.test/course/b.a.',
      provider: { '@type': 'CollegeOrUniversity', name: college.name },
      educationalCredentialAwarded: 'Bachelor of Arts',
      timeRequired: 'P3Y',
      hasCourseInstance: { courseMode: 'onsite' },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Home' }, { name: 'Traditional Courses' }, { name: 'B.A.' }],
    },
  ])
  expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
    'https://college.test/share.jpg',
  )
})

test('an unknown course is not found', async () => {
  renderApp('/course/m.b.b.s.')

  expect(await screen.findByRole('heading', { name: 'Course Not Found' })).toBeDefined()
  expect(hrefsOf('Back to Home')).toEqual(['/'])
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
})
