import { databaseFailure } from '../db/failure.ts'
import type { Pictures } from './pictures.ts'

/** For the failure of a change whose picture is saved already: removes the picture and fails on. */
export const takeBack =
  (pictures: Pictures, address: string | undefined) => async (error: unknown) => {
    // A connection lost during a commit leaves open whether the row is there; then the sweep decides.
    const isUnknown = error instanceof Error && databaseFailure(error)?.statusCode === 503
    if (address && !isUnknown) await pictures.remove(address)
    throw error
  }

/** For a change that is made: a file that cannot be removed now is left to the sweep. */
export const removeUnused = (pictures: Pictures, address: string) =>
  pictures.remove(address).catch(() => undefined)
