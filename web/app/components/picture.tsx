import logo from 'college/pictures/logo.svg'
import { parseUploadedPicture, pictureSrcSet } from 'contract/pictures'
import { useCallback, useState } from 'react'
import { apiBase } from '#app/lib/call'

type Props = {
  /** Address of an uploaded picture, of a picture elsewhere, or nothing. */
  address: string
  alt: string
  /** What `sizes` says of the room that the picture gets. */
  sizes: string
  /** The first large picture of a page: loaded at once. */
  isFirst?: boolean
  className?: string
}

const assumedSize = { width: 1280, height: 720 }

/** A picture that fills its box: in the best format and width, over its own colour, the emblem if it is missing. */
export function Picture({ address, alt, sizes, isFirst = false, className = '' }: Props) {
  const [brokenAddress, setBrokenAddress] = useState<string>()
  const isMissing = !address || brokenAddress === address
  const uploaded = isMissing ? undefined : parseUploadedPicture(address)
  // It may have failed before the page was taken over, and then no event comes.
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setBrokenAddress(address)
    },
    [address],
  )
  if (isMissing) return <Emblem alt={alt} className={className} />
  const { width, height } = uploaded ?? assumedSize
  return (
    <span className={`relative block overflow-hidden bg-well ${className}`}>
      {uploaded && <ColourFill colour={uploaded.color} />}
      <picture>
        {uploaded && (
          <>
            <source type="image/avif" srcSet={pictureSrcSet(uploaded, 'avif')} sizes={sizes} />
            <source type="image/webp" srcSet={pictureSrcSet(uploaded, 'webp')} sizes={sizes} />
          </>
        )}
        <img
          ref={check}
          src={resolveAddress(address)}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          onError={() => setBrokenAddress(address)}
          className="relative size-full object-cover"
        />
      </picture>
    </span>
  )
}

/** Pictures are on this site's API unless their address says where. */
export function resolveAddress(address: string): string {
  return address.startsWith('http') ? address : `${apiBase}${address}`
}

function ColourFill({ colour }: { colour: string }) {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  )
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
