import { useEffect, useRef } from 'react'

/** Whether the screen is still there, for what ends after it may have been left. */
export function useMounted() {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
