import { sampleFaculty } from 'college/sample-faculty'
import type { SampleMember } from 'college/sample-faculty/sample-member'
import { writtenStartTime } from 'contract/events/event-hours'
import { listEvents } from 'contract/events/events'
import { listFaculty } from 'contract/people/faculty'
import { expect, test } from 'vitest'
import { aNewMember, enterMember } from '../../../test/enter-member.ts'
import { testApp } from '../../../test/test-app.ts'
import { seedEvents, seedFaculty } from './seed.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'

const sample: SampleMember[] = Array.from({ length: 20 }, (_, at) => ({
  name: `Member ${String(at).padStart(2, '0')}`,
  designation: 'Lecturer',
  department: 'Commerce',
  experience: at,
}))
const names = sample.map(({ name }) => name)

test('an empty college gets the sample faculty, once', async () => {
  const { deps, visitor } = await testApp()
  expect(await visitor(listFaculty)).toEqual([])

  for (let start = 0; start < 2; start++) await seedFaculty(deps, sample)

  const members = await visitor(listFaculty)
  expect(members.map(({ name }) => name)).toEqual(names)
  expect(members[3]).toEqual({ _id: expect.any(String), slug: expect.any(String), ...sample[3] })
})

test('a college with people gets no samples', async () => {
  const { deps, visitor } = await testApp()
  await enterMember(deps)

  await seedFaculty(deps, sample)

  expect(await visitor(listFaculty)).toHaveLength(1)
})

test('samples that fail halfway leave nobody behind', async () => {
  const { deps, db } = await testApp()
  // Only the database rejects it.
  const faulty = { ...aNewMember(), name: null as unknown as string }

  await expect(seedFaculty(deps, [...sample, faulty])).rejects.toThrow()

  expect(await db.selectFrom('faculty').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('changes').selectAll().execute()).toEqual([])
})

// SQLite connections only wait for each other between processes; process tests cover that.
test.runIf(isPostgres)(
  'servers that start at the same time add the sample faculty once',
  async () => {
    const one = await testApp()
    const others = await Promise.all([1, 2, 3].map(() => testApp({ database: one.place })))

    await Promise.all([one, ...others].map(({ deps }) => seedFaculty(deps, sample)))

    expect((await one.visitor(listFaculty)).map(({ name }) => name)).toEqual(names)
  },
)

test('the sample has all events and people in Hindi', async () => {
  const { deps, visitor } = await testApp()
  await seedFaculty(deps, sampleFaculty)
  await seedEvents(deps)
  const isEnglish = (text = '') => text !== '' && !/\p{Script=Devanagari}/u.test(text)
  const query = { lang: 'hi' }

  const events = await visitor(listEvents, { query })
  const inEnglish = events.filter(({ title, description, venue }) =>
    [title, description, venue].some(isEnglish),
  )
  expect(inEnglish.map(({ title }) => title)).toEqual([])
  // Only hours can be read in any language.
  const wordyTimes = events.flatMap(({ time }) => (time && !writtenStartTime(time) ? [time] : []))
  expect(wordyTimes).toEqual([])
  const people = await visitor(listFaculty, { query })
  const untranslated = people.filter(({ name, specialization, achievements }) =>
    [name, specialization, achievements].some(isEnglish),
  )
  expect(untranslated.map(({ name }) => name)).toEqual([])
  const team = await visitor(listFaculty, { query: { ...query, group: 'team' } })
  expect(team.find(({ designation }) => designation === 'Principal')?.name).toBe('सुधा रस्तोगी')
})
