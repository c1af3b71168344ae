import { useQuery } from '@tanstack/react-query'
import type { Slides } from 'contract/content/slides'
import { slidesQuery } from '#app/data/site-content'
import { PictureSlide } from '#app/ui/slider/picture-slide'
import { Slider } from '#app/ui/slider/slider'
import { TargetLink } from '#app/ui/target-link'

export function HomeHero() {
  const { data } = useQuery(slidesQuery())
  return (
    <div className="grid min-h-[max(30rem,min(86vh,700px))] grid-cols-1 bg-brand-950 text-white print:hidden">
      {data && (
        <Slider
          label="Life at the college"
          slides={data.slides}
          controlsClassName="bottom-4 md:bottom-8"
          renderSlide={(slide, index) => (
            <PictureSlide
              {...slide}
              isFirst={index === 0}
              action={slideButton(slide)}
              className="pb-22 md:pb-24"
            />
          )}
        />
      )}
    </div>
  )
}

function slideButton({ buttonText, place }: Slides['slides'][number]) {
  return buttonText && place ? (
    <TargetLink place={place} className="button-gold">
      {buttonText}
    </TargetLink>
  ) : undefined
}
