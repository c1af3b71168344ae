import { useState } from 'react'
import type { Panel } from './panel'
import { useTypedBefore } from './use-typed-before'
import { useUnsavedForm } from './use-unsaved-form'

/** What is typed into a dialog without a form of the form library. It is there again if the session ends, in the form of that name. */
export function useTypedState<Typed>(panel: Panel, form: string, start: Typed) {
  // Safe: the same form left it.
  const before = useTypedBefore(form) as Typed | undefined
  const [typed, setTyped] = useState(before ?? start)
  useUnsavedForm(panel, false, () => typed, { form, isRestored: typed !== start })
  return [typed, setTyped] as const
}
