import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/** A closing dialog restores the focus, so moving it must wait until the dialog has left the document. */
export function useWhenClosed<Open>(open: Open | undefined, then: (was: Open) => void) {
  const was = useRef<Open>(undefined)
  const notify = useEffectEvent(then)
  useLayoutEffect(() => {
    if (was.current !== undefined && open === undefined) notify(was.current)
    was.current = open
  }, [open])
}
