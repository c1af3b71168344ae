import { availableParallelism } from 'node:os'
import { minuteSeconds } from 'contract/platform/durations'
import { Piscina } from 'piscina'
import { HttpError } from '../errors.ts'
import { createBackoff } from '../queues/backoff.ts'
import { fairQueue } from '../queues/fair-queue.ts'

const maxStored = 10_000

/** In this process only; beyond ten thousand the oldest are dropped. */
function createRecentFailures(seconds: number, now: () => number = () => Date.now()) {
  const failedAt = new Map<string, number>()
  return {
    add(key: string): void {
      failedAt.delete(key)
      failedAt.set(key, now())
      const [oldest] = failedAt.keys()
      if (failedAt.size > maxStored && oldest !== undefined) failedAt.delete(oldest)
    },
    forget(key: string): void {
      failedAt.delete(key)
    },
    has(key: string): boolean {
      const at = failedAt.get(key)
      return at !== undefined && Math.abs(now() - at) < seconds * 1000
    },
  }
}

/** At most two, and never all processors, as pages are served meanwhile. */
const threads = Math.min(2, Math.max(1, availableParallelism() - 1))
/** The next task is already at hand when one finishes. */
const tasksPerThread = 2
const waiting = 200
/** A thread holds ten megabytes, and starts in 50 ms. */
const idleMilliseconds = 5_000
/** Rejected clients come back immediately. */
const backoffLimits = { milliseconds: 2_000, most: 2_000 }
const rejectedAtOnce = 20
const failureSeconds = 15 * minuteSeconds

/** A hash of nothing anyone knows: an unknown account must cost what a wrong password costs. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$IWQ0wB6kpXKa2wQ7kzGmEw$1u5VbbJYbdSm0m0pGHb0nCvlCwXfPwfC7yO0uT0yqYw'

// Not Node's shared pool, which also does file and DNS work.
const pool = new Piscina({
  filename: new URL('password-thread.js', import.meta.url).href,
  minThreads: 0,
  maxThreads: threads,
  concurrentTasksPerWorker: tasksPerThread,
  idleTimeout: idleMilliseconds,
  recordTiming: false,
})
const queue = fairQueue({
  atOnce: threads * tasksPerThread,
  waiting,
  delayRejection: createBackoff(backoffLimits),
})
const backOff = createBackoff({ ...backoffLimits, atOnce: rejectedAtOnce })
const failures = createRecentFailures(failureSeconds)

export type HashClient = {
  account: string
  network: string
  known: 'browser' | 'network' | undefined
}

const keysOf = ({ account, network }: HashClient) =>
  [`account:${account}`, `network:${network}`] as const

/** After a recent failure, accounts and networks queue behind, except in a known browser. */
function rankOf({ known }: HashClient, [account, network]: ReturnType<typeof keysOf>): number {
  if (known === 'browser') return 0
  const isNetworkKnown = known === 'network'
  return (
    Number(!isNetworkKnown) +
    Number(failures.has(account)) +
    Number(!isNetworkKnown && failures.has(network))
  )
}

function inTurn<Result>(client: HashClient, task: () => Promise<Result>): Promise<Result> {
  const keys = keysOf(client)
  return queue({ group: client.network, rank: () => rankOf(client, keys) }, task)
}

export const waitingPasswords = () => queue.waiting()

const ownself: HashClient = { account: '', network: '', known: 'browser' }

export const hashPassword = (password: string, client: HashClient = ownself): Promise<string> =>
  inTurn(client, () => pool.run(password, { name: 'hashOne' }))

/** Takes the same time without an account. */
async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const comparison = { password, passwordHash: passwordHash ?? nobodysHash }
  const isRight: boolean = await pool.run(comparison, { name: 'compareOne' })
  return isRight && passwordHash !== undefined
}

const isTooMany = (error: unknown) => error instanceof HttpError && error.statusCode === 429

/**
 * Queues, then runs the work around a comparison, so that a crowd with wrong passwords keeps neither processor nor disk busy.
 * Rejects with 503 if the queue is full.
 */
export async function comparePassword<Result>(
  client: HashClient,
  work: (compare: typeof isPassword) => Promise<Result>,
): Promise<Result> {
  const fail = () => keysOf(client).forEach(failures.add)
  try {
    return await inTurn(client, () =>
      work(async (passwordHash, password) => {
        const isRight = await isPassword(passwordHash, password)
        if (isRight) failures.forget(keysOf(client)[0])
        else fail()
        return isRight
      }),
    )
  } catch (error) {
    if (isTooMany(error)) {
      fail()
      await backOff()
    }
    throw error
  }
}
