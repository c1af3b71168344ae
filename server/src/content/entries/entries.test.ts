import { listContent, publishContent, readContent } from 'contract/content/calls'
import { getCourseGroup, listCourseGroups } from 'contract/content/course-groups'
import { getCourse, listCourses } from 'contract/content/courses'
import { createContent } from 'contract/content/entry-calls'
import type { CollectionName } from 'contract/content/types'
import { listFaculty } from 'contract/people/faculty'
import {
  dayMilliseconds,
  hourMilliseconds as hour,
  minuteMilliseconds as minute,
} from 'contract/platform/durations'
import { localDay } from 'contract/platform/zoned-time'
import { aCourse, catalogue } from 'testing/a-catalogue.ts'
import { expect, test } from 'vitest'
import { aNoticeOffice } from '../../../test/a-notice-office.ts'
import { enterMember } from '../../../test/enter-member.ts'
import { testApp } from '../../../test/test-app.ts'
import { builtWeb } from '../../platform/rendering/load-web.ts'
import { seedContent } from './seed.ts'

async function aSite() {
  const settings = await testApp({ web: builtWeb() })
  await settings.isKeeping()
  const admin = await settings.signIn()
  const { app, changes, db, visitor } = settings
  const idOf = async (type: CollectionName, title: string) => {
    const { entries } = await admin(listContent, { query: { type } })
    return entries.find((entry) => entry.title === title)?._id ?? expect.fail(`no ${title}`)
  }
  return {
    ...settings,
    idOf,
    async publish(type: CollectionName, title: string, change: object, at?: string) {
      const params = { _id: await idOf(type, title) }
      const { version, basedOn = '', data } = await admin(readContent, { params })
      const body = { version, basedOn, data: { ...data, ...change }, ...(at && { at }) }
      await admin(publishContent, { params, body })
    },
    /** Unpublishes an entry, now or at a given time. */
    async end(type: CollectionName, title: string, unpublishAt: Date) {
      const _id = await idOf(type, title)
      await changes.commit(type, (trx) =>
        trx
          .updateTable('contentItems')
          .set({ unpublishAt: unpublishAt.toISOString() })
          .where('_id', '=', _id)
          .execute(),
      )
    },
    seedAgain: () => seedContent({ db, now: settings.deps.now }),
    titles: async () => (await visitor(listCourses)).map(({ title }) => title),
    text: async (url: string) => (await app.inject(url)).body,
    status: async (url: string) => (await app.inject(url)).statusCode,
  }
}

const titlesInOrder = catalogue.courses.map(({ title }) => title)

test('an empty site has the courses of its folder in order, each in its group', async () => {
  const { visitor } = await aSite()

  const courses = await visitor(listCourses)
  expect(courses.map(({ slug, title, group }) => ({ slug, title, group }))).toEqual(
    catalogue.courses.map(({ slug, title, group }) => ({ slug, title, group })),
  )
  expect(await visitor(listCourseGroups)).toEqual(catalogue.groups)
  const course = await visitor(getCourse, { params: { slug: 'b.c.a.' } })
  const first = aCourse('b.c.a.')
  expect(course.syllabus?.name).toMatch(/^Syllabus B\.C\.A\. .*\.pdf$/)
  expect(course.prospectus?.name).toMatch(/^Prospectus .*\.pdf$/)
  const { syllabus, prospectus } = first
  expect({ ...course, picture: course.picture?.alt, syllabus, prospectus }).toEqual({
    ...first,
    picture: first.picture?.alt,
  })
  expect(await visitor(getCourseGroup, { params: { slug: 'law' } })).toMatchObject({ slug: 'law' })
})

test('a list contains only what it shows, and an unknown one is a 404', async () => {
  const { app } = await aSite()

  const list = await app.inject('/api/content/courses')
  for (const name of ['description', 'gallery', 'syllabus', 'picture.cut'])
    expect(list.json()[0]).not.toHaveProperty(name)
  expect(list.headers.etag).toBeDefined()
  for (const url of ['/api/content/courses/mbbs', '/api/content/course-groups/b.c.a.'])
    expect((await app.inject(url)).statusCode).toBe(404)
})

test('a database from before courses were editable gets them at the next start, without deleted ones', async () => {
  const { changes, db, seedAgain, titles } = await aSite()
  const courses = ['course', 'courseGroup'] as const
  await changes.commit('course', async (trx) => {
    await trx.deleteFrom('contentItems').where('type', 'in', courses).execute()
    await trx.deleteFrom('settings').where('name', 'like', 'content begun: course%').execute()
  })
  await seedAgain()
  await changes.commit('course', async () => undefined)
  expect(await titles()).toEqual(titlesInOrder)

  await changes.commit('course', (trx) =>
    trx.deleteFrom('contentItems').where('type', '=', 'course').execute(),
  )
  await seedAgain()
  expect(await titles()).toEqual([])
  const groups = db.selectFrom('contentItems').where('type', '=', 'courseGroup')
  expect(await groups.select('_id').execute()).toHaveLength(3)
})

test('a new title appears at once in menus, lists, the sitemap and on its page', async () => {
  const { publish, text, titles } = await aSite()
  const says = ['/', '/privacy', '/nowhere', '/courses/professional', '/course/b.c.a.']
  for (const url of says) expect(await text(url)).not.toContain('B.C.A. (Honours)')

  await publish('course', 'B.C.A.', { title: 'B.C.A. (Honours)' })
  for (const url of says) expect(await text(url)).toContain('B.C.A. (Honours)')
  expect(await titles()).toContain('B.C.A. (Honours)')
})

test('a previous address redirects to the current one', async () => {
  const { app, publish, status, text, visitor } = await aSite()
  await publish('course', 'B.C.A.', { slug: 'computing' })

  const answer = await app.inject('/course/b.c.a.?teacher=x')
  expect([answer.statusCode, answer.headers.location]).toEqual([301, '/course/computing'])
  expect(await visitor(getCourse, { params: { slug: 'b.c.a.' } })).toMatchObject({
    slug: 'computing',
  })
  expect(await status('/course/computing')).toBe(200)
  const sitemap = await text('/sitemap.xml')
  expect(sitemap).toContain('/course/computing<')
  expect(sitemap).not.toContain('/course/b.c.a.<')

  await publish('course', 'B.C.A.', { slug: 'b.c.a.' })
  expect(await status('/course/b.c.a.')).toBe(200)
  expect((await app.inject('/course/computing')).headers.location).toBe('/course/b.c.a.')
})

test('an entry that has ended is nowhere, and people in its department keep it', async () => {
  const { advance, deps, end, status, text, titles, visitor } = await aSite()
  await enterMember(deps, { name: 'Hema', designation: 'Professor', department: 'B.C.A.' })
  await end('course', 'B.C.A.', new Date(deps.now().getTime() + minute))
  expect(await text('/privacy')).toContain('/course/b.c.a.')
  expect(await visitor(listFaculty, { query: { course: 'bca' } })).toHaveLength(1)

  advance(minute)
  for (const url of ['/privacy', '/', '/sitemap.xml', '/courses/professional'])
    expect(await text(url)).not.toContain('/course/b.c.a.')
  expect([await status('/course/b.c.a.'), await status('/course/bca')]).toEqual([404, 404])
  expect(await titles()).toEqual(titlesInOrder.filter((title) => title !== 'B.C.A.'))
  expect(await visitor(listFaculty, { query: { course: 'bca' } })).toEqual([])
  expect(await visitor(listFaculty)).toMatchObject([{ name: 'Hema', department: 'B.C.A.' }])
})

test('a course in a group that isn’t public has a page, and no place in menus', async () => {
  const { deps, end, status, text, visitor } = await aSite()
  await end('courseGroup', 'College of Law', deps.now())

  expect(await visitor(getCourse, { params: { slug: 'b.a.l.l.b.' } })).toMatchObject({ group: '' })
  expect([await status('/course/b.a.l.l.b.'), await status('/courses/law')]).toEqual([200, 404])
  expect(await text('/privacy')).not.toContain('B.A.LL.B.</a>')
})

test('a cached page shows until when applications are open, and expires with that day in college time', async () => {
  const { advance, deps, publish, text, stopClock } = await aSite()
  stopClock()
  const today = localDay(deps.now().toISOString(), 'Asia/Kolkata')
  await publish('course', 'B.C.A.', { opensOn: '', closesOn: today })
  expect(await text('/course/b.c.a.')).toContain('Open until ')

  const midnight = Date.parse(`${today}T00:00+05:30`) + dayMilliseconds
  advance(midnight - deps.now().getTime() - 2000)
  expect(await text('/course/b.c.a.')).toContain('Open until ')
  advance(2000)
  expect(await text('/course/b.c.a.')).toContain('>Closed<')
})

test('nothing of a scheduled course can be read before its time', async () => {
  const { advance, deps, publish, text } = await aSite()
  const at = new Date(deps.now().getTime() + hour).toISOString()
  await publish('course', 'B.C.A.', { title: 'Computing', slug: 'computing' }, at)
  const urls = ['/privacy', '/sitemap.xml', '/api/content/courses', '/courses/professional']
  for (const url of urls) expect(await text(url)).not.toMatch(/\/course\/computing|"Computing"/)

  advance(hour)
  for (const url of urls) expect(await text(url)).toMatch(/computing/)
})

test('fees need a date, and admission can’t end before it starts', async () => {
  const { publish } = await aSite()
  const fees = [{ _key: 'one', year: 'First year', amount: '25000' }]
  const rejection = (change: object) =>
    publish('course', 'B.C.A.', change).catch(({ status, errors }) => ({ status, errors }))

  expect(await rejection({ fees, feesAsOf: '' })).toMatchObject({
    status: 400,
    errors: { feesAsOf: expect.stringContaining('day') },
  })
  expect(await rejection({ opensOn: '2027-05-02', closesOn: '2027-05-01' })).toMatchObject({
    errors: { closesOn: expect.stringContaining('after it opens') },
  })
  expect(await rejection({ opensOn: '', closesOn: '2027-02-30' })).toMatchObject({
    errors: { closesOn: expect.stringContaining('date') },
  })
  expect(await rejection({ fees, feesAsOf: '2027-01-01' })).toBeUndefined()
})

test('a new course gets an address that no other has in any spelling', async () => {
  const { signIn, visitor } = await aSite()
  const admin = await signIn()
  const _id = '0192f000-0000-7000-9000-0000000000aa'
  await admin(createContent, { body: { _id, type: 'course', name: 'B.A.' } })

  const { data } = await admin(readContent, { params: { _id } })
  expect(data.slug).toBe('ba-2')
  expect(await visitor(getCourse, { params: { slug: 'b.a.' } })).toMatchObject({ title: 'B.A.' })
})

test('a draft can refer to thousands of documents', async () => {
  const { create, save } = await aNoticeOffice()
  const documents = Array.from({ length: 9_000 }, (_, index) => ({
    ...{ _key: `k${index}`, label: 'x', file: `f${index}` },
  }))

  const saved = await save(await create('Many'), { documents })

  expect(saved.data.documents).toHaveLength(9_000)
})
