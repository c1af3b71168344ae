import { catalogue } from 'testing/a-catalogue.ts'
import { aMember } from 'testing/a-member.ts'
import { expect, test } from 'vitest'
import { searchedText, searchTeam } from './search-team'

const dean = aMember({ name: 'Zoë D’Souza', designation: 'Dean', department: 'BCA' })
const principal = aMember({ name: 'Anita Rao', designation: 'Principal', about: 'Teaches botany.' })

test.each([
  ['', [dean, principal]],
  ['  ', [dean, principal]],
  ['zoe', [dean]],
  ["d'souza dean", [dean]],
  ['bca', [dean]],
  ['b.c.a.', [dean]],
  ['BOTANY', [principal]],
  ['rao dean', []],
])('%j finds the people whose card contains each word', (search, results) => {
  const people = [dean, principal].map((member) => ({
    member,
    text: searchedText(member, catalogue),
  }))
  expect(searchTeam(people, search).map(({ member }) => member)).toEqual(results)
})
