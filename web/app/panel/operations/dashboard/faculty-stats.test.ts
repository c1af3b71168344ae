import { aMember } from 'testing/a-member.ts'
import { expect, test } from 'vitest'
import { facultyStats } from './faculty-stats'

test('only teachers are counted, and a department once however it is written', () => {
  const members = [
    aMember({ designation: 'Professor', department: 'B.C.A.' }),
    aMember({ designation: 'Professor', department: 'BCA' }),
    aMember({ designation: 'Assistant Professor', department: 'B.COM.' }),
    aMember({ designation: 'Associate Professor', department: 'B.Com' }),
    aMember({ designation: 'Vice Principal' }),
    aMember({ designation: 'Principal', department: 'M.A.' }),
    aMember({ designation: 'Dean' }),
  ]
  expect(facultyStats(members)).toEqual({
    total: 5,
    departments: 2,
    professors: 2,
    assistantProfessors: 1,
  })
  expect(facultyStats([])).toEqual({
    total: 0,
    departments: 0,
    professors: 0,
    assistantProfessors: 0,
  })
})
