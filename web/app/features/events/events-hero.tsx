import { eventSlides } from 'college/slides'
import { PictureSlide } from '#app/components/slider/picture-slide'
import { Slider } from '#app/components/slider/slider'

/** The slides at the top of the page of events. */
export function EventsHero() {
  return (
    <div className="h-[34rem] bg-brand-950 text-white md:h-[40rem] print:hidden">
      <Slider
        label="College events"
        slides={eventSlides}
        controlsClassName="bottom-18 md:bottom-26"
        renderSlide={(slide, { index, isWanted }) => (
          <PictureSlide
            {...slide}
            eyebrow="Campus events"
            isFirst={index === 0}
            isWanted={isWanted}
            className="pb-36 md:pb-44"
          />
        )}
      />
    </div>
  )
}
