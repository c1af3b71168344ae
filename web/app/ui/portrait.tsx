import logo from 'college/pictures/logo.svg'
import { initialsOf } from '#app/lib/initials'
import { Picture } from './picture'

type Props = {
  name: string
  /** What stands for the name; its initials if nothing else is said. */
  letters?: string
  /** Address of the photo, if there is one. */
  photo?: string | undefined
  /** What `sizes` says of the room that the photo gets. */
  sizes: string
  /** The first large picture of a page: loaded at once. */
  isFirst?: boolean
  /** Gives the box its size and shape. */
  className?: string
}

/**
 * Somebody's photo, else the college's emblem over their initials. It adds nothing to the name beside it, so it is not
 * read out.
 */
export function Portrait({
  name,
  letters = initialsOf(name),
  photo,
  sizes,
  isFirst = false,
  className = '',
}: Props) {
  if (photo)
    return <Picture address={photo} alt="" sizes={sizes} isFirst={isFirst} className={className} />
  return (
    <span
      aria-hidden="true"
      className={`@container grid place-items-center overflow-hidden bg-gilt-soft select-none ${className}`}
    >
      <span className="grid justify-items-center gap-[5cqw]">
        <img
          src={logo}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          className={letters ? 'size-[38cqw]' : 'size-[60cqw]'}
        />
        {letters && (
          // One letter, as of an avatar, has room to be larger.
          <span
            className={`font-display leading-none font-semibold text-gilt ${letters.length === 1 ? 'text-[40cqw]' : 'text-[28cqw]'}`}
          >
            {letters}
          </span>
        )}
      </span>
    </span>
  )
}
