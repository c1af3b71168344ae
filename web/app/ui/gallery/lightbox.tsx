import { parseUploadedPicture, pictureFileAddress, storedWidths } from 'contract/platform/pictures'
import { useState } from 'react'
import PhotoLightbox, { type SlideImage } from 'yet-another-react-lightbox'
import { textHere } from '#app/lib/languages/page-language'
import { resolveAddress } from '#app/ui/picture'
import 'yet-another-react-lightbox/styles.css'
import type { EnlargedPicture } from './gallery-picture'
import { footPlugin } from './lightbox-foot'
import './lightbox.css'

type Props = {
  pictures: readonly EnlargedPicture[]
  first: number
  onShow: (picture: number) => void
  onClose: () => void
}

function slideOf({ address, alt, caption, width, height }: EnlargedPicture): SlideImage {
  const picture = parseUploadedPicture(address)
  const files = picture ? storedWidths(picture.width) : []
  return {
    src: resolveAddress(address),
    alt,
    width,
    height,
    ...(caption && { caption }),
    ...(picture && {
      srcSet: files.map((stored) => ({
        src: resolveAddress(pictureFileAddress(picture, 'webp', stored)),
        width: stored,
        height: Math.round((stored * height) / width),
      })),
    }),
  }
}

export function Lightbox({ pictures, first, onShow, onClose }: Props) {
  // The library restarts whenever one of these changes.
  const [slides] = useState(() => pictures.map(slideOf))
  return (
    <PhotoLightbox
      open
      close={onClose}
      index={first}
      slides={slides}
      plugins={[footPlugin]}
      // The library listens only on the picture; the foot listens everywhere.
      controller={{ closeOnEscape: false }}
      on={{ view: ({ index }) => onShow(index) }}
      labels={{ Lightbox: textHere('Enlarged pictures') }}
    />
  )
}
