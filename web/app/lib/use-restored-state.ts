import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

const left = new Map<string, unknown>()

/** State that is found again when the visitor comes back to this place of the history; a reload forgets it. */
export function useRestoredState<State>(initial: State) {
  const { key } = useLocation()
  // What was left under this key was put there by the same hook of the same page.
  const [state, setState] = useState(() => (left.get(key) as State | undefined) ?? initial)
  useEffect(() => {
    left.set(key, state)
  }, [key, state])
  return [state, setState] as const
}
