import type { PictureKey } from 'college/pictures'
import { useState } from 'react'
import PhotoLightbox, { type SlideImage } from 'yet-another-react-lightbox'
import { collegePicture } from '#app/components/college-pictures'
import 'yet-another-react-lightbox/styles.css'
import { foot } from './lightbox-foot'
import './lightbox.css'

type Props = {
  pictures: readonly PictureKey[]
  shown: number
  onShow: (picture: number) => void
  onClose: () => void
}

function slideOf(key: PictureKey): SlideImage {
  const {
    alt,
    file: { webp, width, height },
  } = collegePicture(key)
  return { src: webp, alt, width, height }
}

/** Pictures over the whole window, open for as long as it is rendered. Gives the focus back when it closes. */
export function Lightbox({ pictures, shown, onShow, onClose }: Props) {
  // It starts anew whenever one of these changes.
  const [slides] = useState(() => pictures.map(slideOf))
  const [first] = useState(shown)
  return (
    <PhotoLightbox
      open
      close={onClose}
      index={first}
      slides={slides}
      plugins={[foot]}
      on={{ view: ({ index }) => onShow(index) }}
      labels={{ Lightbox: 'Enlarged pictures' }}
    />
  )
}
