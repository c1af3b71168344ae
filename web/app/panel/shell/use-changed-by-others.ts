import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { ChangedValue } from './changed-by-others'

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
export function useChangedByOthers<Values extends FieldValues>(
  { formState, getValues }: UseFormReturn<Values>,
  stored: Values,
  labels: Readonly<Record<string, string>>,
) {
  const [seen, setSeen] = useState(stored)
  const typed: FieldValues = getValues()
  const names = Object.keys(formState.dirtyFields).filter(
    (name) => !isSame(seen[name], stored[name]) && !isSame(typed[name], stored[name]),
  )
  if (names.length === 0 && !isSame(seen, stored)) setSeen(stored)
  const theirs = names.map((name) => [labels[name] ?? name, textOf(stored[name])] as const)
  const changed: ChangedValue | undefined =
    theirs.length > 0 ? Object.fromEntries(theirs) : undefined
  return { changed, seen, setSeen }
}
