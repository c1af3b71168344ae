import { expect, test } from 'vitest'
import { hashPassword, isPassword, waitingPasswords } from './passwords.ts'

test('a password is right for its own hash only, and never for nobody’s', async () => {
  const passwordHash = await hashPassword('blue-Kettle7')

  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPassword(passwordHash, 'blue-Kettle7')).toBe(true)
  expect(await isPassword(passwordHash, 'blue-Kettle8')).toBe(false)
  expect(await isPassword(undefined, 'blue-Kettle7')).toBe(false)
})

test('two hundred wait in line, more are refused, and then there is room again', async () => {
  const crowd = Array.from({ length: 260 }, () => isPassword(undefined, 'blue-Kettle7'))
  expect(waitingPasswords()).toBe(200)
  const outcomes = await Promise.allSettled(crowd)

  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused.length).toBeGreaterThan(50)
  expect(refused.length).toBeLessThan(60)
  for (const { reason } of refused) expect(reason.statusCode).toBe(503)
  expect(await isPassword(undefined, 'blue-Kettle7')).toBe(false)
})
