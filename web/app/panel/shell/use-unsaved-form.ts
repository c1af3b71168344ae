import { useEffect, useEffectEvent } from 'react'
import type { Panel } from './panel'

type Unsaved = {
  /** Where a view has several forms. */
  form?: string
  /** If what is entered returns after the next login, although nothing is lost by leaving it. */
  isRestored?: boolean
}

/** Asks before a form is left. If the session ends, what was typed is there for `useTypedBefore` after the next login. */
export function useUnsavedForm(
  { setUnsaved }: Pick<Panel, 'setUnsaved'>,
  isUnsaved: boolean,
  readTyped: () => unknown,
  { form, isRestored = isUnsaved }: Unsaved = {},
): void {
  const read = useEffectEvent(readTyped)
  useEffect(() => {
    setUnsaved(isUnsaved, isRestored ? () => read() : undefined, form)
    return () => setUnsaved(false, undefined, form)
  }, [setUnsaved, isUnsaved, isRestored, form])
}
