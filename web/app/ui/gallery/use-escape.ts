import { useEffect, useEffectEvent } from 'react'

/** Calls back for Escape, wherever the focus is. */
export function useEscape(onEscape: () => void) {
  const close = useEffectEvent(onEscape)
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
