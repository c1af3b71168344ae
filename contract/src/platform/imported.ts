import * as z from 'zod/mini'
import { failureBody, failures } from './endpoint.ts'
import { pictureFile } from './pictures.ts'

export const importStatus = z.enum(['new', 'changed', 'unchanged', 'refused'])

export const importedFile = (missing: string) => z.object({ file: pictureFile(missing) })

export const reportOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ message: z.string(), rows: z.array(row) })

export const imported = <Row extends z.ZodMiniType>(row: Row) =>
  ({
    200: reportOf(row),
    // Without rows if the file could not be read.
    400: z.extend(failureBody, { rows: z.optional(z.array(row)) }),
    ...failures(413),
  }) as const
