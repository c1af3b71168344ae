import type { EmblaOptionsType, EmblaPluginType } from 'embla-carousel'
import Autoplay from 'embla-carousel-autoplay'
import Fade from 'embla-carousel-fade'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'

const slideMilliseconds = 6000
const options: EmblaOptionsType = { loop: true, duration: 30 }

const isMotionReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

const makePlugins = (): EmblaPluginType[] => [
  Fade(),
  Autoplay({ delay: slideMilliseconds, playOnInit: false, stopOnInteraction: false }),
]

/** Fading slides that go on by themselves until the visitor pauses them, points at them or wants no motion. */
export function useSlider() {
  const [plugins] = useState(makePlugins)
  const [viewportRef, embla] = useEmblaCarousel(options, plugins)
  const [selected, setSelected] = useState(0)
  const [isPlaying, setIsPlaying] = useState(false)
  const [isHeld, setIsHeld] = useState(false)

  useEffect(() => {
    if (!embla) return
    const select = () => setSelected(embla.selectedScrollSnap())
    embla.on('select', select)
    setIsPlaying(!isMotionReduced())
    return () => {
      embla.off('select', select)
    }
  }, [embla])

  useEffect(() => {
    const autoplay = embla?.plugins().autoplay
    if (isPlaying && !isHeld) autoplay?.play()
    else autoplay?.stop()
  }, [embla, isPlaying, isHeld])

  const show = (slide: number) => embla?.scrollTo(slide, isMotionReduced())
  return {
    viewportRef,
    selected,
    isPlaying,
    togglePlaying: () => setIsPlaying(!isPlaying),
    /** While it is held, nothing moves under the pointer or the focus. */
    setIsHeld,
    show,
    showBy: (step: number) => {
      const count = embla?.scrollSnapList().length ?? 1
      show((selected + step + count) % count)
    },
  }
}
