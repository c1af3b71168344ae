import { afterAll, expect, test } from 'vitest'
import { aSiteForMishaps } from '../../../test/failure-case.ts'
import { mishapsOfAccounts } from '../../../test/failures-of-accounts.ts'
import { mishapsOfCodes } from '../../../test/failures-of-codes.ts'
import { mishapsOfLogins } from '../../../test/failures-of-logins.ts'
import { forAllTests } from '../../../test/for-all-tests.ts'

const mishaps = [...mishapsOfCodes, ...mishapsOfLogins, ...mishapsOfAccounts]
const site = forAllTests(aSiteForMishaps)
const result = { tried: 0, lockouts: 0, waysIn: 0 }

afterAll(() => {
  const { tried, lockouts, waysIn } = result
  process.stdout.write(`${tried} mishaps: ${lockouts} lockouts, ${waysIn} ways in\n`)
})

test.each(mishaps)('%s locks nobody out and lets nobody in', async (_, run) => {
  const { rightful, wrong } = await run(await site())
  result.tried++
  if (!rightful) result.lockouts++
  if (wrong) result.waysIn++

  expect({ rightful, wrong }).toEqual({ rightful: true, wrong: false })
})
