import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

const left = new Map<string, unknown>()

/**
 * State that is found again when the visitor comes back to this place of the history; a reload forgets it. The name
 * tells states of one page apart.
 */
export function useRestoredState<State>(initial: State, name = '') {
  const { key } = useLocation()
  const place = key + name
  // What was left at this place was put there by the same hook of the same page.
  const [state, setState] = useState(() => (left.get(place) as State | undefined) ?? initial)
  useEffect(() => {
    left.set(place, state)
  }, [place, state])
  return [state, setState] as const
}
