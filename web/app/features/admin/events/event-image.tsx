import type { Event } from 'contract/events'
import { parseUploadedPicture, pictureSrcSet } from 'contract/pictures'
import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { resolveAddress } from '#app/components/picture'

const cardSizes = '(min-width: 40rem) 24rem, 100vw'

/** The picture of an event, or a placeholder when it fails. */
export function EventImage({ event: { image, title } }: { event: Event }) {
  const [failed, setFailed] = useState<string>()
  const uploaded = parseUploadedPicture(image)
  if (!image || failed === image) {
    return (
      <div
        role="img"
        aria-label={`${title}: no picture`}
        className="grid aspect-video place-items-center bg-well text-ink-muted"
      >
        <ImageOff aria-hidden="true" className="size-10" />
      </div>
    )
  }
  return (
    <img
      src={resolveAddress(image)}
      {...(uploaded && { srcSet: pictureSrcSet(uploaded, 'webp'), sizes: cardSizes })}
      alt={title}
      width={uploaded?.width ?? 1280}
      height={uploaded?.height ?? 720}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(image)}
      className="aspect-video w-full bg-well object-cover"
    />
  )
}
