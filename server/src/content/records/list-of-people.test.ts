import { facultyDepartments, staffDepartments } from 'college/departments'
import { translationOf } from 'contract/content/translations/record-translations'
import { textHash } from 'contract/content/translations/text-hash'
import { faculty, listMemberEntries } from 'contract/people/faculty'
import { catalogue } from 'testing/a-catalogue.ts'
import { expect, test } from 'vitest'
import { enterMember } from '../../../test/enter-member.ts'
import { testApp } from '../../../test/test-app.ts'

const anita = { name: 'Anita Rao', designation: 'Professor', department: 'B.SC.' }
const bela = { name: 'bela Sen', designation: 'Lecturer', department: 'B.C.A.', experience: 4 }
const chand = {
  name: 'Chand Ali',
  designation: 'Lecturer',
  department: 'b. c-a.',
  experience: 21.5,
}
const dev = { name: 'Dev Puri', designation: 'Lecturer', experience: 0 }
const everybody = [chand, dev, bela, anita]

async function peopleOf(people: readonly Parameters<typeof enterMember>[1][]) {
  const { deps, signIn } = await testApp()
  for (const one of people) await enterMember(deps, one)
  const admin = await signIn()
  const list = (query: Record<string, string> = {}) => admin(listMemberEntries, { query })
  const names = async (query?: Record<string, string>) =>
    (await list(query)).entries.map(({ name }) => name)
  return { list, names }
}

test('people are sorted by name, by department with unknown ones last, or by experience', async () => {
  const { names } = await peopleOf(everybody)
  expect(await names()).toEqual(['Anita Rao', 'bela Sen', 'Chand Ali', 'Dev Puri'])
  expect(await names({ sort: 'department' })).toEqual([
    'Chand Ali',
    'bela Sen',
    'Anita Rao',
    'Dev Puri',
  ])
  expect(await names({ sort: 'experience' })).toEqual([
    'Chand Ali',
    'bela Sen',
    'Dev Puri',
    'Anita Rao',
  ])
})

test('a search for people covers name, designation and department in any spelling', async () => {
  const { names } = await peopleOf(everybody)
  expect(await names({ search: '  anita ' })).toEqual(['Anita Rao'])
  expect(await names({ search: 'PROFESSOR' })).toEqual(['Anita Rao'])
  expect(await names({ search: 'B.C' })).toEqual(['bela Sen'])
  expect(await names({ search: 'bca' })).toEqual(['bela Sen', 'Chand Ali'])
  expect(await names({ search: 'rao professor' })).toEqual([])
})

test('a search for people covers their names in Hindi, but not how these are stored', async () => {
  const name_hi = translationOf(faculty.fields.name, 'Anita Rao', 'अनीता राव')
  const { names } = await peopleOf([{ ...anita, name_hi }, bela])
  expect(await names({ search: 'अनिता' })).toEqual(['Anita Rao'])
  expect(await names({ search: 'text' })).toEqual([])
  expect(await names({ search: textHash('Anita Rao') })).toEqual([])
})

test('every value of both department filters finds its department however it is written', async () => {
  const { courses } = catalogue
  const { list, names } = await peopleOf([
    ...everybody,
    ...facultyDepartments(courses).map((department) => ({ name: 'Offered', department })),
  ])
  expect(await names({ department: 'BCA', search: 'sen' })).toEqual(['bela Sen'])
  for (const department of [...facultyDepartments(courses), ...staffDepartments(courses)]) {
    const { found } = await list({ department, search: 'offered' })
    expect(found, department).toBe(1)
  }
})

test('each group lists its people, and their designations by rank', async () => {
  const { list } = await peopleOf([
    anita,
    bela,
    { name: 'Vice', designation: 'Vice Principal' },
    { name: 'Proctor', designation: 'Chief Proctor' },
    { name: 'Head', designation: 'Principal' },
    { name: 'Dean', designation: 'Dean' },
  ])
  const result = async (group: string) => {
    const { entries, all, values } = await list({ group })
    expect(all).toBe(entries.length)
    return [entries.map(({ name }) => name), values]
  }
  expect(await result('teaching')).toEqual([
    ['Anita Rao', 'bela Sen', 'Vice'],
    { designation: ['Vice Principal', 'Professor', 'Lecturer'] },
  ])
  expect(await result('administrative')).toEqual([
    ['Head', 'Proctor'],
    { designation: ['Principal', 'Chief Proctor'] },
  ])
  expect(await result('management')).toEqual([['Dean'], { designation: ['Dean'] }])
  expect(await result('team')).toEqual([
    ['Dean', 'Head', 'Proctor'],
    { designation: ['Principal', 'Chief Proctor', 'Dean'] },
  ])
  const professors = await list({ group: 'teaching', designation: 'Professor' })
  expect(professors).toMatchObject({ all: 3, found: 1 })
  expect(professors.values).toEqual({ designation: ['Vice Principal', 'Professor', 'Lecturer'] })
})
