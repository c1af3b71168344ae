import { initialsOf } from '#app/lib/initials'
import { Picture } from './picture'

type Props = {
  name: string
  /** Address of the photo, if there is one. */
  photo?: string | undefined
  /** What `sizes` says of the room that the photo gets. */
  sizes: string
  /** Gives the box its size and shape. */
  className?: string
}

/** Somebody's photo, else their initials. It adds nothing to the name beside it, so it is not read out. */
export function Portrait({ name, photo, sizes, className = '' }: Props) {
  if (photo) return <Picture address={photo} alt="" sizes={sizes} className={className} />
  return (
    <span
      aria-hidden="true"
      className={`@container grid place-items-center overflow-hidden bg-gilt-soft select-none ${className}`}
    >
      <span className="font-display text-[34cqw] leading-none font-semibold text-gilt">
        {initialsOf(name)}
      </span>
    </span>
  )
}
