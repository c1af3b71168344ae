import type { CollegePicture as Facts } from 'college/pictures'

/** The files made of a picture: AVIF in several widths as a `srcset`, and one for the few browsers without AVIF. */
export type Encoded = { avif: string; webp: string; width: number; height: number }

/** What is shown: given by `collegePicture`. */
export type ShownPicture = Facts & { file: Encoded }

type Props = {
  picture: ShownPicture
  sizes: string
  /** The first large picture of a page: loaded at once. */
  isFirst?: boolean
  className?: string
}

/** One of the college's own pictures, filling its box, over a stand-in of a few pixels. */
export function CollegePicture({ className = '', ...files }: Props) {
  return (
    <span className={`block overflow-hidden bg-brand-950 ${className}`}>
      <img
        src={files.picture.blur}
        alt=""
        aria-hidden="true"
        className="absolute inset-0 size-full object-cover"
      />
      <PictureFiles {...files} />
    </span>
  )
}

function PictureFiles({ picture, sizes, isFirst = false }: Omit<Props, 'className'>) {
  const { avif, webp, width, height } = picture.file
  return (
    <picture>
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
