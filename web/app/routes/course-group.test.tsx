import { screen, waitFor, within } from '@testing-library/react'
import { startingEntries } from 'college/starting-content'
import { coursesOf } from 'contract/content/catalogue'
import { getCourseGroup } from 'contract/content/course-groups'
import { listCourses } from 'contract/content/courses'
import { listFaculty } from 'contract/people/faculty'
import { aCourse, aCourseGroup, catalogue } from 'testing/a-catalogue.ts'
import { expect, test } from 'vitest'
import { answer, refuse } from '#test/answer'
import { renderApp } from '#test/render-app'

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test.each(
  startingEntries.courseGroup,
)('$title shows its description and its courses', async (group) => {
  const { slug, title } = group
  renderApp(`/courses/${slug}`)

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
  for (const { text } of group.description) expect(screen.getByText(text)).toBeDefined()
  const programs = screen.getByRole('region', { name: 'Programmes' })
  const titles = within(programs).getAllByRole('heading', { level: 3 })
  expect(titles.map(({ textContent }) => textContent)).toEqual(
    coursesOf(catalogue, slug).map((course) => course.title),
  )
  const facilities = screen.getByRole('region', { name: 'Facilities' })
  for (const { name } of group.facilities) {
    expect(within(facilities).getByText(name, { selector: 'dt' })).toBeDefined()
  }
})

test('a course card shows the eligibility and links to its page', async () => {
  renderApp('/courses/professional')

  const heading = await screen.findByRole('heading', { level: 3, name: 'B.C.A.' })
  const card = within(heading.closest('article') as HTMLElement)
  const { duration, eligibility, summary, subjects } = aCourse('b.c.a.')
  expect(card.getByText(duration)).toBeDefined()
  expect(card.getByText(eligibility)).toBeDefined()
  expect(card.getByText(summary)).toBeDefined()
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    subjects.map(({ name }) => name),
  )
  expect(card.getByRole('link', { name: 'Explore More: B.C.A.' }).getAttribute('href')).toBe(
    '/course/b.c.a.',
  )
})

test('a group links to its courses and to the contact page', async () => {
  renderApp('/courses/law')

  await screen.findByRole('heading', { level: 1, name: 'College of Law' })
  expect(hrefOf('Get Started')).toBe('/contact?about=law#message')
  expect(hrefOf('Explore More')).toBe('#programs')
  expect(document.querySelector('#programs')).toBe(
    screen.getByRole('region', { name: 'Programmes' }),
  )
  expect(hrefOf('Contact Us')).toBe('/contact?about=law#message')
})

test('structured data describes the group and its courses', async () => {
  renderApp('/courses/law')

  await waitFor(() => expect(document.title).toContain('College of Law | '))
  const canonical = document.querySelector('link[rel="canonical"]')
  expect(canonical?.getAttribute('href')).toBe('https://college.test/courses/law')
  const described = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? ''),
  )
  expect(described).toMatchObject([
    { '@type': 'ItemList', itemListElement: [{ url: 'https://college.test/course/b.a.l.l.b.' }] },
    { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Home' }, { name: 'College of Law' }] },
  ])
})

test('a visitor goes from a group to one of its courses', async () => {
  answer(listFaculty, [])
  const { user } = renderApp('/courses/law')

  await user.click(await screen.findByRole('link', { name: /Explore More: / }))
  expect(await screen.findByRole('heading', { level: 1, name: 'B.A.LL.B.' })).toBeDefined()
})

test('a group without courses has no list of them', async () => {
  answer(getCourseGroup, aCourseGroup('law', { slug: 'new', title: 'New', facilities: [] }))
  answer(listCourses, [aCourse('b.a.')])
  renderApp('/courses/new')

  await screen.findByRole('heading', { level: 1, name: 'New' })
  expect(screen.queryByRole('region', { name: 'Programmes' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Facilities' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Explore More' })).toBeNull()
})

test('an unknown type is a 404', async () => {
  refuse(getCourseGroup, 404)
  answer(listCourses, [])
  renderApp('/courses/medicine')

  expect(await screen.findByRole('heading', { name: 'Course Not Found' })).toBeDefined()
  expect(screen.getByText('The requested course could not be found.')).toBeDefined()
  expect(hrefOf('Back to Home')).toBe('/')
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
})
