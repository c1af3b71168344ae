import { AsyncLocalStorage } from 'node:async_hooks'

/** How long one request waits for the database in all: for connections, locks and answers. */
export const patienceMilliseconds = 4_500
/** Who has got a connection may use it that long, so that nothing is begun and cut off at once. */
const leastMilliseconds = 1_000
/** Beyond a request only the engine's own limits hold, and this where an engine falls silent. */
const aloneMilliseconds = 6_000
/** A migration may rewrite every row of a large table. */
const migrationMilliseconds = 60 * 60_000

type Patience = { limit: number; spent: number; waits: number; since: number }

const ofRequest = new AsyncLocalStorage<Patience>()

const patienceOf = (limit: number): Patience => ({ limit, spent: 0, waits: 0, since: 0 })

/** A new allowance, for one request with all that it asks. */
export const newPatience = () => patienceOf(patienceMilliseconds)
/** What `work` asks of the database counts together; within a request that is so already, it counts there. */
export const withPatience = <Result>(patience: Patience, work: () => Result): Result =>
  ofRequest.getStore() ? work() : ofRequest.run(patience, work)

/** For what several requests ask together: an allowance that is none of theirs. */
export const withNewPatience = <Result>(work: () => Result): Result =>
  ofRequest.run(newPatience(), work)

/** For migrations, which also wait for one another when servers start side by side. */
export const withMigrationPatience = <Result>(work: () => Result): Result =>
  ofRequest.run(patienceOf(migrationMilliseconds), work)

/** For what a request sets off and nobody waits for. */
export const withoutPatience = <Result>(work: () => Result): Result => ofRequest.exit(work)

const leftOf = ({ limit, spent, waits, since }: Patience) =>
  limit - spent - (waits > 0 ? performance.now() - since : 0)

/** An outage to whoever reads it, see `databaseFailure`. */
export const tookTooLong = () => new Error('The database took too long')

/**
 * Waits for the database. `wait` is told how many milliseconds are left of the request's allowance, which several at
 * once use up together; `least` is what it gets at any rate. Throws at once when nothing is left.
 */
export async function waitFor<Result>(
  wait: (left: number) => Promise<Result>,
  { least = 0 } = {},
): Promise<Result> {
  const patience = ofRequest.getStore()
  if (!patience) return wait(aloneMilliseconds)
  const left = Math.max(least, leftOf(patience))
  if (left <= 0) throw tookTooLong()
  if (patience.waits++ === 0) patience.since = performance.now()
  try {
    return await wait(left)
  } finally {
    if (--patience.waits === 0) patience.spent += performance.now() - patience.since
  }
}

/** The same of somebody who has a connection. */
export const waitForAnswer = <Result>(wait: (left: number) => Promise<Result>) =>
  waitFor(wait, { least: leastMilliseconds })
