import { useEffect, useEffectEvent } from 'react'

/** Acts once, this long after the trigger came. Another trigger starts anew; none, or leaving, calls it off. */
export function useTimeout(trigger: unknown, milliseconds: number, action: () => void): void {
  const act = useEffectEvent(action)
  useEffect(() => {
    if (!trigger) return
    const timer = setTimeout(() => act(), milliseconds)
    return () => clearTimeout(timer)
  }, [trigger, milliseconds])
}
