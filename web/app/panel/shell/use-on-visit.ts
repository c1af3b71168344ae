import { useEffect, useEffectEvent, useRef } from 'react'

export function useOnVisit(visit: string, action: () => void): void {
  const acted = useRef(visit)
  const act = useEffectEvent(action)
  useEffect(() => {
    if (acted.current === visit) return
    acted.current = visit
    act()
  }, [visit])
}
