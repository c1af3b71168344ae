import { availableParallelism } from 'node:os'
import { minuteMilliseconds, minuteSeconds } from 'contract/platform/durations'
import { Piscina } from 'piscina'
import { HttpError } from '../http/errors.ts'
import { fairQueue } from '../queues/fair-queue.ts'
import { createHoldBack } from '../queues/hold-back.ts'
import { createRecentFailures } from './recent-failures.ts'

/** Two at most, and never all processors: pages are answered meanwhile. */
const threads = Math.min(2, Math.max(1, availableParallelism() - 1))
/** Each thread has its next task at hand, so that none stands still while this one is busy. */
const tasksPerThread = 2
const waiting = 200
/** A crowd that is refused comes again as soon as it is told. */
const held = { milliseconds: 2_000, most: 2_000 }
/** So many who have tried too often are told at once in each second. */
const toldAtOnce = 20
const failureSeconds = 15 * minuteSeconds

/** A hash of nothing anyone knows: an unknown account must cost what a wrong password costs. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$IWQ0wB6kpXKa2wQ7kzGmEw$1u5VbbJYbdSm0m0pGHb0nCvlCwXfPwfC7yO0uT0yqYw'

// Threads of their own: those that Node shares out also write files and look up names.
const pool = new Piscina({
  filename: new URL('password-thread.js', import.meta.url).href,
  minThreads: 0,
  maxThreads: threads,
  concurrentTasksPerWorker: tasksPerThread,
  idleTimeout: minuteMilliseconds,
  // Two histograms, which nobody reads.
  recordTiming: false,
})
const queue = fairQueue({
  atOnce: threads * tasksPerThread,
  waiting,
  holdBack: createHoldBack(held),
})
const holdBack = createHoldBack({ ...held, atOnce: toldAtOnce })
const failures = createRecentFailures(failureSeconds)

/** For whom a password is hashed, from where, and whether the account has signed in there: in this browser or network. */
export type Asker = {
  account: string
  network: string
  known: 'browser' | 'network' | undefined
}

const keysOf = ({ account, network }: Asker) =>
  [`account:${account}`, `network:${network}`] as const

/** Accounts and networks that have just failed stand behind; in a known browser nobody else has failed. */
function rankOf({ known }: Asker, [account, network]: ReturnType<typeof keysOf>): number {
  if (known === 'browser') return 0
  const isNetworkKnown = known === 'network'
  return (
    Number(!isNetworkKnown) +
    Number(failures.has(account)) +
    Number(!isNetworkKnown && failures.has(network))
  )
}

function inTurn<Result>(asker: Asker, task: () => Promise<Result>): Promise<Result> {
  // Asked for all who wait whenever somebody comes or goes.
  const keys = keysOf(asker)
  return queue({ group: asker.network, rank: () => rankOf(asker, keys) }, task)
}

/** How many stand in line. */
export const waitingPasswords = () => queue.waiting()

/** Somebody at the command line, or the server itself. */
const ownself: Asker = { account: '', network: '', known: 'browser' }

/** Rejects with 503 when the line is full. */
export const hashPassword = (password: string, asker: Asker = ownself): Promise<string> =>
  inTurn(asker, () => pool.run(password, { name: 'hashOne' }))

/** Compares with the hash of an account, or with nobody's when there is none; the answer takes as long either way. */
async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const comparison = { password, passwordHash: passwordHash ?? nobodysHash }
  const isRight: boolean = await pool.run(comparison, { name: 'compareOne' })
  return isRight && passwordHash !== undefined
}

const isTooMany = (error: unknown) => error instanceof HttpError && error.statusCode === 429

/**
 * Waits for a turn, and then does the work around comparing a password; what the work reads and writes waits, too, so that
 * a crowd with wrong passwords keeps neither processor nor disk busy. Rejects with 503 when the line is full.
 */
export async function comparePassword<Result>(
  asker: Asker,
  work: (compare: typeof isPassword) => Promise<Result>,
): Promise<Result> {
  const fail = () => keysOf(asker).forEach(failures.add)
  try {
    return await inTurn(asker, () =>
      work(async (passwordHash, password) => {
        const isRight = await isPassword(passwordHash, password)
        if (isRight) failures.forget(keysOf(asker)[0])
        else fail()
        return isRight
      }),
    )
  } catch (error) {
    if (isTooMany(error)) {
      fail()
      // When its place in line is somebody else's already.
      await holdBack()
    }
    throw error
  }
}
