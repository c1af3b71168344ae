import { setTimeout as sleep } from 'node:timers/promises'
import { databaseFailure } from './failure.ts'

const pauseMilliseconds = 500
/** Waiting changes nothing about a wrong name or password: PostgreSQL's classes 28 and 3D. */
const wrongSettings = /^(28|3D)...$/

const isPassing = (error: unknown) => {
  const { code = '' } = error as { code?: string }
  return databaseFailure(error as Error)?.statusCode === 503 && !wrongSettings.test(code)
}

/**
 * Does what a start does with the database, again and again while the database is away or starting up, for so many
 * seconds; `work` must bear that it was done in part. Tells the first failure of a wait. Throws the last one.
 */
export async function whenReachable<Result>(
  waitSeconds: number,
  work: () => Promise<Result>,
  tell: (error: Error) => void,
): Promise<Result> {
  const until = performance.now() + waitSeconds * 1000
  let isTold = false
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isPassing(error) || performance.now() >= until) throw error
      if (!isTold) tell(error as Error)
      isTold = true
    }
    await sleep(pauseMilliseconds)
  }
}
