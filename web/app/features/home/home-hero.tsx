import { type HomeSlide, homeSlides } from 'college/slides'
import { Link } from '#app/components/link'
import { PictureSlide } from '#app/components/slider/picture-slide'
import { Slider } from '#app/components/slider/slider'

/** The slides at the top of the home page. */
export function HomeHero() {
  return (
    <div className="h-[86vh] max-h-[700px] min-h-[30rem] bg-brand-950 text-white print:hidden">
      <Slider
        label="Life at the college"
        slides={homeSlides}
        controlsClassName="bottom-4 md:bottom-8"
        renderSlide={(slide, { index, isWanted }) => (
          <PictureSlide
            {...slide}
            isFirst={index === 0}
            isWanted={isWanted}
            action={slideButton(slide)}
            className="pb-22 md:pb-24"
          />
        )}
      />
    </div>
  )
}

/** Only a slide that has both gets a button. */
function slideButton({ buttonText, path }: HomeSlide) {
  return buttonText && path ? (
    <Link to={path} className="button-gold">
      {buttonText}
    </Link>
  ) : undefined
}
