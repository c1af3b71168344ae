import { getFacts } from 'contract/content/facts'
import { aCourse, aCourseGroup, shownCourses, shownGroups } from 'testing/a-catalogue.ts'
import { aMember } from 'testing/a-member.ts'
import { anEvent } from 'testing/an-event.ts'
import { expect, test } from 'vitest'
import { loadPage } from './load-page'

const event = anEvent()
type Answer = [status: number, answer: unknown]
type Answers = Record<string, Answer>

const written: Answer = [200, {}]
const missing: Answer = [500, { message: 'unexpected' }]

const ba = aCourse('b.a.')
const courses: Answers = {
  '/api/content/courses': [200, shownCourses],
  '/api/content/course-groups': [200, shownGroups],
  '/api/content/courses/b.a.': [200, ba],
  '/api/notices/current?department=ba': [200, { pinned: [], notices: [] }],
  '/api/notices/current?department=mbbs': [200, { pinned: [], notices: [] }],
  '/api/content/courses/mbbs': [404, { message: 'This entry doesn’t exist' }],
  '/api/content/course-groups/law': [200, aCourseGroup('law')],
  '/api/content/course-groups/medicine': [404, { message: 'This entry doesn’t exist' }],
}

const load = (path: string, answers: Answers = {}) =>
  loadPage(new URL(path, 'https://college.test'), {
    send: async ({ url }) => {
      const isWritten = url.startsWith('/api/content/') && url !== getFacts.url
      const [status, answer] = answers[url] ?? courses[url] ?? (isWritten ? written : missing)
      return { status, answer }
    },
    now: new Date(),
    publicUrl: 'https://college.test',
  })

const entries: readonly unknown[] = ['course', 'courseGroup', 'programs']
const answersExceptTexts = ({ delivered: { answers } }: Awaited<ReturnType<typeof loadPage>>) =>
  answers
    .filter(({ queryKey: [kind, type] }) => kind !== 'content' || entries.includes(type))
    .map(({ data }) => data)

test('a page includes the responses it shows', async () => {
  const terms = {}
  const page = await load(`/event/${event._id}`, {
    [`/api/events/${event._id}`]: [200, event],
    [`/api/events/${event._id}/registration`]: [200, terms],
    [`/api/events/${event._id}/dates`]: [200, []],
    [`/api/events/${event._id}/details`]: [200, {}],
    [`/api/events/${event._id}/photos`]: [200, { photos: [] }],
    '/api/events?limit=4': [200, [event]],
  })

  expect(page.status).toBe(200)
  expect(answersExceptTexts(page)).toEqual([event, [event], [], terms, {}, { photos: [] }])
})

test('escaped parameters are requested as the page reads them', async () => {
  for (const [escaped, code] of [
    ['K7QM%203F9T', 'K7QM 3F9T'],
    ['%E0%A4%95%2F1', 'क/1'],
    ['%00', '\0'],
  ] as const) {
    const page = await load(`/verify/${escaped}`, { [`/api/certificates/${escaped}`]: [200, {}] })
    expect(page.status).toBe(200)
    expect(page.delivered.answers).toContainEqual({ queryKey: ['certificate', code], data: {} })
  }
})

test('an unknown event causes no further requests, and the page doesn’t contain its id', async () => {
  const { status, isMissing, delivered } = await load('/event/unknown', {
    '/api/events/unknown': [404, { message: 'Event not found' }],
  })

  expect([status, isMissing]).toEqual([404, true])
  expect(delivered).toMatchObject({ isMissing: true, failures: [] })
  expect(JSON.stringify(delivered)).not.toContain('unknown')
})

test('a course page includes its own text and no other course’s', async () => {
  const page = await load('/course/BA', { '/api/faculty?course=ba': [200, []] })

  expect(page.status).toBe(200)
  expect(answersExceptTexts(page)).toEqual([ba, []])
})

test('a course group’s page includes what its cards show, without the long texts', async () => {
  const page = await load('/courses/law')

  expect(page.status).toBe(200)
  expect(answersExceptTexts(page)).toMatchObject([{ slug: 'law' }, [{ slug: 'b.a.l.l.b.' }]])
})

test.each([
  ['/course/mbbs', { '/api/faculty?course=mbbs': [200, []] }, 404],
  ['/courses/medicine', {}, 404],
  ['/course/ba', { '/api/faculty?course=ba': [503, { message: 'Later' }] }, 503],
  ['/nowhere', {}, 404],
  ['/events', { '/api/events/overview?page=1': [503, { message: 'Later' }] }, 503],
  ['/events', { '/api/events/overview?page=1': [500, { message: 'Broken' }] }, 500],
  ['/events?page=3', { '/api/events/overview?page=3': [404, { message: 'Not found' }] }, 404],
] satisfies [
  string,
  Answers,
  number,
][])('%s with %j returns %i', async (path, answers, expected) => {
  expect((await load(path, answers)).status).toBe(expected)
})

test('a course page is cached for a known professor, and not for every id that someone types', async () => {
  const { _id } = aMember()
  const answers: Answers = { '/api/faculty?course=ba': [200, [aMember({ _id })]] }

  expect(await load('/course/ba', answers)).toMatchObject({ caching: 'long' })
  expect(await load(`/course/ba?teacher=${_id}`, answers)).toMatchObject({ caching: 'long' })
  expect(await load(`/course/ba?teacher=${aMember()._id}`, answers)).toMatchObject({
    status: 200,
    caching: 'brief',
  })
})

test('a page with search results isn’t cached', async () => {
  const answers: Answers = { '/api/faculty?group=team': [200, []] }

  expect(await load('/our-team', answers)).toMatchObject({ caching: 'long' })
  expect(await load('/our-team?q=rao', answers)).toMatchObject({ caching: 'brief' })
  expect(await load('/search')).toMatchObject({ caching: 'long' })
  expect(await load('/search?q=rao', { '/api/search?q=rao': [200, { groups: [] }] })).toMatchObject(
    {
      status: 200,
      caching: 'brief',
    },
  )
})

test('the contact page is cached for a known subject, and not for every word that someone types', async () => {
  const answers: Answers = { '/api/faculty?group=heads': [200, []] }

  for (const about of ['BCA', 'law'])
    expect(await load(`/contact?about=${about}`, answers)).toMatchObject({ caching: 'long' })
  expect(await load('/contact?about=buypills', answers)).toMatchObject({ caching: 'brief' })
})

test('an entry whose address is spelled with other dots or capitals doesn’t displace other pages', async () => {
  for (const [slug, caching] of [
    ['law', 'long'],
    ['LAW', 'brief'],
    ['l.a.w', 'brief'],
    ['la-w', 'brief'],
  ]) {
    const answers: Answers = { [`/api/content/course-groups/${slug}`]: [200, aCourseGroup('law')] }
    expect(await load(`/courses/${slug}`, answers)).toMatchObject({ status: 200, caching })
  }
})

test('every page includes the list of courses, without their descriptions', async () => {
  const { delivered } = await load('/privacy', { '/api/content/courses': [200, [ba]] })

  expect(delivered.catalogue.courses).toMatchObject([
    { slug: 'b.a.', title: 'B.A.', group: 'other' },
  ])
  expect(JSON.stringify(delivered)).not.toContain(ba.summary)
})

test('a previous URL redirects to the current one, with its query', async () => {
  const answers: Answers = {
    '/api/content/courses/arts': [200, ba],
    '/api/faculty?course=arts': [200, []],
  }

  expect(await load('/course/arts?teacher=x', answers)).toMatchObject({
    location: '/course/b.a.?teacher=x',
  })
  expect(
    (await load('/course/ba', { '/api/faculty?course=ba': [200, []] })).location,
  ).toBeUndefined()
})
