import { deleteAccount } from 'contract/accounts/account-settings'
import { allEndpoints } from 'testing/all-endpoints.ts'
import { judgeAnswer } from 'testing/judge-answer.ts'
import { expect, test } from 'vitest'
import { fillGuarded } from '../test/fill-guarded.ts'
import { guardedCalls } from '../test/guarded-calls.ts'
import { guardedWrites } from '../test/guarded-requests.ts'
import { oddBodies } from '../test/malformed-bodies.ts'
import { testApp } from '../test/test-app.ts'

const endpointOf = (route: string) =>
  allEndpoints.find(({ method, url }) => route === `${method} ${url}`)

/** Any other gives another sample. */
const seed = 216_809_486

/** These end what follows: a deleted account sends nothing more, and a confirmation stays. */
const farewell = `${deleteAccount.method} ${deleteAccount.url}`

test('a body with a mistake gets only responses that the contract allows', {
  timeout: 300_000,
}, async () => {
  const settings = await testApp()
  const { db, deps } = settings
  const notified = await fillGuarded(settings)
  const { send } = guardedCalls(settings, notified)
  const now = deps.now().toISOString()
  const admins = await db.selectFrom('adminSessions').selectAll().execute()
  const students = await db.selectFrom('studentSessions').selectAll().execute()
  /** A password change ends sessions, and a step-up is good for one action. */
  const logInAgain = async () => {
    for (const table of ['adminSessions', 'studentSessions'] as const)
      await db.deleteFrom(table).execute()
    const verified = admins.map((session) => ({ ...session, verifiedAt: now }))
    await db.insertInto('adminSessions').values(verified).execute()
    const confirmed = students.map((session) => ({ ...session, confirmedAt: now }))
    await db.insertInto('studentSessions').values(confirmed).execute()
  }
  const errors: string[] = []
  let taken = 0

  for (const [route, goodOf] of Object.entries(guardedWrites)) {
    const endpoint = endpointOf(route)
    if (!endpoint || route === farewell) continue
    await logInAgain()
    for (const { what, sent } of await oddBodies(await goodOf(notified.ids), endpoint, seed)) {
      // Wrong passwords are counted.
      await db.deleteFrom('attempts').execute()
      const { statusCode: status, headers, body: text } = await send(route, sent)
      if (status !== 400) await logInAgain()
      if (status < 300) taken++
      const answer = { status, text, headers: new Headers(headers as Record<string, string>) }
      const error = status === 401 ? text : judgeAnswer({ endpoint }, answer)
      if (error) errors.push(`${error} to ${route} with ${what}`)
    }
  }

  expect(errors).toEqual([])
  // Otherwise hardly any body got far.
  expect(taken).toBeGreaterThan(50)
})
