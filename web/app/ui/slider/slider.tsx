import type { ReactNode } from 'react'
import { useState } from 'react'
import { useDelayed } from '#app/lib/use-delayed'
import { useHydrated } from '#app/lib/use-hydrated'
import { useIdle } from '#app/lib/use-idle'
import { useSwipe } from '#app/lib/use-swipe'
import { useTurns } from '#app/lib/use-turns'
import { SliderControls } from './slider-controls'

/** Slides already seen and, once the browser is idle, the next one. */
function useRequestedSlides(selected: number, count: number): ReadonlySet<number> {
  const isIdle = useIdle()
  const [wanted, setWanted] = useState<ReadonlySet<number>>(() => new Set([0]))
  const due = isIdle ? [selected, (selected + 1) % count] : [selected]
  if (due.every((slide) => wanted.has(slide))) return wanted
  const more = new Set([...wanted, ...due])
  setWanted(more)
  return more
}

const slideMilliseconds = 5000

type Props<Slide> = {
  label: string
  slides: readonly Slide[]
  /** Must not load anything until `isWanted`. */
  renderSlide: (slide: Slide, place: { index: number; isWanted: boolean }) => ReactNode
  controlsClassName: string
}

// The previous slide stays below until the next one covers it.
const visibilityClasses = {
  true: 'slide-shown',
  false: 'slide-hidden',
}

/** Without scripts, a scrolling row. */
export function Slider<Slide>({ label, slides, renderSlide, controlsClassName }: Props<Slide>) {
  const isHydrated = useHydrated()
  const { isHeld, holders } = useDelayed()
  const { isRunning, ...slider } = useTurns({
    count: slides.length,
    milliseconds: slideMilliseconds,
    isHeld,
  })
  const wanted = useRequestedSlides(slider.selected, slides.length)
  const swipe = useSwipe(slider.showBy)
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className="relative grid grid-cols-1"
      {...holders}
    >
      {isHydrated && (
        <SliderControls {...slider} count={slides.length} className={controlsClassName} />
      )}
      <div aria-live={isRunning ? 'off' : 'polite'} className="slides" {...swipe}>
        {slides.map((slide, index) => {
          const isVisible = index === slider.selected
          return (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a set of fields
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: slides neither move nor change
              key={index}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              inert={isHydrated && !isVisible}
              className={visibilityClasses[`${isVisible}`]}
            >
              {renderSlide(slide, { index, isWanted: wanted.has(index) })}
            </div>
          )
        })}
      </div>
    </section>
  )
}
