import { afterAll, expect, test } from 'vitest'
import { forAllTests } from '../../../test/for-all-tests.ts'
import { aSiteForMishaps } from '../../../test/mishap.ts'
import { mishapsOfAccounts } from '../../../test/mishaps-of-accounts.ts'
import { mishapsOfCodes } from '../../../test/mishaps-of-codes.ts'
import { mishapsOfLogins } from '../../../test/mishaps-of-logins.ts'

const mishaps = [...mishapsOfCodes, ...mishapsOfLogins, ...mishapsOfAccounts]
const site = forAllTests(aSiteForMishaps)
const found = { tried: 0, lockouts: 0, waysIn: 0 }

afterAll(() => {
  const { tried, lockouts, waysIn } = found
  process.stdout.write(`${tried} mishaps: ${lockouts} lockouts, ${waysIn} ways in\n`)
})

test.each(mishaps)('nobody is locked out or let in by %s', async (_, run) => {
  const { rightful, wrong } = await run(await site())
  found.tried++
  if (!rightful) found.lockouts++
  if (wrong) found.waysIn++

  expect({ rightful, wrong }).toEqual({ rightful: true, wrong: false })
})
