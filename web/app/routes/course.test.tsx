import { screen, waitFor, within } from '@testing-library/react'
import { startingEntries } from 'college/starting-content'
import { findCourseGroup } from 'contract/content/catalogue'
import { getCourse } from 'contract/content/courses'
import { listCurrentNotices } from 'contract/content/notices'
import { listFaculty } from 'contract/people/faculty'
import { aCourse, catalogue } from 'testing/a-catalogue.ts'
import { college } from 'testing/a-college.ts'
import { expect, test, vi } from 'vitest'
import { courseQuery } from '#app/data/courses'
import { answer, refuse } from '#test/answer'
import { renderApp } from '#test/render-app'

const hrefsOf = (name: string) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))

test.each(startingEntries.course)('a student reads all about $title', async (course) => {
  answer(listFaculty, [])
  renderApp(`/course/${course.slug}`)

  expect(await screen.findByRole('heading', { level: 1, name: course.title })).toBeDefined()
  const about = within(screen.getByRole('region', { name: 'Course information' }))
  for (const { text } of course.description) expect(about.getByText(text)).toBeDefined()
  const subjects = within(screen.getByRole('region', { name: 'Key subjects' }))
  expect(subjects.getAllByRole('listitem')).toHaveLength(course.subjects.length)
  const parts = [
    ['Year by year', course.years],
    ['Career prospects', course.careerProspects],
    ['Facilities', course.facilities],
  ] as const
  for (const [title, topics] of parts) {
    const part = screen.getByRole('region', { name: title })
    for (const topic of topics) expect(part.textContent).toContain(topic.text)
  }
  const facts = screen.getByRole('complementary', { name: 'At a glance' }).textContent
  const affiliation = course.affiliation ?? college.affiliation
  for (const fact of [course.duration, course.eligibility, course.fullTitle, affiliation]) {
    expect(facts).toContain(fact)
  }
  expect(screen.queryByRole('region', { name: 'Gallery' }) !== null).toBe(course.group === 'law')
})

test('a course awarded by another body doesn’t claim the college’s affiliation', async () => {
  answer(listFaculty, [])
  renderApp('/course/b.t.c.')

  const facts = await screen.findByRole('complementary', { name: 'At a glance' })
  expect(facts.textContent).toContain('Examined and awarded by the state')
  expect(facts.textContent).not.toContain(college.affiliation)
})

test('a course’s notices link to the list filtered by the course', async () => {
  answer(listFaculty, [])
  const notice = { slug: 'forms', title: 'Forms', urgency: 'usual', documents: 0 } as const
  const notices = [{ ...notice, publishedAt: '2026-11-21T05:12:00.000Z' }]
  answer(listCurrentNotices, { pinned: [], notices })
  renderApp('/course/b.c.a.')

  const more = await screen.findByRole('link', { name: 'More notices' })
  expect(more.getAttribute('href')).toBe('/notices?department=bca')
})

test('a course links to the contact page and back to its group', async () => {
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
    findCourseGroup(catalogue, 'professional')?.title,
  ])
  expect(crumbs.getByText('B.B.A.').getAttribute('aria-current')).toBe('page')
})

test('each part of the page has a jump link', async () => {
  answer(listFaculty, [])
  renderApp('/course/b.b.a.')

  const links = within(await screen.findByRole('navigation', { name: 'On this page' }))
  const targets = links.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  expect(targets).toEqual([
    ...['#about', '#subjects', '#fees', '#cut-off'],
    ...['#careers', '#facilities', '#faculty', '#apply'],
  ])
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

test('structured data describes the course', async () => {
  answer(listFaculty, [])
  renderApp('/course/b.a.')

  await screen.findByRole('heading', { level: 1, name: 'B.A.' })
  const { summary } = aCourse('b.a.')
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
  const picture = `https://college.test${aCourse('b.a.').picture?.address}`
  expect(described[0]).toHaveProperty('image', picture)
  expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(picture)
})

const withFees = aCourse('b.a.', {
  seats: '60',
  fees: [
    { _key: 'one', year: 'First year', amount: '125000', note: 'With the examination fee' },
    { _key: 'two', year: 'Second year', amount: '9000' },
  ],
  feesAsOf: '2026-06-01',
  steps: [{ _key: 'one', text: 'Fill in the form.' }],
})

function renderWith(course: ReturnType<typeof aCourse>) {
  answer(listFaculty, [])
  renderApp(`/course/${course.slug}`, {
    delivered: (queryClient) => queryClient.setQueryData(courseQuery(course.slug).queryKey, course),
  })
}

test('a student reads the fees with their date, the number of seats, and how to apply', () => {
  renderWith(withFees)

  const fees = within(screen.getByRole('region', { name: 'Fees' }))
  expect(fees.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'YearFee',
    'First yearWith the examination fee₹125,000'.replace('125,000', '1,25,000'),
    'Second year₹9,000',
    'Total₹1,34,000',
  ])
  expect(fees.getByText(/Fees on Jun 1, 2026/)).toBeDefined()
  expect(screen.getByRole('complementary', { name: 'At a glance' }).textContent).toContain(
    'Seats60',
  )
  const steps = within(screen.getByRole('region', { name: 'How to apply' }))
  expect(steps.getByRole('listitem').textContent).toBe('1Fill in the form.')
  const links = within(screen.getByRole('navigation', { name: 'On this page' }))
  expect(links.getByRole('link', { name: 'Fees' }).getAttribute('href')).toBe('#fees')
})

test('a student opens or downloads the syllabus, and sees its type and size', () => {
  const address = '/documents/one/Syllabus.pdf'
  const syllabus = {
    address,
    name: 'Syllabus.pdf',
    type: 'application/pdf' as const,
    bytes: 1_240_000,
  }
  renderWith(aCourse('b.a.', { syllabus }))

  const documents = within(screen.getByRole('region', { name: 'Documents' }))
  expect(documents.getAllByRole('listitem')).toHaveLength(1)
  expect(documents.getByText('PDF, 1.2 MB')).toBeDefined()
  const [view, download] = ['View the syllabus', 'Download the syllabus'].map((name) =>
    documents.getByRole('link', { name }),
  )
  expect(view?.getAttribute('href')).toBe(address)
  expect(download?.getAttribute('href')).toBe(address)
  expect([view, download].map((link) => link?.getAttribute('download'))).toEqual([
    null,
    'Syllabus.pdf',
  ])
  expect(hrefsOf('Documents')).toEqual(['#documents'])
})

test('without a picture, the text has the whole width', () => {
  renderWith(aCourse('b.a.', { picture: undefined }))

  const hero = screen.getByRole('heading', { level: 1, name: 'B.A.' }).closest('header')
  expect(hero?.textContent).toContain('Bachelor of Arts')
  expect(hero?.querySelector('img, .picture')).toBeNull()
  const card = document.querySelector('meta[property="og:image"]')?.getAttribute('content')
  expect(card).toBe('https://college.test/share.jpg')
})

test('structured data contains the fee if it is known, and otherwise no price', () => {
  renderWith(withFees)

  const [described = ''] = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => textContent ?? '',
  )
  expect(JSON.parse(described)).toMatchObject({
    offers: { '@type': 'Offer', category: 'Paid', price: 134_000, priceCurrency: 'INR' },
  })
})

test.each([
  [{}, undefined],
  [{ opensOn: '2027-05-01' }, 'Opens on May 1, 2027'],
  [{ opensOn: '2026-05-01', closesOn: '2026-11-30' }, 'Open until Nov 30, 2026'],
  [{ opensOn: '2026-05-01' }, 'Open'],
  [{ closesOn: '2026-11-20' }, 'Closed'],
])('with %j the page shows %s as admission', (days, text) => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00.000Z') })
  renderWith(aCourse('b.a.', { opensOn: undefined, closesOn: undefined, ...days }))

  const facts = within(screen.getByRole('complementary', { name: 'At a glance' }))
  const label = facts.queryByText('Admission')
  expect(label?.nextElementSibling?.textContent).toBe(text)
  vi.useRealTimers()
})

test('empty parts of a course have no heading', () => {
  const lists = {
    subjects: [],
    years: [],
    careerProspects: [],
    facilities: [],
    fees: [],
    steps: [],
  }
  const more = { papers: [], dates: [], intakes: [], voices: [] }
  renderWith(aCourse('b.a.', { ...lists, ...more }))

  for (const name of [
    'Key subjects',
    'Year by year',
    'Fees',
    'How to apply',
    'Career prospects',
    'Admission dates',
  ])
    expect(screen.queryByRole('region', { name })).toBeNull()
  const links = within(screen.getByRole('navigation', { name: 'On this page' }))
  expect(links.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Description',
    'Faculty',
    'Apply',
  ])
})

test('an unknown course is a 404', async () => {
  refuse(getCourse, 404)
  renderApp('/course/m.b.b.s.')

  expect(await screen.findByRole('heading', { name: 'Course Not Found' })).toBeDefined()
  expect(hrefsOf('Back to Home')).toEqual(['/'])
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
})
