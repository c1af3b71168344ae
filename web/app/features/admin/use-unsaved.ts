import { useCallback, useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'

/** Keeps typed content from being left behind unasked: by another view, another page, or by closing. */
export function useUnsaved() {
  const isUnsaved = useRef(false)
  const readTyped = useRef<() => unknown>(undefined)
  const [onLeave, setOnLeave] = useState<() => void>()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
  return {
    isUnsaved: () => isUnsaved.current,
    setUnsaved: useCallback((unsaved: boolean, read?: () => unknown) => {
      isUnsaved.current = unsaved
      readTyped.current = read
    }, []),
    /** What is typed and not saved, if its form can tell. */
    typed: () => (isUnsaved.current ? readTyped.current?.() : undefined),
    /** Does what leaves the view: at once, or when the reader agrees. */
    leaveBy: useCallback((leave: () => void) => {
      if (isUnsaved.current) setOnLeave(() => leave)
      else leave()
    }, []),
    isAsking: onLeave !== undefined || blocker.state === 'blocked',
    stay: () => {
      setOnLeave(undefined)
      blocker.reset?.()
    },
    leave: () => {
      isUnsaved.current = false
      setOnLeave(undefined)
      onLeave?.()
      blocker.proceed?.()
    },
  }
}
