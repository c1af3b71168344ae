import { useEffect, useRef } from 'react'

/** Whether the screen is still there, for what ends after it may have been left. */
export function useIsHere() {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}
