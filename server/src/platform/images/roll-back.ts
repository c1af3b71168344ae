import { databaseFailure } from '../db/failure.ts'
import type { Pictures } from './pictures.ts'

export const rollBack =
  (pictures: Pictures, address: string | undefined) => async (error: unknown) => {
    // If the connection was lost during commit, the row may exist; the cleanup decides.
    const isUnknown = error instanceof Error && databaseFailure(error)?.statusCode === 503
    if (address && !isUnknown) await pictures.remove(address)
    throw error
  }

export const removeUnused = (pictures: Pictures, address: string) =>
  pictures.remove(address).catch(() => undefined)
