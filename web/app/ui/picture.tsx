import logo from 'college/pictures/logo.svg'
import {
  keptWidths,
  parseUploadedPicture,
  pictureSrcSet,
  type pictureWidths,
  type UploadedPicture,
} from 'contract/platform/pictures'
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
  /** One of many, as wide as a phone or a column: only the files that such a room can need are offered. */
  isCard?: boolean
  className?: string
}

const assumedSize = { width: 1280, height: 720 }

/** A picture that fills its box: in the best format and width, over its own colour, the emblem if it is missing. */
export function Picture({ address, alt, sizes, isFirst, isCard, className = '' }: Props) {
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
    <span className={`picture ${className}`}>
      {/* A style would be against the content security policy; this attribute is none. */}
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
  const all = keptWidths(width)
  const fitting = all.filter((kept) => kept >= 640 && kept <= 1280)
  return fitting.length > 0 ? fitting : all
}

/** Where AVIF is not known. */
const withoutAvif: (typeof pictureWidths)[number] = 960

/** One file for the few browsers without AVIF: a second list of addresses would double what a page says of a picture. */
const inOneWidth = ({ base, width }: UploadedPicture) =>
  `${base}${width > withoutAvif ? `-w${withoutAvif}` : ''}.webp`

/** Pictures are on this site's API unless their address says where. */
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
