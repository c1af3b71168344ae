import type { ContentEntry } from 'contract/content/calls'
import type { ContentFields } from 'contract/content/field'
import { contentTypes } from 'contract/content/types'
import { foldName } from 'contract/platform/fold-text'

/** An entry that was searched for, with the fields that have what was searched; none where its name has it. */
export type FoundEntry = { entry: ContentEntry; labels: readonly string[] }

/** What the fields of a type are called in its form, those of list items, too. */
const labelsOf = (fields: ContentFields): string[] =>
  Object.values(fields).flatMap(({ label, items }) => [
    label,
    ...(items ? labelsOf(items.fields) : []),
  ])

/** The entries whose name has these words, then those that have a field called so: whoever looks for a telephone number need not know where it stands. */
export function findEntries(entries: readonly ContentEntry[], search: string): FoundEntry[] {
  const wanted = foldName(search).trim()
  const has = (text: string) => foldName(text).includes(wanted)
  const named = entries.filter(({ title }) => has(title))
  const others = entries
    .filter((entry) => !named.includes(entry))
    .map((entry) => ({
      entry,
      labels: [...new Set(labelsOf(contentTypes[entry.type].fields).filter(has))],
    }))
  return [
    ...named.map((entry) => ({ entry, labels: [] })),
    ...others.filter(({ labels }) => labels.length > 0),
  ]
}
