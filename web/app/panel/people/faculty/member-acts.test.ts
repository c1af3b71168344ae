import { facultyDepartments } from 'college/departments'
import { catalogue } from 'testing/a-catalogue.ts'
import { expect, test } from 'vitest'
import { facultyList } from './lists'

const all = facultyDepartments(catalogue.courses)
const [bca, bba] = all

test.each([
  ['every department', () => true, ['department', 'delete'], all],
  [
    'two departments',
    (one: string) => one === bca || one === bba,
    ['department', 'delete'],
    [bca, bba],
  ],
  ['one department', (one: string) => one === bca, ['delete'], undefined],
])('an account of %s moves people only there', (_, mayWriteIn, names, departments) => {
  const acts = facultyList.acts(catalogue, mayWriteIn)
  expect(acts.map(({ name }) => name)).toEqual(names)
  expect(acts.find(({ name }) => name === 'department')?.choice?.options).toEqual(departments)
})
