import type { CollegePicture as Facts } from 'college/pictures'

/** The files made of a picture: AVIF in several widths as a `srcset`, and one for the few browsers without AVIF. */
export type Encoded = { avif: string; webp: string; width: number; height: number }

/** What is shown: given by `collegePicture` and `heroPicture`. */
export type ShownPicture = Facts & {
  file: Encoded
  /** A `srcset` of an upright cut, for pictures that fill a phone. */
  portrait?: string
}

type Props = {
  picture: ShownPicture
  sizes: string
  /** The first large picture of a page: loaded at once. */
  isFirst?: boolean
  /** Its box is high on phones, where an upright cut takes its place: this is the cut's `sizes`. */
  portraitSizes?: string
  /** Its files are not asked for while this is true, except without scripts. */
  isPutOff?: boolean
  className?: string
}

const uprightPhone = '(max-width: 640px) and (orientation: portrait)'

/** One of the college's own pictures, filling its box, over a stand-in of a few pixels. */
export function CollegePicture({ isPutOff = false, className = '', ...files }: Props) {
  return (
    <span className={`block overflow-hidden bg-brand-950 ${className}`}>
      <img
        src={files.picture.blur}
        alt=""
        aria-hidden="true"
        className="absolute inset-0 size-full object-cover"
      />
      {isPutOff ? (
        <noscript>
          <PictureFiles {...files} />
        </noscript>
      ) : (
        <PictureFiles {...files} />
      )}
    </span>
  )
}

type FilesProps = Omit<Props, 'isPutOff' | 'className'>

function PictureFiles({ picture, sizes, portraitSizes, isFirst = false }: FilesProps) {
  const { avif, webp, width, height } = picture.file
  return (
    <picture>
      {portraitSizes && picture.portrait && (
        <source
          media={uprightPhone}
          type="image/avif"
          srcSet={picture.portrait}
          sizes={portraitSizes}
        />
      )}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={webp}
        alt={picture.alt}
        width={width}
        height={height}
        decoding="async"
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        className="relative size-full object-cover"
      />
    </picture>
  )
}
