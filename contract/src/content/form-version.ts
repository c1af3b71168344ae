import * as z from 'zod/mini'
import { failureBody } from '../platform/endpoint.ts'
import { unifyLineEnds } from '../platform/visible-text.ts'
import { localTime } from '../platform/zoned-time.ts'
import type { Fields } from './fields.ts'

export const recordChanged =
  'Someone else changed the same fields in the meantime. Nothing has been saved yet.'

/** The texts of a form by the names of its fields; of a picture its address. */
export type FormTexts = Readonly<Record<string, string>>

/** What a form shows of a record: every field that it asks for, a moment on the college's clock. */
export function formTexts(fields: Fields, stored: object | undefined, timeZone: string): FormTexts {
  const known = new Map<string, unknown>(Object.entries(stored ?? {}))
  const asked = Object.entries(fields).filter(([, { isSetElsewhere }]) => !isSetElsewhere)
  return Object.fromEntries(
    asked.map(([name, { kind }]) => {
      const text = unifyLineEnds(String(known.get(name) ?? '')).trim()
      return [name, kind === 'moment' && text ? localTime(text, timeZone) : text]
    }),
  )
}

/** 53 bits of a text (cyrb53): enough to notice a change, where nobody gains from a collision. */
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

/** The version of each text. Texts themselves could be larger than a field of a form may be. */
const versionsOf = (texts: FormTexts): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, fingerprint(text)]))

/** The version of a record that a form was filled from, as the form sends it. */
export const formVersion = (texts: FormTexts): string => JSON.stringify(versionsOf(texts))

const versions = z.record(z.string(), z.string())
const rule = 'seen must be the version that the form was loaded from'

function readVersions(sent: string): Record<string, string> | undefined {
  try {
    return versions.safeParse(JSON.parse(sent)).data
  } catch {
    return undefined
  }
}

/** What a form sends of the version that it was filled from. Clients that don't replace every field that they send. */
export const seenVersion = z.optional(
  z.string(rule).check(
    z.maxLength(8_000, rule),
    z.refine((sent) => readVersions(sent) !== undefined, rule),
  ),
)

/** How two people have changed a record that both began with. */
export type FormMerge = {
  /** The fields that only this form has changed. */
  mine: string[]
  /** The fields that both have changed, each to something else. */
  conflicts: string[]
}

/**
 * Tells apart what a form changed and what was changed meanwhile. A field whose version the form doesn't send is as it says.
 */
export function mergeForm(
  seen: string,
  { sent, current }: { sent: FormTexts; current: FormTexts },
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

/** The answer to a form that changes what somebody else has changed: the record as its form shows it now. */
export const recordConflict = z.extend(failureBody, {
  current: z.record(z.string(), z.string()),
  conflicts: z.array(z.string()),
  /** Who saved it last, where that is known. */
  savedBy: z.optional(z.string()),
})
export type RecordConflict = z.infer<typeof recordConflict>
