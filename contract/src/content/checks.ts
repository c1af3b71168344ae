import type { Check, CheckResult } from './check.ts'
import type { ContentData } from './data.ts'
import { isObject } from './data.ts'
import { dayChecks } from './day-checks.ts'
import type { ContentFields } from './field.ts'
import { linkChecks } from './link-checks.ts'
import { itemsAreUnique } from './list-checks.ts'
import { nodesIn } from './rich-text/rich-text-node.ts'
import { richTextProblems } from './rich-text/rich-text-problems.ts'
import { wordingChecks } from './wording-checks.ts'

const textsAreInOrder: Check = (data, fields, now) =>
  Object.entries(fields).flatMap(([name, { prose, items }]) => {
    if (prose)
      return nodesIn([data[name]])
        .flatMap(richTextProblems)
        .map((message) => ({ path: name, message, level: 'warn' }))
    if (!items || !Array.isArray(data[name])) return []
    return data[name].flatMap((item, index) =>
      isObject(item)
        ? textsAreInOrder(item, items.fields, now).map((result) => ({
            ...result,
            path: `${name}.${index}.${result.path}`,
          }))
        : [],
    )
  })

const always: readonly Check[] = [
  ...linkChecks,
  ...wordingChecks,
  ...dayChecks,
  itemsAreUnique,
  textsAreInOrder,
]

/** Warns if a text is longer than `most` characters. */
export const warnIfLong =
  (name: string, most: number, where: string): Check =>
  (data) => {
    const value = data[name]
    const length = typeof value === 'string' ? [...value.trim()].length : 0
    const message = `Too long for ${where}: ${length} characters, but only ${most} fit`
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
