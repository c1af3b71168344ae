import { useEffect, useEffectEvent } from 'react'
import type { Panel } from './panel'

/** Asks before a form is left. If the session ends, what was typed is there for `useTypedBefore` after the next login. */
export function useUnsavedForm(
  { setUnsaved }: Panel,
  isUnsaved: boolean,
  readTyped: () => unknown,
  form?: string,
): void {
  const read = useEffectEvent(readTyped)
  useEffect(() => {
    setUnsaved(isUnsaved, isUnsaved ? () => read() : undefined, form)
    return () => setUnsaved(false, undefined, form)
  }, [setUnsaved, isUnsaved, form])
}
