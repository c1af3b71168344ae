import { useState } from 'react'
import { useAfter } from '#app/lib/use-after'
import { useReducedMotion } from '#app/lib/use-reduced-motion'

const pictureMilliseconds = 4000

/**
 * Which of several pictures is shown. They go on by themselves, the first after the last, unless they are
 * paused or held or the visitor wants no motion.
 */
export function useGallery(count: number, isHeld: boolean) {
  const [shown, setShown] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const isMotionReduced = useReducedMotion()
  const isRunning = !(isPaused || isHeld || isMotionReduced)
  const showBy = (step: number) => setShown((shown + step + count) % count)
  // Each picture gets its whole time, whoever has chosen it.
  useAfter(isRunning && shown + 1, pictureMilliseconds, () => showBy(1))
  return {
    shown,
    show: setShown,
    showBy,
    isRunning,
    isPaused,
    togglePaused: () => setIsPaused(!isPaused),
  }
}
