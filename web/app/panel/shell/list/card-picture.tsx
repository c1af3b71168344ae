import { parseUploadedPicture, pictureSrcSet } from 'contract/platform/pictures'
import { type ReactNode, useState } from 'react'
import { resolveAddress } from '#app/ui/picture'

type CardPictureProps = {
  address: string | undefined
  name: string
  sizes: string
  className: string
  placeholder: ReactNode
}

export function CardPicture({ address, name, sizes, className, placeholder }: CardPictureProps) {
  const [failed, setFailed] = useState<string>()
  if (!address || failed === address) {
    return (
      <div
        role="img"
        aria-label={`${name}: no picture`}
        className={`grid place-items-center bg-well text-ink-muted ${className}`}
      >
        {placeholder}
      </div>
    )
  }
  const uploaded = parseUploadedPicture(address)
  return (
    <img
      translate="no"
      src={resolveAddress(address)}
      {...(uploaded && { srcSet: pictureSrcSet(uploaded, 'webp'), sizes })}
      alt={name}
      width={uploaded?.width ?? 1280}
      height={uploaded?.height ?? 720}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(address)}
      className={`bg-well object-cover ${className}`}
    />
  )
}
