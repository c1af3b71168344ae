import { useState } from 'react'
import { useAfter } from '#app/lib/use-after'
import { useReducedMotion } from '#app/lib/use-reduced-motion'

const slideMilliseconds = 5000

/**
 * Which of several slides is shown. They go on by themselves, the first after the last, unless they are paused or held or
 * the visitor wants no motion.
 */
export function useSlider(count: number, isHeld: boolean) {
  const [selected, setSelected] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const isMotionReduced = useReducedMotion()
  const isRunning = !(isPaused || isHeld || isMotionReduced)
  const showBy = (step: number) => setSelected((selected + step + count) % count)
  // Each slide gets its whole time, whoever has chosen it.
  useAfter(isRunning && selected + 1, slideMilliseconds, () => showBy(1))
  return {
    selected,
    show: setSelected,
    showBy,
    isRunning,
    isPaused,
    /** Slides that never go on by themselves need no pause. */
    canPause: !isMotionReduced,
    togglePaused: () => setIsPaused(!isPaused),
  }
}
