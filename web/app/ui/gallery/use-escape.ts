import { useEffect, useEffectEvent } from 'react'

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
