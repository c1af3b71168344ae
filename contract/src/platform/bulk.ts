import * as z from 'zod/mini'
import { failures } from './endpoint.ts'
import { formatCount } from './format-count.ts'

/** Each entry is changed like in a call of its own, so a call takes as long as that many. */
export const maxAtOnce = 500

const nothingChosen = 'Choose at least one entry'
const tooManyChosen = `Choose at most ${maxAtOnce} entries at a time`

export const selectionOf = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z
    .array(entry, nothingChosen)
    .check(z.minLength(1, nothingChosen), z.maxLength(maxAtOnce, tooManyChosen))

/** `version` is what the client saw, where entries have versions. */
export const selectable = z.object({ _id: z.string(), version: z.optional(z.number()) })

/** The first `maxAtOnce` of a list's results, in its order. */
export const selection = z.object({ entries: z.array(selectable), found: z.number() })
export type Selection = z.infer<typeof selection>

export const selectionResponse = { 200: selection, ...failures(400) }

export const goneMeanwhile = 'Deleted in the meantime'

/** Not changed, and why; the name is empty if the entry is gone. */
export const rejectedEntry = z.object({ _id: z.string(), name: z.string(), reason: z.string() })
export type RejectedEntry = z.infer<typeof rejectedEntry>

export const bulkReport = z.object({
  message: z.string(),
  done: z.number(),
  rejected: z.array(rejectedEntry),
})
export type BulkReport = z.infer<typeof bulkReport>

export const bulkChanged = { 200: bulkReport, ...failures(413) }

/** `38 published, 2 couldn’t be published` */
export function bulkMessage(done: string, changed: number, rejected: number): string {
  const rest = `${formatCount(rejected)} couldn’t be ${done}`
  if (changed === 0 && rejected > 0) return rest
  return `${formatCount(changed)} ${done}${rejected > 0 ? `, ${rest}` : ''}`
}
