import { useState } from 'react'
import type { ChangedValue } from './changed-by-others'

type Values = Readonly<Record<string, unknown>>

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '')

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return value instanceof Object ? Object.values(value).join(', ') : String(value ?? '')
}

/**
 * What somebody else changed in fields that were edited here. The other fields are expected to follow what is `stored`.
 * `seen`: what the edits began with.
 */
export function useChangedByOthers<Stored extends Values>(
  stored: Stored,
  edited: readonly string[],
  labels: Readonly<Record<string, string>>,
) {
  const [seen, setSeen] = useState(stored)
  const names = edited.filter((name) => !isSame(seen[name], stored[name]))
  if (names.length === 0 && !isSame(seen, stored)) setSeen(stored)
  const theirs = names.map((name) => [labels[name] ?? name, textOf(stored[name])] as const)
  const changed: ChangedValue | undefined =
    theirs.length > 0 ? Object.fromEntries(theirs) : undefined
  return { changed, seen, setSeen }
}
