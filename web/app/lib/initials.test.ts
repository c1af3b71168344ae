import { expect, test } from 'vitest'
import { initialsOf } from './initials'

test.each([
  ['Anita Sharma', 'AS'],
  ['Dr. Anita K. Rao, Ph.D.', 'AR'],
  ['Prof. (Dr.) Rajesh Verma', 'RV'],
  ['Adv.Meera Nair', 'MN'],
  ['A.P.J. Abdul Kalam', 'AK'],
  ['Smt. Kamala', 'K'],
  ['Sunita Mishra (HOD)', 'SM'],
  ['maría o’neil', 'MO'],
  ['Dr.', 'D'],
  ['अनिता शर्मा', 'अश'],
  ['42', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
