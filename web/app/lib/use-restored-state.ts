import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

const left = new Map<string, unknown>()

/** Restored on Back and Forward, not on reload. `name` distinguishes states on one page. */
export function useRestoredState<State>(initial: State, name = '') {
  const { key } = useLocation()
  const stateKey = key + name
  // Safe cast: the same hook of the same page stored it.
  const [state, setState] = useState(() => (left.get(stateKey) as State | undefined) ?? initial)
  useEffect(() => {
    left.set(stateKey, state)
  }, [stateKey, state])
  return [state, setState] as const
}
