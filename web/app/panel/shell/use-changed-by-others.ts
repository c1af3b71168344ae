import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { ChangedValue } from './changed-by-others'

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '')

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return value instanceof Object ? Object.values(value).join(', ') : String(value ?? '')
}

type Fields<Values> = {
  labels: Readonly<Record<keyof Values & string, string>>
  /** For values that aren't shown as they are. */
  texts?: { readonly [Name in keyof Values]?: (value: Values[Name]) => string }
}

/**
 * Fields that nobody edited here follow what is `stored`. `changed`: what somebody else saved in the others; saving again replaces
 * it. `seen`: what the edits began with.
 */
export function useChangedByOthers<Values extends FieldValues, Output>(
  { getValues, reset, setValue }: UseFormReturn<Values, unknown, Output>,
  stored: Values,
  { labels, texts = {} }: Fields<Values>,
) {
  const [seen, setSeen] = useState(stored)
  const typed = getValues()
  // Safe: a form has a label for each of its fields.
  const names = Object.keys(labels) as (keyof Values & Path<Values>)[]
  const edited = names.filter((name) => !isSame(typed[name], seen[name]))
  const changedNames = names.filter((name) => !isSame(seen[name], stored[name]))
  const clashing = changedNames.filter(
    (name) => edited.includes(name) && !isSame(typed[name], stored[name]),
  )
  const follow = useEffectEvent(() => {
    if (clashing.length === changedNames.length) return
    reset(stored)
    for (const name of edited) setValue(name, typed[name], { shouldDirty: true })
    setSeen({ ...stored, ...Object.fromEntries(clashing.map((name) => [name, seen[name]])) })
  })
  useEffect(() => {
    follow()
  })
  const changed: ChangedValue = Object.fromEntries(
    clashing.map((name) => [labels[name], (texts[name] ?? textOf)(stored[name])]),
  )
  return { changed, seen, setSeen }
}
