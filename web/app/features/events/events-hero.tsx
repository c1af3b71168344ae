import { eventSlides } from 'college/slides'
import { CollegePicture } from '#app/components/college-picture'
import { Slider } from '#app/components/slider/slider'

/** The slides at the top of the page of events. */
export function EventsHero() {
  return (
    <div className="h-[34rem] bg-maroon-950 text-white md:h-[40rem] print:hidden">
      <Slider label="College events">
        {eventSlides.map(({ title, description, picture }, index) => (
          <div key={title} className="h-full">
            <CollegePicture
              picture={picture}
              sizes="100vw"
              isFirst={index === 0}
              className="absolute inset-0 size-full"
            />
            <div className="absolute inset-0 bg-linear-to-t from-maroon-950/95 via-maroon-950/60 to-maroon-950/10" />
            <div className="relative container-page flex h-full flex-col justify-end pb-36 md:pb-44">
              <p className="eyebrow text-gold-300">Campus events</p>
              <h2 className="mt-3 max-w-2xl text-4xl md:text-6xl">{title}</h2>
              <p className="mt-4 max-w-xl text-lg text-sand-100 md:text-xl">{description}</p>
            </div>
          </div>
        ))}
      </Slider>
    </div>
  )
}
