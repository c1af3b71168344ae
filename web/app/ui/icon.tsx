import sheet from 'virtual:icon-sheet'
import type { IconNode } from 'lucide'
import type { IconName } from './icon-shapes'

type Props = {
  /** A name on the sheet of icons; or shapes from `lucide`, in the panel, whose icons no visitor needs. */
  of: IconName | IconNode
  className?: string
}

/** A drawing in the colour of the text. It says nothing that is not said in words as well, so it is not read out. */
export function Icon({ of: drawing, className }: Props) {
  // What is on the sheet has its own.
  const frame = typeof drawing === 'string' ? undefined : { viewBox: '0 0 24 24' }
  return (
    <svg aria-hidden="true" className={className ? `icon ${className}` : 'icon'} {...frame}>
      {typeof drawing === 'string' ? (
        <use href={`${sheet}#${drawing}`} />
      ) : (
        drawing.map(([Shape, attributes], place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes neither move nor change
          <Shape key={place} {...attributes} />
        ))
      )}
    </svg>
  )
}
