import type { HeroPictureKey } from 'college/hero-pictures'
import type { ReactNode } from 'react'
import { CollegePicture } from '../college-picture'
import { heroPicture } from '../hero-pictures'

type Props = {
  title: string
  description: string
  picture: HeroPictureKey
  isFirst: boolean
  isWanted: boolean
  /** A few words over the title. */
  eyebrow?: string
  /** Stands under the text. */
  action?: ReactNode
  /** Room for what lies over the foot of the slide. */
  className: string
}

// The picture is cut to fill a box that is 86vh high, at most 700px.
const sizes = 'max(100vw, min(153vh, 1244px))'
const portraitSizes = 'max(100vw, min(58vh, 467px))'

/** A slide that is a picture with text over it. */
export function PictureSlide({ title, description, eyebrow, action, className, ...props }: Props) {
  return (
    <div className="flex h-full flex-col justify-end">
      <CollegePicture
        picture={heroPicture(props.picture)}
        sizes={sizes}
        portraitSizes={portraitSizes}
        isFirst={props.isFirst}
        isPutOff={!props.isWanted}
        className="absolute inset-0 size-full"
      />
      <div className={`relative pt-32 ${className}`}>
        <Scrim />
        <div className="relative container-page">
          <div className="max-w-xl">
            {eyebrow && <p className="mb-3 eyebrow text-gold-300">{eyebrow}</p>}
            <h2 className="text-4xl md:text-5xl lg:text-6xl">{title}</h2>
            <p className="mt-4 text-lg md:text-xl">{description}</p>
            {action && <div className="mt-6">{action}</div>}
          </div>
        </div>
      </div>
    </div>
  )
}

/**
 * Makes text readable over any picture: under the text, which ends at the middle of a wide screen and begins 8rem below
 * the top, at most a quarter of the picture shines through.
 */
function Scrim() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 bg-linear-to-r from-brand-950/90 via-brand-950/75 via-[max(51vw,39rem)] to-brand-950/75 mask-t-from-[calc(100%-8rem)] md:to-brand-950/0"
    />
  )
}
