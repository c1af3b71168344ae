import { setTimeout as sleep } from 'node:timers/promises'
import { databaseFailure } from './failure.ts'

const pauseMilliseconds = 500
/** Waiting does not fix a wrong name or password: PostgreSQL's classes 28 and 3D. */
const wrongSettings = /^(28|3D)...$/

const isPassing = (error: unknown) => {
  const { code = '' } = error as { code?: string }
  return databaseFailure(error as Error)?.statusCode === 503 && !wrongSettings.test(code)
}

/** Retries while the database is away or starting up; `work` must tolerate partial earlier runs. Throws the last failure. */
export async function whenReachable<Result>(
  waitSeconds: number,
  work: () => Promise<Result>,
  onWait: (error: Error) => void,
): Promise<Result> {
  const until = performance.now() + waitSeconds * 1000
  let isReported = false
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isPassing(error) || performance.now() >= until) throw error
      if (!isReported) onWait(error as Error)
      isReported = true
    }
    await sleep(pauseMilliseconds)
  }
}
