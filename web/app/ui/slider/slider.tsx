import type { ReactNode } from 'react'
import { SliderControls } from './slider-controls'

const slideMilliseconds = 5000

type Props<Slide> = {
  label: string
  slides: readonly Slide[]
  renderSlide: (slide: Slide, index: number) => ReactNode
  controlsClassName: string
}

/** Moved by `framework/islands/motion.ts`; without scripts, a scrolling row. */
export function Slider<Slide>({ label, slides, renderSlide, controlsClassName }: Props<Slide>) {
  return (
    <section
      data-carousel={slideMilliseconds}
      aria-roledescription="carousel"
      aria-label={label}
      className="relative grid grid-cols-1"
    >
      <SliderControls count={slides.length} className={controlsClassName} />
      <div aria-live="polite" className="slides">
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a set of fields
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: slides neither move nor change
            key={index}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
            data-shown={index === 0}
          >
            {renderSlide(slide, index)}
          </div>
        ))}
      </div>
    </section>
  )
}
