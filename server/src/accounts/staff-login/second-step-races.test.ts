import { secondStepOver, verifySecondStep, wrongCode } from 'contract/accounts/admin-factors'
import { expect, test } from 'vitest'
import { twoPendingLogins } from '../../../test/a-pending-login.ts'
import { testApp } from '../../../test/test-app.ts'

type Pending = Awaited<ReturnType<typeof twoPendingLogins>>
type Step = [token: string, code: string]
const rounds = 5

test.each([
  [
    'one recovery code in two browsers',
    ({ tokens: [here, there], codes: [code] }: Pending): [Step, Step] => [
      [here, code],
      [there, code],
    ],
    [400, wrongCode],
    [9, 1],
  ],
  [
    'two recovery codes for one pending login',
    ({ tokens: [token], codes: [one, two] }: Pending): [Step, Step] => [
      [token, one],
      [token, two],
    ],
    [401, secondStepOver],
    // The second one's code stays valid.
    [9, 1],
  ],
] as const)('of %s, simultaneously on two servers, one succeeds', async (_, stepsOf, lost, left) => {
  const { app, place, db } = await testApp()
  const other = await testApp({ database: place })
  for (let round = 0; round < rounds; round++) {
    const pending = await db.transaction().execute(twoPendingLogins)
    const [first, second] = stepsOf(pending)
    const step = async (server: typeof app, [token, code]: Step) => {
      const headers = { cookie: `__Host-step=${token}` }
      const sent = {
        method: 'POST',
        url: verifySecondStep.url,
        headers,
        payload: { code },
      } as const
      const answer = await server.inject(sent)
      return [answer.statusCode, answer.json().message]
    }

    const answers = await Promise.all([step(app, first), step(other.app, second)])

    expect(answers.toSorted(([one], [two]) => one - two)).toEqual([[200, 'Login successful'], lost])
    const rows = (table: 'recoveryCodes' | 'pendingLogins') =>
      db.selectFrom(table).select('adminId').where('adminId', '=', pending.adminId).execute()
    const stored = [await rows('recoveryCodes'), await rows('pendingLogins')]
    expect(stored.map(({ length }) => length)).toEqual(left)
    const sessions = db.selectFrom('adminSessions').where('adminId', '=', pending.adminId)
    expect(await sessions.select('tokenHash').execute()).toHaveLength(1)
  }
})
