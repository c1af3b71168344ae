import { type TouchEvent, useRef } from 'react'

const swipePixels = 40

export function useSwipe(onSwipe: (step: number) => void) {
  const startX = useRef(0)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      startX.current = touches[0]?.clientX ?? 0
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const moved = (changedTouches[0]?.clientX ?? 0) - startX.current
      if (Math.abs(moved) >= swipePixels) onSwipe(moved < 0 ? 1 : -1)
    },
  }
}
