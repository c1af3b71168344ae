import type { ShownPicture } from 'contract/content/library/public-view'
import {
  keptWidths,
  parseUploadedPicture,
  pictureFileAddress,
  pictureSrcSet,
  pictureWidths,
  type UploadedPicture,
} from 'contract/platform/pictures'
import { resolveAddress } from './picture'

type Props = {
  /** Nothing where it is gone from the library. */
  picture: ShownPicture | undefined
  sizes: string
  /** The first large picture of a page: loaded at once. */
  isFirst?: boolean
  /** Its box is high on phones, where an upright cut takes its place: this is the cut's `sizes`. */
  portraitSizes?: string
  /** Its files are not asked for while this is true; without scripts there is one, for any screen. */
  isPutOff?: boolean
  /** It repeats what stands beside it, and is not read out. */
  isDecorative?: boolean
  className?: string
}

const uprightPhone = '(max-width: 640px) and (orientation: portrait)'

/** A picture of the library, filling its box around its focal point, over its own colour. */
export function LibraryPicture({ picture, isPutOff = false, className = '', ...files }: Props) {
  const uploaded = picture && parseUploadedPicture(picture.address)
  return (
    <span className={`picture block overflow-hidden bg-brand-950 ${className}`}>
      {/* A style would be against the content security policy; this attribute is none. */}
      {uploaded && <svg aria-hidden="true" color={uploaded.color} />}
      {uploaded &&
        (isPutOff ? (
          <noscript>
            <OneFile {...files} picture={picture} uploaded={uploaded} />
          </noscript>
        ) : (
          <PictureFiles {...files} picture={picture} uploaded={uploaded} />
        ))}
    </span>
  )
}

type FilesProps = Omit<Props, 'picture' | 'isPutOff' | 'className'> & {
  picture: ShownPicture
  uploaded: UploadedPicture
}

function PictureFiles(props: FilesProps) {
  const { picture, uploaded, sizes, portraitSizes } = props
  const cut = portraitSizes && picture.cut ? parseUploadedPicture(picture.cut) : undefined
  return (
    <picture>
      {cut && (
        <source
          media={uprightPhone}
          type="image/avif"
          srcSet={pictureSrcSet(cut, 'avif')}
          sizes={portraitSizes}
        />
      )}
      <source type="image/avif" srcSet={pictureSrcSet(uploaded, 'avif')} sizes={sizes} />
      <OneFile {...props} />
    </picture>
  )
}

function OneFile({ picture, uploaded, isFirst = false, isDecorative = false }: FilesProps) {
  return (
    <img
      src={resolveAddress(inOneWidth(uploaded))}
      alt={isDecorative ? '' : picture.alt}
      width={picture.width}
      height={picture.height}
      decoding="async"
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      className={`relative size-full object-cover ${focusClasses(picture)}`}
    />
  )
}

const centre = 50

/** Where the middle of the picture is; the classes are listed in `app.css`. */
const focusClasses = ({ focus: { x, y } }: ShownPicture) =>
  x === centre && y === centre ? '' : `picture-focus focus-x-${x} focus-y-${y}`

/** One file for the few browsers without AVIF: the widest that is no wider than most screens. */
function inOneWidth(picture: UploadedPicture): string {
  const widest = Math.max(...pictureWidths)
  const kept = keptWidths(picture.width).findLast((one) => one <= widest) ?? picture.width
  return pictureFileAddress(picture, 'webp', kept)
}
