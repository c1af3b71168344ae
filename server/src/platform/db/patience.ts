import { AsyncLocalStorage } from 'node:async_hooks'

/** Total time a request may wait for the database: locks and answers. */
export const patienceMilliseconds = 4_500
const leastMilliseconds = 1_000
/** Outside of requests, only the engine's own limits apply, and this one if it falls silent. */
const aloneMilliseconds = 6_000
/** A migration may rewrite every row of a large table. */
const migrationMilliseconds = 60 * 60_000

type Patience = { limit: number; network: string; spent: number; waits: number; since: number }

const ofRequest = new AsyncLocalStorage<Patience>()

/** Empty outside of requests. */
export const networkOfRequest = () => ofRequest.getStore()?.network ?? ''

export const newPatience = (network = '', limit = patienceMilliseconds): Patience => ({
  limit,
  network,
  spent: 0,
  waits: 0,
  since: 0,
})
/** Shares the allowance of the enclosing request, if any. */
export const withPatience = <Result>(patience: Patience, work: () => Result): Result =>
  ofRequest.getStore() ? work() : ofRequest.run(patience, work)

/** For work shared by several requests: must not use up the allowance of one. */
export const withNewPatience = <Result>(work: () => Result): Result =>
  ofRequest.run(newPatience(networkOfRequest()), work)

/** Also covers waiting for other servers that migrate. */
export const withMigrationPatience = <Result>(work: () => Result): Result =>
  ofRequest.run(newPatience('', migrationMilliseconds), work)

/** For background work started by a request. */
export const withoutPatience = <Result>(work: () => Result): Result => ofRequest.exit(work)

const leftOf = ({ limit, spent, waits, since }: Patience) =>
  limit - spent - (waits > 0 ? performance.now() - since : 0)

export const tookTooLong = () => new Error('The database took too long')

/**
 * `wait` gets the milliseconds left of the request's allowance, shared by parallel queries, but at least `least`. Throws at
 * once if nothing is left.
 */
export async function waitFor<Result>(
  wait: (remaining: number) => Promise<Result>,
  { least = 0 } = {},
): Promise<Result> {
  const patience = ofRequest.getStore()
  if (!patience) return wait(aloneMilliseconds)
  const remaining = Math.max(least, leftOf(patience))
  if (remaining <= 0) throw tookTooLong()
  if (patience.waits++ === 0) patience.since = performance.now()
  try {
    return await wait(remaining)
  } finally {
    if (--patience.waits === 0) patience.spent += performance.now() - patience.since
  }
}

export const waitForAnswer = <Result>(wait: (remaining: number) => Promise<Result>) =>
  waitFor(wait, { least: leastMilliseconds })
