import logo from 'college/pictures/logo.svg'
import { initialsOf } from '#app/lib/initials'
import { Picture } from './picture'

type Props = {
  name: string
  letters?: string
  photo?: string | undefined
  sizes: string
  isFirst?: boolean
  className?: string
}

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
