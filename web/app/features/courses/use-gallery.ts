import { useEffect, useState } from 'react'
import { useAfter } from '#app/lib/use-after'

const pictureMilliseconds = 4000

const isMotionReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Which of several pictures is shown. They go on by themselves, the first after the last, unless the visitor
 * pauses them, wants no motion, or `isHeld`: is looking at one.
 */
export function useGallery(count: number, isHeld: boolean) {
  const [shown, setShown] = useState(0)
  const [isPlaying, setIsPlaying] = useState(false)
  useEffect(() => setIsPlaying(!isMotionReduced()), [])
  const showBy = (step: number) => setShown((shown + step + count) % count)
  useAfter(isPlaying && !isHeld && shown + 1, pictureMilliseconds, () => showBy(1))
  return { shown, show: setShown, showBy, isPlaying, togglePlaying: () => setIsPlaying(!isPlaying) }
}
