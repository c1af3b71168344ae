import { useEffect, useEffectEvent } from 'react'

/** A new trigger restarts the timer; undefined or unmounting cancels it. */
export function useTimeout(trigger: unknown, milliseconds: number, action: () => void): void {
  const act = useEffectEvent(action)
  useEffect(() => {
    if (!trigger) return
    const timer = setTimeout(() => act(), milliseconds)
    return () => clearTimeout(timer)
  }, [trigger, milliseconds])
}
