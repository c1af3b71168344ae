import { expect, test } from 'vitest'
import { forAccount } from '../access/current-account.ts'
import { createPictureTurns } from './picture-turns.ts'

test('pictures are encoded one by one, accounts in turn, and the account that sent the most is rejected first', async () => {
  const run = createPictureTurns()
  const gate = Promise.withResolvers<void>()
  const served: string[] = []
  const rejected: string[] = []
  const send = (account: string, turn: 'first' | 'next' = 'first') =>
    forAccount(account, () =>
      run(turn, async () => {
        served.push(account)
        await gate.promise
      }).catch(() => void rejected.push(account)),
    )
  const all = Array.from({ length: 20 }, () => send('author'))
  all.push(send('student', 'next'), send('teacher'))
  expect(served).toEqual(['author'])
  gate.resolve()
  await Promise.all(all)

  expect(served.slice(0, 2)).toEqual(['author', 'teacher'])
  expect(served.slice(2, 4).toSorted()).toEqual(['author', 'student'])
  expect(rejected).toEqual(Array.from({ length: 5 }, () => 'author'))
})
