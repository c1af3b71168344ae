import { loadCourseText } from 'college/courses'
import { getFacts } from 'contract/content/facts'
import { aMember } from 'testing/a-member.ts'
import { anEvent } from 'testing/an-event.ts'
import { expect, test } from 'vitest'
import { loadPage } from './load-page'

const event = anEvent()
type Answer = [status: number, answer: unknown]
type Answers = Record<string, Answer>

/** What the college has written comes besides. */
const written: Answer = [200, {}]
const missing: Answer = [500, { message: 'unexpected' }]

const load = (path: string, answers: Answers = {}) =>
  loadPage(new URL(path, 'https://college.test'), {
    send: async ({ url }) => {
      const isWritten = url.startsWith('/api/content/') && url !== getFacts.url
      const [status, answer] = answers[url] ?? (isWritten ? written : missing)
      return { status, answer }
    },
    now: new Date(),
    publicUrl: 'https://college.test',
  })

const besidesWords = ({ delivered: { answers } }: Awaited<ReturnType<typeof loadPage>>) =>
  answers.filter(({ queryKey: [kind] }) => kind !== 'content').map(({ data }) => data)

test('a page brings the answers it shows', async () => {
  const page = await load(`/event/${event._id}`, {
    [`/api/events/${event._id}`]: [200, event],
    '/api/events?limit=4': [200, [event]],
  })

  expect(page.status).toBe(200)
  expect(besidesWords(page)).toEqual([event, [event]])
})

test('an unknown event makes an unknown page, which brings what was said', async () => {
  const { status, delivered } = await load('/event/unknown', {
    '/api/events/unknown': [404, { message: 'Event not found' }],
    '/api/events?limit=4': [200, []],
  })

  expect(status).toBe(404)
  expect(delivered.failures).toMatchObject([{ status: 404, message: 'Event not found' }])
})

test('the page of a course brings its own text and none of another', async () => {
  const page = await load('/course/BA', { '/api/faculty?course=ba': [200, []] })

  expect(page.status).toBe(200)
  expect(besidesWords(page)).toEqual([await loadCourseText['b.a.'](), []])
})

test('the page of a group of courses brings what its cards say, without the long texts', async () => {
  const page = await load('/courses/law')

  expect(page.status).toBe(200)
  const { summary, description } = await loadCourseText['b.a.l.l.b.']()
  expect(besidesWords(page)).toMatchObject([[{ id: 'b.a.l.l.b.', summary }]])
  expect(JSON.stringify(page.delivered)).not.toContain(description[0])
})

test.each([
  ['/course/mbbs', {}, 404],
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
][])('%s with %j answers %i', async (path, answers, expected) => {
  expect((await load(path, answers)).status).toBe(expected)
})

test('the page of a course is kept with somebody who teaches it, and not for each id that somebody types', async () => {
  const { _id } = aMember()
  const answers: Answers = { '/api/faculty?course=ba': [200, [aMember({ _id })]] }

  expect(await load('/course/ba', answers)).toMatchObject({ isWorthKeeping: true })
  expect(await load(`/course/ba?teacher=${_id}`, answers)).toMatchObject({ isWorthKeeping: true })
  expect(await load(`/course/ba?teacher=${aMember()._id}`, answers)).toMatchObject({
    status: 200,
    isWorthKeeping: false,
  })
})

test('a page that shows a search is not kept', async () => {
  const answers: Answers = { '/api/faculty?group=team': [200, []] }

  expect(await load('/our-team', answers)).toMatchObject({ isWorthKeeping: true })
  expect(await load('/our-team?q=rao', answers)).toMatchObject({ isWorthKeeping: false })
})
