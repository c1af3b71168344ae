import type { ContentEntry } from 'contract/content/calls'
import type { ContentFields } from 'contract/content/field'
import { declaredOf } from 'contract/content/translations/translation-types'
import { foldName } from 'contract/platform/fold-text'

export type EntryMatch = { entry: ContentEntry; labels: readonly string[] }

const labelsOf = (fields: ContentFields): string[] =>
  Object.values(fields).flatMap(({ label, items }) => [
    label,
    ...(items ? labelsOf(items.fields) : []),
  ])

/**
 * Title matches first, then entries with a matching field label, so that people can search for "telephone" without
 * knowing which entry has it.
 */
export function filterEntries(entries: readonly ContentEntry[], search: string): EntryMatch[] {
  const folded = foldName(search).trim()
  const has = (text: string) => foldName(text).includes(folded)
  const named = entries.filter(({ title }) => has(title))
  const others = entries
    .filter((entry) => !named.includes(entry))
    .map((entry) => ({
      entry,
      labels: [...new Set(labelsOf(declaredOf(entry.type).fields).filter(has))],
    }))
  return [
    ...named.map((entry) => ({ entry, labels: [] })),
    ...others.filter(({ labels }) => labels.length > 0),
  ]
}
