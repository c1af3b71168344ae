import type { PublicPicture } from 'contract/content/library/public-view'
import {
  parseUploadedPicture,
  pictureFileAddress,
  pictureSrcSet,
  pictureWidths,
  storedWidths,
  type UploadedPicture,
} from 'contract/platform/pictures'
import { resolveAddress } from './picture'

type Props = {
  picture: PublicPicture | undefined
  sizes: string
  isFirst?: boolean
  /** `sizes` of the upright crop used on phones. */
  portraitSizes?: string
  isDecorative?: boolean
  className?: string
}

const uprightPhone = '(max-width: 640px) and (orientation: portrait)'

export function LibraryPicture({ picture, className = '', ...files }: Props) {
  const uploaded = picture && parseUploadedPicture(picture.address)
  return (
    <span className={`picture block overflow-hidden bg-brand-950 ${className}`}>
      {/* The CSP forbids style attributes, but not this one. */}
      {uploaded && <svg aria-hidden="true" color={uploaded.color} />}
      {uploaded && <PictureFiles {...files} picture={picture} uploaded={uploaded} />}
    </span>
  )
}

type FilesProps = Omit<Props, 'picture' | 'className'> & {
  picture: PublicPicture
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

/** The classes are listed in `app.css`. */
const focusClasses = ({ focus: { x, y } }: PublicPicture) =>
  x === centre && y === centre ? '' : `picture-focus focus-x-${x} focus-y-${y}`

function inOneWidth(picture: UploadedPicture): string {
  const widest = Math.max(...pictureWidths)
  const stored = storedWidths(picture.width).findLast((one) => one <= widest) ?? picture.width
  return pictureFileAddress(picture, 'webp', stored)
}
