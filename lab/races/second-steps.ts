import { secondStepOver, verifySecondStep, wrongCode } from 'contract/accounts/admin-factors'
import { twoPendingLogins } from 'server/test/a-pending-login.ts'
import { post, type RaceKind, type RaceRequest } from './race-kinds.ts'

type Pair = readonly [RaceRequest, RaceRequest]
type Pending = Awaited<ReturnType<typeof twoPendingLogins>>

const step = (token: string, code: string) =>
  post(verifySecondStep.url, { code }, { cookie: `step=${token}` })

/** Two second steps for each of many new accounts, inserted at once. */
const prepare =
  (pairOf: (pending: Pending) => Pair): RaceKind['prepare'] =>
  (db, pairs) =>
    db.transaction().execute(async (trx) => {
      const requests: Pair[] = []
      for (let pair = 0; pair < pairs; pair++) requests.push(pairOf(await twoPendingLogins(trx)))
      return requests
    })

/** One code in two browsers, and two codes for one pending login. */
export const secondStepKinds: RaceKind[] = [
  {
    name: 'same recovery code, in two browsers',
    winnerStatus: 200,
    loserStatus: 400,
    loserMessage: wrongCode,
    prepare: prepare(({ tokens: [one, two], codes: [code] }) => [step(one, code), step(two, code)]),
  },
  {
    name: 'same login that waits, by two codes',
    winnerStatus: 200,
    loserStatus: 401,
    loserMessage: secondStepOver,
    prepare: prepare(({ tokens: [token], codes: [one, two] }) => [
      step(token, one),
      step(token, two),
    ]),
  },
]
