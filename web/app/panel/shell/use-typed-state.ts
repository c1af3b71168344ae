import { createContext, useState } from 'react'
import type { Panel } from './panel'
import { useTypedBefore } from './use-typed-before'
import { useUnsavedForm } from './use-unsaved-form'

type TypedPanel = Pick<Panel, 'setUnsaved'>

/** For dialogs deep inside a form, such as that of a link. */
export const PanelContext = createContext<TypedPanel>({ setUnsaved: () => undefined })

/** State for what is typed into a dialog without react-hook-form. If the session ends, it is restored after the next login. */
export function useTypedState<Typed>(panel: TypedPanel, form: string, start: Typed) {
  // Safe: the same form left it.
  const before = useTypedBefore(form) as Typed | undefined
  const [first] = useState(start)
  const [typed, setTyped] = useState(before ?? first)
  useUnsavedForm(panel, false, () => typed, { form, isRestored: typed !== first })
  return [typed, setTyped] as const
}
