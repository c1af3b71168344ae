import { getPage } from 'contract/content/page'
import { listFaculty, listMemberEntries, updateMember } from 'contract/people/faculty'
import { getMemberPage } from 'contract/people/member-page'
import { dayMilliseconds } from 'contract/platform/durations'
import { aMemberForm } from 'testing/member-form.ts'
import { expect, test } from 'vitest'
import { aPageEditor } from '../../../test/a-page-editor.ts'
import { enterMember } from '../../../test/enter-member.ts'
import { collegeDay } from '../../platform/college-day.ts'
import { builtWeb } from '../../platform/rendering/load-web.ts'

const reachable = { email: 'm@college.test', phone: '112', whatsapp: '113', officeHours: 'Mondays' }
const words = (text: string, href?: string) => ({
  type: 'text',
  text,
  ...(href && { marks: [{ type: 'link', attrs: { href } }] }),
})
const doc = (...content: object[]) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content }],
})

/** A member whose last day is today, and an editor. */
async function aLeaver() {
  const site = await aPageEditor({ web: builtWeb() })
  await site.isKeeping()
  const left = collegeDay(site.deps.now())
  const _id = await enterMember(site.deps, {
    name: 'Asha Rao',
    designation: 'Professor',
    department: 'B.A.',
    ...reachable,
    left,
  })
  const read = async (path: string) => (await site.app.inject(path)).body
  return { ...site, _id, left, read }
}

test('a person’s page shows all details, with current links', async () => {
  const { add, call, deps, visitor, withdraw } = await aPageEditor()
  const page = await add('Herbarium')
  const _id = await enterMember(deps, { name: 'Asha Rao' })
  const { photo: _, ...form } = await aMemberForm({ name: 'Asha Rao', about: 'Collects plants.' })
  const text = doc(words('See '), words('the sheets', `entry:${page._id}`), words('.'))
  const body = { ...form, publications: JSON.stringify(text) }
  await call(updateMember, { params: { _id }, body })

  const visible = () => visitor(getMemberPage, { params: { slug: 'asha-rao' } })
  expect(await visible()).toMatchObject({
    name: 'Asha Rao',
    about: 'Collects plants.',
    publications: doc(words('See '), words('the sheets', '/pages/herbarium'), words('.')),
  })
  const [listed] = await visitor(listFaculty)
  expect(listed).not.toHaveProperty('publications')

  await withdraw(page)
  expect((await visible()).publications).toMatchObject(
    doc(words('See '), { text: 'the sheets' }, {}),
  )
})

test.each([
  ['no JSON', 'Rich text must be a document'],
  [JSON.stringify({ type: 'doc', content: [{ type: 'heading', attrs: { level: 2 } }] }), 'heading'],
  [
    JSON.stringify(doc(words('here', 'javascript:alert(1)'))),
    'A link leads to javascript:alert(1)',
  ],
  [JSON.stringify(doc(words('x'.repeat(10_001)))), '10001 characters'],
])('publications of %.40s are rejected', async (publications, text) => {
  const { call, deps } = await aPageEditor()
  const _id = await enterMember(deps)
  const { photo: _, ...form } = await aMemberForm()
  const rejected = call(updateMember, { params: { _id }, body: { ...form, publications } })

  await expect(rejected).rejects.toMatchObject({
    status: 400,
    errors: { publications: expect.stringContaining(text) },
  })
})

test('people who have left are in no list from the next day on, and their page says so, without any change', async () => {
  const { visitor, signIn, read, advance, left } = await aLeaver()
  const names = async (course?: 'ba') =>
    (await visitor(listFaculty, { query: { ...(course && { course }) } })).map(({ name }) => name)
  const page = () => visitor(getMemberPage, { params: { slug: 'asha-rao' } })
  const year = `until ${left.slice(0, 4)}`
  expect([await names(), await names('ba')]).toEqual([['Asha Rao'], ['Asha Rao']])
  expect(await page()).toMatchObject(reachable)
  expect(await page()).not.toHaveProperty('left')
  expect(await read('/course/b.a.')).toContain('Asha Rao')
  expect(await read('/team/asha-rao')).not.toContain(year)

  advance(dayMilliseconds)

  expect([await names(), await names('ba')]).toEqual([[], []])
  const previous = await page()
  expect(previous).toMatchObject({ name: 'Asha Rao', designation: 'Professor', left })
  expect(Object.keys(previous).filter((name) => name in reachable)).toEqual([])
  expect(await read('/course/b.a.')).not.toContain('Asha Rao')
  expect(await read('/team/asha-rao')).toContain(year)
  expect(await read('/sitemap.xml')).not.toContain('asha-rao')
  const call = await signIn()
  const result = async (presence: 'here' | 'former') =>
    (await call(listMemberEntries, { query: { presence } })).found
  expect([await result('here'), await result('former')]).toEqual([0, 1])
})

test('texts show people who leave until their last day is over', async () => {
  const { create, publish, visitor, advance, _id } = await aLeaver()
  const text = doc(words('Whom to ask.'))
  const body = { ...text, content: [...text.content, { type: 'person', attrs: { item: _id } }] }
  await publish(await create('Help'), { body })
  const pieces = async () =>
    (await visitor(getPage, { params: { slug: 'help' } })).body.content.map(({ type }) => type)
  expect(await pieces()).toEqual(['paragraph', 'person'])

  advance(dayMilliseconds)

  expect(await pieces()).toEqual(['paragraph'])
})

test('a previous address redirects to the current one, and an unknown one doesn’t', async () => {
  const { app, deps, call } = await aPageEditor({ web: builtWeb() })
  const _id = await enterMember(deps, { name: 'Asha Rao' })
  const { photo: _, ...body } = await aMemberForm({ name: 'Asha Iyer' })
  await call(updateMember, { params: { _id }, body })

  const moved = await app.inject('/team/asha-rao?x=1')
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/team/asha-iyer'])
  expect((await app.inject('/team/ASHA-IYER/')).statusCode).toBe(200)
  expect((await app.inject('/team/somebody')).statusCode).toBe(404)
})
