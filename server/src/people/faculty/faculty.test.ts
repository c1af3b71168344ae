import { byDesignation } from 'college/designations'
import { isDepartmentOf, programCode } from 'contract/content/program-code'
import { listFaculty } from 'contract/people/faculty'
import type { CallOptions } from 'contract/platform/client'
import { dayMilliseconds } from 'contract/platform/durations'
import { catalogue } from 'testing/a-catalogue.ts'
import { aPicture } from 'testing/a-picture.ts'
import { expect, test } from 'vitest'
import { enterMember, type NewMember } from '../../../test/enter-member.ts'
import { testApp } from '../../../test/test-app.ts'
import { uploadsInUse } from '../../platform/db/uploads-in-use.ts'

const { courses } = catalogue

async function aCollege(...members: Partial<NewMember>[]) {
  const settings = await testApp()
  for (const member of members) await enterMember(settings.deps, member)
  return {
    ...settings,
    names: async (options?: CallOptions<typeof listFaculty>) =>
      (await settings.visitor(listFaculty, options)).map(({ name }) => name),
  }
}

const everyone = [
  { name: 'Zoya', designation: 'Professor', department: 'Computer Science' },
  { name: 'Anil', designation: 'Professor', department: 'Arts and Humanities' },
  { name: 'Hari', designation: 'HOD', department: 'Commerce' },
  { name: 'Hema', designation: 'Head of Department', department: 'B. C. A.' },
  { name: 'Vijay', designation: 'Vice Principal' },
  { name: 'Priya', designation: 'Principal' },
  { name: 'Mina', designation: 'Member' },
  { name: 'Dev', designation: 'Dean', department: 'Law' },
  { name: 'Lata', designation: 'Librarian' },
  { name: 'Kiran', designation: 'Coach', department: 'Sports' },
]

test('everyone is listed by rank, other designations alphabetically, and people by name', async () => {
  const { names, visitor } = await aCollege(...everyone)

  expect(await names()).toEqual([
    'Priya',
    'Vijay',
    'Dev',
    'Hema',
    'Anil',
    'Zoya',
    'Mina',
    'Kiran',
    'Hari',
    'Lata',
  ])
  const members = await visitor(listFaculty)
  expect(members).toEqual(members.toSorted(byDesignation))
})

test('the team is those who lead and manage the college, and heads are heads of departments', async () => {
  const { names } = await aCollege(...everyone)

  expect(await names({ query: { group: 'team' } })).toEqual(['Priya', 'Dev', 'Mina'])
  expect(await names({ query: { group: 'heads' } })).toEqual(['Hema', 'Hari'])
})

test('a course is taught by the people in its department, in any spelling', async () => {
  const { names } = await aCollege(...everyone)

  expect(await names({ query: { course: 'bca' } })).toEqual(['Hema', 'Zoya'])
  expect(await names({ query: { course: 'mcom' } })).toEqual(['Hari'])
  expect(await names({ query: { course: 'ballb' } })).toEqual(['Dev'])
  expect(await names({ query: { course: 'bed' } })).toEqual([])
  expect(await names({ query: { course: 'bca', group: 'heads' } })).toEqual(['Hema'])
  expect(await names({ query: { course: 'ballb', group: 'team' } })).toEqual(['Dev'])
  expect(await names({ query: { course: 'bba', group: 'team' } })).toEqual([])
})

test('every course finds its members as the pages would', async () => {
  const departments = [
    ...courses.flatMap(({ title, departmentKeyword }) => [title, departmentKeyword]),
    'B.COM.',
    'BALLB',
    'School of COMPUTER SCIENCE and Trade',
  ]
  const { names } = await aCollege(
    ...departments.map((department) => ({ name: department, department })),
  )
  for (const course of courses) {
    const expected = departments.filter((department) => isDepartmentOf(department, course))
    const results = await names({ query: { course: programCode(course.slug) } })
    expect(results.toSorted()).toEqual(expected.toSorted())
  }
})

test('a course that doesn’t exist has no teachers, and its list isn’t cached', async () => {
  const { app } = await aCollege(...everyone)

  for (const url of ['/api/faculty?course=zz', '/api/faculty?group=team&course=valueof']) {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.json()]).toEqual([200, []])
    expect([answer.headers['cache-control'], answer.headers.etag]).toEqual(['no-store', undefined])
  }
})

test.each([
  ['group=students', { group: 'group must be team or heads' }],
  ['group=', { group: 'group must be team or heads' }],
  ['group=team&group=heads', { group: 'group must be team or heads' }],
  ['course=B.C.A.', { course: 'course must be a code such as bca' }],
  ['course=%C3%A9', { course: 'course must be a code such as bca' }],
  [
    'group=1&course=%27%20OR%201%3D1%20--',
    { group: 'group must be team or heads', course: 'course must be a code such as bca' },
  ],
])('filtering by %s is rejected', async (query, errors) => {
  const { app } = await aCollege()

  const answer = await app.inject(`/api/faculty?${query}`)

  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { message: Object.values(errors)[0], errors },
  ])
})

test('one filter is one list, however it is written', async () => {
  const { app, deps, isKeeping } = await aCollege(...everyone)
  await isKeeping()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const request = async (query: string) => (await fetch(`${address}/api/faculty${query}`)).json()

  expect(await request('?utm_source=x&course=bca&group=heads')).toMatchObject([{ name: 'Hema' }])
  expect(await request('?x=1')).toHaveLength(everyone.length)
  expect(deps.responseCache.hits()).toBe(0)

  expect(await request('?group=heads&course=bca')).toMatchObject([{ name: 'Hema' }])
  expect(await request('')).toHaveLength(everyone.length)
  expect(deps.responseCache.hits()).toBe(2)
})

test('a new member is listed at once, in full and filtered lists', async () => {
  const { deps, names } = await aCollege({ designation: 'Dean', name: 'Dev' })
  expect(await names()).toEqual(['Dev'])
  expect(await names({ query: { group: 'team' } })).toEqual(['Dev'])

  await enterMember(deps, { designation: 'Secretary', name: 'Sara' })

  expect(await names()).toEqual(['Sara', 'Dev'])
  expect(await names({ query: { group: 'team' } })).toEqual(['Sara', 'Dev'])
})

const full = {
  name: 'Dr. Meera Nair',
  designation: 'Associate Professor',
  department: 'Computer Science',
  specialization: 'Distributed systems',
  experience: 12.5,
  education: 'Ph.D., State University',
  email: 'meera@college.example',
  phone: '+91 120 000 0000',
  whatsapp: '+91 120 000 1996',
  officeHours: 'Mon–Fri, 10–12',
  achievements: 'Teaching award 2019 🎓',
  about: 'Came to the college in 2003.',
}

test('S30: a member’s details are public, with the contract’s fields and no others', async () => {
  const { app, deps, db } = await testApp()
  const photo = await deps.pictures.save(await aPicture())
  const _id = await enterMember(deps, { ...full, photo })

  const members = (await app.inject('/api/faculty')).json()

  expect(members).toEqual([{ ...full, _id, slug: 'meera-nair', photo }])
  const row = await db.selectFrom('faculty').selectAll().executeTakeFirstOrThrow()
  const columns = Object.keys(row).filter((name) => !name.endsWith('_hi'))
  expect(columns.filter((name) => !(name in members[0]))).toEqual([
    'createdAt',
    'updatedAt',
    'publications',
    'left',
  ])
})

test('unknown details of a member are absent, and no experience differs from unknown experience', async () => {
  const { visitor } = await aCollege(
    { name: 'A', department: '', email: '', photo: '' },
    { name: 'B', experience: 0 },
  )

  const [one, two] = await visitor(listFaculty)

  expect(Object.keys(one ?? {}).sort()).toEqual(['_id', 'designation', 'name', 'slug'])
  expect(two?.experience).toBe(0)
})

test('a member’s photo is in use, so the cleanup keeps it', async () => {
  const { deps, db } = await testApp()
  const photo = await deps.pictures.save(await aPicture())
  await enterMember(deps, { photo })
  await enterMember(deps)
  const muchLater = new Date(deps.now().getTime() + 2 * dayMilliseconds)

  await deps.pictures.cleanUp(() => uploadsInUse(db), muchLater)

  expect(await uploadsInUse(db)).toContain(photo)
  expect(await deps.pictures.read(photo.replace('/uploads/', ''))).toBeDefined()
})
