import { act, screen, waitFor, within } from '@testing-library/react'
import { courseList, findCourseGroup } from 'college/course-list'
import { loadCourseText } from 'college/courses'
import { college } from 'college/facts'
import { listFaculty } from 'contract/faculty'
import { aMember } from 'testing/a-member.ts'
import { expect, test, vi } from 'vitest'
import { courseTextQuery } from '#app/data/courses'
import { courseFacultyQuery } from '#app/data/faculty'
import { answer, leaveOpen, refuse } from '#test/answer'
import { renderApp } from '#test/render-app'

const hrefsOf = (name: string) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))
const faculty = () => within(screen.getByRole('region', { name: 'Faculty' }))

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

test('a student sees who teaches the course', async () => {
  answer(listFaculty, [
    aMember({
      name: 'Dr. Anita Rao',
      designation: 'Head of Department',
      specialization: 'Constitutional law',
      experience: 12,
    }),
    aMember({ name: 'Mr. Dev Nair', designation: 'Lecturer', experience: 1 }),
  ])
  renderApp('/course/b.a.l.l.b.')

  expect(await screen.findByRole('heading', { level: 3, name: 'Dr. Anita Rao' })).toBeDefined()
  expect(faculty().getByText('Head of Department')).toBeDefined()
  expect(faculty().getByText('Constitutional law')).toBeDefined()
  expect(faculty().getByText('12 years of experience')).toBeDefined()
  expect(faculty().getByText('1 year of experience')).toBeDefined()
})

test('a click on somebody who teaches tells all that is known of them', async () => {
  const member = aMember({
    name: 'Dr. Anita Rao',
    designation: 'Professor',
    department: 'b.a.l.l.b.',
    specialization: 'Constitutional law',
    experience: 12,
    education: 'LL.M., Ph.D.',
    officeHours: 'Monday, 11:00 AM',
    achievements: 'Author of a casebook',
    phone: '+91 120 000 2001',
    email: 'anita.rao@college.example',
    whatsapp: '+91 98765 43210',
  })
  answer(listFaculty, [member])
  const { user } = renderApp('/course/b.a.l.l.b.')

  const opener = await screen.findByRole('link', { name: 'View Details: Dr. Anita Rao' })
  await user.click(opener)
  const dialog = within(screen.getByRole('dialog', { name: 'Professor Details' }))
  const terms = dialog.getAllByRole('term').map(({ textContent }) => textContent)
  const definitions = dialog.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(terms.map((term, index) => [term, definitions[index]])).toEqual([
    ['Department', 'B.A.LL.B.'],
    ['Specialization', 'Constitutional law'],
    ['Experience', '12 years'],
    ['Education', 'LL.M., Ph.D.'],
    ['Office Hours', 'Monday, 11:00 AM'],
    ['Achievements', 'Author of a casebook'],
  ])
  const hrefOf = (name: string) => dialog.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('+91 120 000 2001')).toBe('tel:+911200002001')
  expect(hrefOf('anita.rao@college.example')).toBe('mailto:anita.rao@college.example')
  const chat = new URL(hrefOf('Chat on WhatsApp') ?? '')
  expect(chat.href).toContain('https://wa.me/919876543210')
  expect(chat.searchParams.get('text')).toContain('Dr. Anita Rao')

  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(opener)
})

test('the details of somebody have an address, and a step back closes them', async () => {
  const member = aMember({ name: 'Dr. Anita Rao' })
  answer(listFaculty, [member])
  const { user, router } = renderApp('/course/b.a.')

  await user.click(await screen.findByRole('link', { name: 'View Details: Dr. Anita Rao' }))
  expect(await screen.findByRole('dialog', { name: 'Professor Details' })).toBeDefined()
  expect(router.state.location.search).toBe(`?teacher=${member._id}`)
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
    'https://college.test/course/b.a.',
  )
  await act(() => router.navigate(-1))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(router.state.location.search).toBe('')
})

test('a shared link opens the details, and closing them leaves the page of the course', async () => {
  const member = aMember({ name: 'Dr. Anita Rao' })
  answer(listFaculty, [member])
  const { user, router } = renderApp(`/course/ba?teacher=${member._id}`)

  const dialog = within(await screen.findByRole('dialog', { name: 'Professor Details' }))
  dialog.getByRole('heading', { name: 'Dr. Anita Rao' })
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location).toMatchObject({ pathname: '/course/ba', search: '' })
})

test('the server draws the details that the address asks for', async () => {
  const member = aMember({ name: 'Dr. Anita Rao' })
  const text = await loadCourseText['b.a.']()
  renderApp(`/course/b.a.?teacher=${member._id}`, {
    delivered: (queryClient) => {
      queryClient.setQueryData(courseTextQuery('b.a.').queryKey, text)
      queryClient.setQueryData(courseFacultyQuery('b.a.').queryKey, [member])
    },
  })

  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Professor Details' })
  expect(dialog.open).toBe(true)
})

test('an address that asks for somebody unknown shows just the page', async () => {
  answer(listFaculty, [aMember()])
  renderApp('/course/b.a.?teacher=0192f000-0000-7000-9000-ffffffffffff')

  expect(await screen.findByRole('link', { name: /^View Details/ })).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what is not known of somebody is left out', async () => {
  answer(listFaculty, [aMember({ name: 'Mr. Dev Nair', phone: 'on request', experience: 0 })])
  const { user } = renderApp('/course/b.a.')

  await user.click(await screen.findByRole('link', { name: 'View Details: Mr. Dev Nair' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Professor Details' }))
  expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Experience'])
  expect(dialog.getByText('0 years')).toBeDefined()
  expect(dialog.getByText('on request')).toBeDefined()
  expect(dialog.queryByRole('link')).toBeNull()
})

test('a student is told that the faculty is loading', async () => {
  leaveOpen(listFaculty)
  renderApp('/course/b.a.')

  expect(await screen.findByText('Loading faculty members...')).toBeDefined()
})

test('a course without faculty says so and leads to the office', async () => {
  answer(listFaculty, [])
  renderApp('/course/b.a.')

  expect(await screen.findByText(/No faculty members are listed/)).toBeDefined()
  expect(faculty().getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe(
    '/contact?about=b.a.#message',
  )
})

test('when the faculty cannot be loaded the page is loaded again on demand', async () => {
  refuse(listFaculty, 500)
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  const { user } = renderApp('/course/b.a.')

  expect(await screen.findByText('Failed to load faculty members')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(reload).toHaveBeenCalled()
})
