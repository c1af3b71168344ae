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
// On a phone it is cut to the upper half of that box, a fourth wider than high.
const phoneSizes = 'max(100vw, min(54vh, 438px))'

/** A slide that is a picture with text over it. */
export function PictureSlide({ title, description, eyebrow, action, className, ...props }: Props) {
  return (
    <div className="flex h-full flex-col justify-end">
      <CollegePicture
        picture={heroPicture(props.picture)}
        sizes={sizes}
        portraitSizes={phoneSizes}
        isFirst={props.isFirst}
        isPutOff={!props.isWanted}
        className="absolute inset-0 size-full max-sm:portrait:h-1/2"
      />
      {/* However short the text is, the picture ends softly. */}
      <div
        aria-hidden="true"
        className="absolute inset-x-0 top-0 hidden h-1/2 bg-linear-to-t from-brand-950 to-transparent to-30% max-sm:portrait:block"
      />
      <div className={`relative pt-32 max-sm:portrait:pt-20 ${className}`}>
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
 * the top, at most a quarter of the picture shines through. On a phone the picture ends where the text begins.
 */
function Scrim() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 bg-linear-to-r from-brand-950/90 via-brand-950/75 via-[max(51vw,39rem)] to-brand-950/75 mask-t-from-[calc(100%-8rem)] max-sm:portrait:bg-brand-950 max-sm:portrait:bg-none max-sm:portrait:mask-t-from-[calc(100%-5rem)] md:to-brand-950/0"
    />
  )
}
