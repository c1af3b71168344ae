import { useState } from 'react'
import { useReducedMotion } from './use-reduced-motion'
import { useTimeout } from './use-timeout'

type Turns = { count: number; milliseconds: number; isHeld: boolean }

/**
 * Which of several things is shown. They take turns by themselves, the first after the last, unless they are paused or
 * held or the visitor wants no motion.
 */
export function useTurns({ count, milliseconds, isHeld }: Turns) {
  const [selected, setSelected] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const isMotionReduced = useReducedMotion()
  const isRunning = !(isPaused || isHeld || isMotionReduced)
  const showBy = (step: number) => setSelected((selected + step + count) % count)
  // Each gets its whole time, whoever has chosen it.
  useTimeout(isRunning && selected + 1, milliseconds, () => showBy(1))
  return {
    selected,
    show: setSelected,
    showBy,
    isRunning,
    isPaused,
    /** What never goes on by itself needs no pause. */
    canPause: !isMotionReduced,
    togglePaused: () => setIsPaused(!isPaused),
  }
}
