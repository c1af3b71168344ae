import type { Check, CheckResult } from './check.ts'
import type { ContentData } from './data.ts'
import { dayChecks } from './day-checks.ts'
import type { ContentFields } from './field.ts'
import { linkChecks } from './link-checks.ts'
import { itemsAreUnique } from './list-checks.ts'
import { textsAreInOrder } from './text-checks.ts'
import { wordingChecks } from './wording-checks.ts'

const always: readonly Check[] = [
  ...linkChecks,
  ...wordingChecks,
  ...dayChecks,
  itemsAreUnique,
  textsAreInOrder,
]

export const fits =
  (name: string, most: number, where: string): Check =>
  (data) => {
    const value = data[name]
    const length = typeof value === 'string' ? [...value.trim()].length : 0
    const message = `Too long for ${where}: ${length} characters, and ${most} fit`
    return length > most ? [{ path: name, message, level: 'warn' }] : []
  }

export function checkResultsOf(
  { fields, checks }: { fields: ContentFields; checks: readonly Check[] },
  data: ContentData,
  now = new Date(),
): CheckResult[] {
  const results = [...checks, ...always].flatMap((check) => check(data, fields, now))
  // The same message may come from several paragraphs.
  return [...new Map(results.map((one) => [`${one.path} ${one.message}`, one])).values()]
}
