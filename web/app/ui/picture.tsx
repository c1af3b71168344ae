import logo from 'college/pictures/logo.svg'
import {
  parseUploadedPicture,
  pictureSrcSet,
  type pictureWidths,
  storedWidths,
  type UploadedPicture,
} from 'contract/platform/pictures'
import { useCallback, useState } from 'react'
import { apiBase } from '#app/lib/call'

type Props = {
  address: string
  alt: string
  sizes: string
  isFirst?: boolean
  /** Offers only the files that a card needs. */
  isCard?: boolean
  className?: string
}

const assumedSize = { width: 1280, height: 720 }

export function Picture({ address, alt, sizes, isFirst, isCard, className = '' }: Props) {
  const [brokenAddress, setBrokenAddress] = useState<string>()
  const isMissing = !address || brokenAddress === address
  const uploaded = isMissing ? undefined : parseUploadedPicture(address)
  // It may have failed before hydration, when nobody heard the event.
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setBrokenAddress(address)
    },
    [address],
  )
  if (isMissing) return <Emblem alt={alt} className={className} />
  const { width, height } = uploaded ?? assumedSize
  return (
    <span className={`picture ${className}`}>
      {/* The CSP forbids style attributes, but not this one. */}
      {uploaded && <svg aria-hidden="true" color={uploaded.color} />}
      <picture>
        {uploaded && (
          <source
            type="image/avif"
            srcSet={pictureSrcSet(uploaded, 'avif', isCard ? cardWidths(uploaded) : undefined)}
            sizes={sizes}
          />
        )}
        <img
          ref={check}
          src={resolveAddress(uploaded && !isFirst ? inOneWidth(uploaded) : address)}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          onError={() => setBrokenAddress(address)}
        />
      </picture>
    </span>
  )
}

const cardWidths = ({ width }: UploadedPicture) => {
  const all = storedWidths(width)
  const fitting = all.filter((stored) => stored >= 640 && stored <= 1280)
  return fitting.length > 0 ? fitting : all
}

const withoutAvif: (typeof pictureWidths)[number] = 960

/** A second srcset would double the markup. */
const inOneWidth = ({ base, width }: UploadedPicture) =>
  `${base}${width > withoutAvif ? `-w${withoutAvif}` : ''}.webp`

export function resolveAddress(address: string): string {
  return address.startsWith('http') ? address : `${apiBase}${address}`
}

function Emblem({ alt, className }: { alt: string; className: string }) {
  return (
    <span className={`relative grid place-items-center overflow-hidden bg-well ${className}`}>
      <img
        src={logo}
        alt={alt}
        width={96}
        height={96}
        className="size-1/2 max-w-40 object-contain"
      />
    </span>
  )
}
