import { createPatientTurns, type PatientTurns } from '../queues/patient-turns.ts'
import { databaseFailure } from './failure.ts'
import { networkOfRequest, patienceMilliseconds, tookTooLong } from './patience.ts'

/** Longer than a crowd needs, shorter than browsers wait. */
const longestMilliseconds = 30_000

/** Networks in turn. Waiting doesn't count as waiting for the database, as long as it answers others. */
export const databaseTurns = (atOnce: number): PatientTurns =>
  createPatientTurns(
    { atOnce, silentMilliseconds: patienceMilliseconds, longestMilliseconds },
    tookTooLong,
  )

/** Few at once for each key: whoever waits in the database for a row holds a connection that others need. */
export function createRowTurns(atOnce: number) {
  const lines = new Map<string, PatientTurns>()

  return async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const line = lines.get(key) ?? databaseTurns(atOnce)
    lines.set(key, line)
    await line.begin(networkOfRequest())
    try {
      const result = await work()
      line.noteProgress()
      return result
    } catch (error) {
      if (databaseFailure(error as Error)?.statusCode !== 503) line.noteProgress()
      throw error
    } finally {
      line.end()
      if (line.isIdle()) lines.delete(key)
    }
  }
}
