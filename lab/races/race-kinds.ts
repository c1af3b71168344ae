/** Things that must succeed only once, even if requested twice at the same moment. */

import { acceptInvitation, invitationStatuses } from 'contract/accounts/invitations'
import { invalidResetToken, resetPassword } from 'contract/accounts/password-reset'
import { emailTaken, invalidOtp, signUp, verifyEmailOtp } from 'contract/accounts/sign-up'
import { dayMilliseconds } from 'contract/platform/durations'
import { issueCode } from 'server/src/accounts/students/codes.ts'
import { issueResetToken } from 'server/src/accounts/students/reset-token.ts'
import { createStudentSessions } from 'server/src/accounts/students/sessions.ts'
import { createTrustedNetworks } from 'server/src/platform/access/trusted-networks.ts'
import { readConfig } from 'server/src/platform/config/config.ts'
import type { Engine } from 'server/src/platform/db/engine.ts'
import type { Db } from 'server/src/platform/db/open.ts'
import { hashToken, newToken } from 'server/src/platform/tokens.ts'
import { aStaffAccount } from 'server/test/a-staff-account.ts'
import { aStudent } from 'testing/a-student.ts'
import { aSignUpForm } from 'testing/sign-up-form.ts'

export type RaceRequest = { path: string; init: RequestInit }

export type RaceKind = {
  name: string
  winnerStatus: number
  loserStatus: number
  loserMessage: string
  /** The requests of each pair; their preconditions are written before. */
  prepare: (
    db: Db,
    pairs: number,
    engine: Engine,
  ) => Promise<(readonly [RaceRequest, RaceRequest])[]>
}
type Prepare = (db: Db, pairs: number, engine: Engine) => Promise<RaceRequest[]>

/** Both requests of a pair are equal. */
const twice =
  (prepare: Prepare): RaceKind['prepare'] =>
  async (db, pairs, engine) =>
    (await prepare(db, pairs, engine)).map((request) => [request, request])

type OneTransaction = Parameters<typeof issueCode>[0]

const newPassword = 'green-Kettle8'
export const post = (
  path: string,
  body: object,
  headers: Record<string, string> = {},
): RaceRequest => ({
  path,
  init: {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  },
})

async function prepareSignUps(_: Db, pairs: number): Promise<RaceRequest[]> {
  const { profilePhoto } = await aSignUpForm()
  return Promise.all(
    Array.from({ length: pairs }, async (_, pair) => {
      const form = await aSignUpForm({ email: `newcomer-${pair}@college.test`, profilePhoto })
      const body = new FormData()
      for (const [name, value] of Object.entries(form)) body.append(name, value)
      return { path: signUp.url, init: { method: 'POST', body } }
    }),
  )
}

/** A request for each of many new students, inserted at once. */
const forStudents =
  (
    name: string,
    request: (trx: OneTransaction, studentId: string) => Promise<RaceRequest>,
  ): Prepare =>
  (db, pairs) =>
    db.transaction().execute(async (trx) => {
      const requests: RaceRequest[] = []
      for (let pair = 0; pair < pairs; pair++) {
        const email = `${name}-${pair}@college.test`
        const { studentId } = await aStudent(trx, { email, verifiedAt: null })
        requests.push(await request(trx, studentId))
      }
      return requests
    })

/** Invitations from an owner, inserted at once. */
const prepareInvitations: Prepare = (db, pairs) =>
  db.transaction().execute(async (trx) => {
    const { _id: invitedById } = await aStaffAccount(trx)
    const requests: RaceRequest[] = []
    for (let pair = 0; pair < pairs; pair++) {
      const token = newToken()
      const row = {
        _id: `invitation-${pair}`,
        email: `guest-${pair}@college.test`,
        tokenHash: hashToken(token),
        name: 'A guest',
        role: 'author' as const,
        departments: '[]',
        mayPublish: 0,
        memberId: null,
        invitedById,
        createdAt: now().toISOString(),
        expiresAt: new Date(Date.now() + dayMilliseconds).toISOString(),
      }
      await trx.insertInto('invitations').values(row).execute()
      requests.push(post(acceptInvitation.url, { token, name: 'A guest', newPassword }))
    }
    return requests
  })

const now = () => new Date()
const device = { userAgent: '', earlierTokenHash: undefined, network: '127.0.0.1', language: null }

export const raceKinds: RaceKind[] = [
  {
    name: 'sign-up, same email',
    winnerStatus: 201,
    loserStatus: 409,
    loserMessage: emailTaken,
    prepare: twice(prepareSignUps),
  },
  {
    name: 'same code',
    winnerStatus: 200,
    loserStatus: 400,
    loserMessage: invalidOtp,
    prepare: twice((db, pairs, engine) => {
      const config = readConfig({})
      const trustedNetworks = createTrustedNetworks({ db, config, now })
      const sessions = createStudentSessions({ db, engine, config, trustedNetworks, now })
      return forStudents('prover', async (trx, studentId) => {
        const token = await sessions.begin(trx, { studentId, epoch: 0 }, device)
        const otp = await issueCode(trx, studentId, now())
        return post(verifyEmailOtp.url, { otp }, { cookie: `sid=${token}` })
      })(db, pairs, engine)
    }),
  },
  {
    name: 'reset, same token',
    winnerStatus: 200,
    loserStatus: 400,
    loserMessage: invalidResetToken,
    prepare: twice(
      forStudents('forgetter', async (trx, studentId) => {
        const token = await issueResetToken(trx, studentId, now())
        return post(resetPassword.url.replace(':token', token), { newPassword })
      }),
    ),
  },
  {
    name: 'same invitation',
    winnerStatus: 201,
    loserStatus: 410,
    loserMessage: invitationStatuses.used,
    prepare: twice(prepareInvitations),
  },
]
