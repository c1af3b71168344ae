import * as z from 'zod/mini'
import { failureBody, failures } from './endpoint.ts'
import { pictureFile } from './pictures.ts'

/** What becomes of one row, entry or file that is brought in. */
export const outcome = z.enum(['new', 'changed', 'unchanged', 'refused'])

/** The form of a file that is brought in. */
export const broughtFile = (missing: string) => z.object({ file: pictureFile(missing) })

/** What is told of all of a file: in a sentence, and row by row. */
export const reportOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ message: z.string(), rows: z.array(row) })

/** What a call answers that brings a file in, besides the failures of its own. */
export const broughtIn = <Row extends z.ZodMiniType>(row: Row) =>
  ({
    200: reportOf(row),
    // Without rows when the file could not be read.
    400: z.extend(failureBody, { rows: z.optional(z.array(row)) }),
    ...failures(401, 403, 413, 415, 503),
  }) as const
