import { useQuery } from '@tanstack/react-query'
import { eventSlidesQuery } from '#app/data/site-content'
import { PictureSlide } from '#app/ui/slider/picture-slide'
import { Slider } from '#app/ui/slider/slider'

export function EventsHero() {
  const { data } = useQuery(eventSlidesQuery())
  return (
    <div className="grid min-h-[34rem] grid-cols-1 bg-brand-950 text-white md:min-h-[40rem] print:hidden">
      {data && (
        <Slider
          label="College events"
          slides={data.slides}
          controlsClassName="bottom-18 md:bottom-26"
          renderSlide={(slide, index) => (
            <PictureSlide
              {...slide}
              eyebrow="Campus events"
              isFirst={index === 0}
              className="pb-36 md:pb-44"
            />
          )}
        />
      )}
    </div>
  )
}
