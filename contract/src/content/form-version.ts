import * as z from 'zod/mini'
import { failureBody } from '../platform/endpoint.ts'
import { unifyLineEnds } from '../platform/visible-text.ts'
import { localTime } from '../platform/zoned-time.ts'
import type { RecordFields } from './field.ts'

export const recordChanged =
  'Someone else changed the same fields in the meantime. Nothing has been saved yet.'

/** Keyed by field; a picture is represented by its address. */
export type TypedTexts = Readonly<Record<string, string>>

export function formTexts(
  fields: RecordFields,
  stored: object | undefined,
  timeZone: string,
): TypedTexts {
  const known = new Map<string, unknown>(Object.entries(stored ?? {}))
  const inForm = Object.entries(fields).filter(([, { isSetElsewhere }]) => !isSetElsewhere)
  return Object.fromEntries(
    inForm.map(([name, { kind }]) => {
      const text = unifyLineEnds(String(known.get(name) ?? '')).trim()
      return [name, kind === 'timestamp' && text ? localTime(text, timeZone) : text]
    }),
  )
}

/**
 * 53 bits, like `textHash`: enough to notice changes, and nobody gains from a collision. Unlike it, every space counts, and nothing
 * stores it.
 */
function fingerprint(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  const mix = (one: number, other: number) =>
    Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)
  const [first, second] = [mix(high, low), mix(low, high)]
  return (4294967296 * (2097151 & second) + (first >>> 0)).toString(36)
}

/** Hashes, because texts can be longer than a form field may be. */
const versionsOf = (texts: TypedTexts): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, fingerprint(text)]))

export const formVersion = (texts: TypedTexts): string => JSON.stringify(versionsOf(texts))

const versions = z.record(z.string(), z.string())
const rule = 'seen must be the version that the form was loaded from'

function readVersions(sent: string): Record<string, string> | undefined {
  try {
    return versions.safeParse(JSON.parse(sent)).data
  } catch {
    return undefined
  }
}

/** Optional: clients that don't send it overwrite every field they send. */
export const seenVersion = z.optional(
  z.string(rule).check(
    z.maxLength(8_000, rule),
    z.refine((sent) => readVersions(sent) !== undefined, rule),
  ),
)

export type FormMerge = {
  mine: string[]
  conflicts: string[]
}

/** Fields without a version in the form count as intentionally set. */
export function mergeForm(
  seen: string,
  { sent, current }: { sent: TypedTexts; current: TypedTexts },
): FormMerge {
  const before = readVersions(seen) ?? {}
  const [mine, theirs] = [versionsOf(sent), versionsOf(current)]
  const merge: FormMerge = { mine: [], conflicts: [] }
  for (const [name, version] of Object.entries(mine)) {
    const began = before[name] ?? theirs[name]
    if (version === began || version === theirs[name]) continue
    const side = theirs[name] === began ? merge.mine : merge.conflicts
    side.push(name)
  }
  return merge
}

export const recordConflict = z.extend(failureBody, {
  current: z.record(z.string(), z.string()),
  conflicts: z.array(z.string()),
  savedBy: z.optional(z.string()),
})
export type RecordConflict = z.infer<typeof recordConflict>
