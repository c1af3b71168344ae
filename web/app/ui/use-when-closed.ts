import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Calls `then` once what was open has left the page: a dialog gives the focus back as it goes, so only after that can it be
 * put elsewhere, and before the next key is pressed.
 */
export function useWhenClosed<Open>(open: Open | undefined, then: (was: Open) => void) {
  const was = useRef<Open>(undefined)
  const tell = useEffectEvent(then)
  useLayoutEffect(() => {
    if (was.current !== undefined && open === undefined) tell(was.current)
    was.current = open
  }, [open])
}
