import { useState } from 'react'
import type { Panel } from './panel'
import { useTypedBefore } from './use-typed-before'
import { useUnsavedForm } from './use-unsaved-form'

/** State for what is typed into a dialog without react-hook-form. If the session ends, it is restored after the next login. */
export function useTypedState<Typed>(panel: Panel, form: string, start: Typed) {
  // Safe: the same form left it.
  const before = useTypedBefore(form) as Typed | undefined
  const [typed, setTyped] = useState(before ?? start)
  useUnsavedForm(panel, false, () => typed, { form, isRestored: typed !== start })
  return [typed, setTyped] as const
}
