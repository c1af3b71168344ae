import logo from 'college/pictures/logo.svg'
import {
  parseUploadedPicture,
  pictureSrcSet,
  type pictureWidths,
  storedWidths,
  type UploadedPicture,
} from 'contract/platform/pictures'
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

/** `framework/islands/broken-pictures.ts` replaces one that fails to load with the emblem. */
export function Picture({ address, alt, sizes, isFirst, isCard, className = '' }: Props) {
  if (!address) return <Emblem alt={alt} className={className} />
  const uploaded = parseUploadedPicture(address)
  const { width, height } = uploaded ?? assumedSize
  return (
    // The key removes the script's replacement when the URL changes.
    <span key={address} className={`picture ${className}`}>
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
          src={resolveAddress(uploaded && !isFirst ? inOneWidth(uploaded) : address)}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          data-emblem={logo}
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
    <span data-missing className={`picture ${className}`}>
      <img src={logo} alt={alt} width={96} height={96} />
    </span>
  )
}
