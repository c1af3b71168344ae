import {
  adminPasskeyLogin,
  requestAdminPasskeyLogin,
  secondStepOver,
  verifySecondStep,
  wrongCode,
} from 'contract/accounts/admin-factors'
import { administrator } from 'testing/administrator.ts'
import { expect, test } from 'vitest'
import { aPasskey } from '../../../test/a-passkey.ts'
import { twoPendingLogins } from '../../../test/a-pending-login.ts'
import { addAdminPasskey, callsOf, cookiesOf, enterPassword } from '../../../test/factor-calls.ts'
import { askMeanwhile } from '../../../test/meanwhile.ts'
import { adminCookie, testApp } from '../../../test/test-app.ts'
import { removeFactors } from '../factors/factors-of.ts'
import { lockAccount } from './lock-account.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'

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

// SQLite has one writer at a time.
test.runIf(isPostgres)(
  'a password entered while the first factor is being added starts no session',
  async () => {
    const { app, db, place } = await testApp()
    const { _id: adminId } = await db
      .selectFrom('admins')
      .select('_id')
      .where('email', '=', administrator.email)
      .executeTakeFirstOrThrow()
    const at = new Date().toISOString()

    const answer = await askMeanwhile(
      place,
      async (trx) => {
        await lockAccount(trx, adminId)
        const app = { adminId, secret: 'sealed', lastStep: null, createdAt: at, confirmedAt: at }
        await trx.insertInto('authenticatorApps').values(app).execute()
        await trx.deleteFrom('adminSessions').execute()
      },
      () => enterPassword(app),
    )

    expect([answer.statusCode, answer.json().message]).toEqual([401, secondStepOver])
    expect(await db.selectFrom('adminSessions').selectAll().execute()).toEqual([])
  },
)

test.runIf(isPostgres)(
  'a passkey used while all factors are being cleared starts no session',
  async () => {
    const { app, db, place } = await testApp()
    const passkey = aPasskey()
    await addAdminPasskey(app, await adminCookie(app), passkey)
    const { _id: adminId } = await db.selectFrom('admins').select('_id').executeTakeFirstOrThrow()
    const { method, url } = requestAdminPasskeyLogin
    const requested = await app.inject({ method, url })
    let clear = async () => {}

    const answer = await askMeanwhile(
      place,
      async (trx) => {
        await lockAccount(trx, adminId)
        clear = async () => {
          await removeFactors(trx, adminId)
          await trx.deleteFrom('adminSessions').execute()
        }
      },
      () => callsOf(app, cookiesOf(requested))(adminPasskeyLogin, passkey.get(requested.json())),
      () => clear(),
    )

    expect([answer.statusCode, answer.json().message]).toEqual([401, secondStepOver])
    expect(await db.selectFrom('adminSessions').selectAll().execute()).toEqual([])
  },
)
