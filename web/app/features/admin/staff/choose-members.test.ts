import { facultyDepartments, staffDepartments } from 'college/departments'
import { aMember } from 'testing/a-member.ts'
import { expect, test } from 'vitest'
import {
  chooseMembers,
  everyMember,
  indexMembers,
  type MemberChoice,
  type MemberSort,
} from './choose-members'

const anita = aMember({ name: 'Anita Rao', designation: 'Professor', department: 'B.SC.' })
const bela = aMember({ name: 'Bela Sen', department: 'B.C.A.', experience: 4 })
const chand = aMember({ name: 'Chand Ali', department: 'b. c. a.', experience: 21.5 })
const dev = aMember({ name: 'Dev Puri', designation: 'Principal', experience: 0 })
const all = [chand, dev, bela, anita]
const find = (choice: Partial<MemberChoice>) =>
  chooseMembers(indexMembers(all, 'name'), { ...everyMember, ...choice })

test('members go by name, by department with the unknown last, or the most experienced first', () => {
  const orderOf = (sort: MemberSort) => indexMembers(all, sort).map(({ member }) => member)
  expect(orderOf('name')).toEqual([anita, bela, chand, dev])
  expect(orderOf('department')).toEqual([chand, bela, anita, dev])
  expect(orderOf('experience')).toEqual([chand, bela, dev, anita])
})

test('a search looks at name, designation and department in any spelling, and ignores case', () => {
  expect(find({ search: '  anita ' })).toEqual([anita])
  expect(find({ search: 'PROFESSOR' })).toEqual([anita])
  expect(find({ search: 'B.C' })).toEqual([bela])
  expect(find({ search: 'bca' })).toEqual([bela, chand])
  expect(find({ search: 'rao professor' })).toEqual([])
})

test('every value of both department filters finds its department however it was written', () => {
  expect(find({ department: 'B.C.A.' })).toEqual([bela, chand])
  expect(find({ department: 'BCA', search: 'sen' })).toEqual([bela])
  expect(find({ department: 'M.A.' })).toEqual([])
  const members = facultyDepartments.map((department) => aMember({ department }))
  for (const department of [...facultyDepartments, ...staffDepartments]) {
    const found = chooseMembers(indexMembers(members, 'name'), { ...everyMember, department })
    expect(found, department).toHaveLength(1)
  }
})
