import { useState } from 'react'
import { useReducedMotion } from './use-reduced-motion'
import { useTimeout } from './use-timeout'

type Turns = { count: number; milliseconds: number; isHeld: boolean }

export function useTurns({ count, milliseconds, isHeld }: Turns) {
  const [selected, setSelected] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const isMotionReduced = useReducedMotion()
  const isRunning = !(isPaused || isHeld || isMotionReduced)
  const showBy = (step: number) => setSelected((selected + step + count) % count)
  // Each gets its full time, even if the visitor chose it.
  useTimeout(isRunning && selected + 1, milliseconds, () => showBy(1))
  return {
    selected,
    show: setSelected,
    showBy,
    isRunning,
    isPaused,
    canPause: !isMotionReduced,
    togglePaused: () => setIsPaused(!isPaused),
  }
}
