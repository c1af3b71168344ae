import { Children, type KeyboardEvent, type ReactNode } from 'react'
import { useHydrated } from '#app/lib/use-hydrated'
import { SliderControls } from './slider-controls'
import { useSlider } from './use-slider'

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** A slider; each child is a slide. Without scripts its first slide is there and nothing pretends to work. */
export function Slider({ label, children }: { label: string; children: ReactNode }) {
  const isHydrated = useHydrated()
  const { viewportRef, setIsHeld, ...slider } = useSlider()
  const slides = Children.toArray(children)
  const turn = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step) slider.showBy(step)
  }
  const hold = () => setIsHeld(true)
  const release = () => setIsHeld(false)
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className="relative h-full"
      onKeyDown={turn}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {isHydrated && <SliderControls {...slider} count={slides.length} />}
      <div ref={viewportRef} className="h-full overflow-hidden">
        <div aria-live={slider.isPlaying ? 'off' : 'polite'} className="flex h-full touch-pan-y">
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a set of fields
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: slides neither move nor change
              key={index}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              inert={isHydrated && index !== slider.selected}
              className="relative h-full min-w-0 flex-[0_0_100%]"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
