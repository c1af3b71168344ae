import sheet from 'virtual:icon-sheet'
import type { IconNode } from 'lucide'
import type { IconName } from './icon-shapes'

type Props = {
  /** A name in the sprite, or `lucide` shapes for the panel. */
  of: IconName | IconNode
  className?: string
}

/** Decorative: the text next to it says the same. */
export function Icon({ of: drawing, className }: Props) {
  // Sprite symbols have their own view box.
  const frame = typeof drawing === 'string' ? undefined : { viewBox: '0 0 24 24' }
  return (
    <svg aria-hidden="true" className={className ? `icon ${className}` : 'icon'} {...frame}>
      {typeof drawing === 'string' ? (
        <use href={`${sheet}#${drawing}`} />
      ) : (
        drawing.map(([Shape, attributes], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes neither move nor change
          <Shape key={index} {...attributes} />
        ))
      )}
    </svg>
  )
}
