import { pictures } from 'college/pictures'
import { encodedPicture, type SitePictureKey } from './college-pictures'

type Props = {
  picture: SitePictureKey
  sizes: string
  /** The first large picture of a page: loaded at once. */
  isFirst?: boolean
  className?: string
}

/** One of the college's own pictures, filling its box, over a blurred stand-in. */
export function CollegePicture({ picture, sizes, isFirst = false, className = '' }: Props) {
  const { sources, img } = encodedPicture(picture)
  const { alt, blur } = pictures[picture]
  return (
    <span className={`block overflow-hidden bg-maroon-950 ${className}`}>
      <img
        src={blur}
        alt=""
        aria-hidden="true"
        className="absolute inset-0 size-full scale-110 object-cover blur-xl"
      />
      <picture>
        <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
        <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
        <img
          src={img.src}
          alt={alt}
          width={img.w}
          height={img.h}
          decoding="async"
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          className="relative size-full object-cover"
        />
      </picture>
    </span>
  )
}
