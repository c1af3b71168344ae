import type { IconNode } from 'lucide'

type Props = {
  /** Shapes from `lucide`. */
  of: IconNode
  className?: string
}

/** A drawing in the colour of the text. It says nothing that is not said in words as well, so it is not read out. */
export function Icon({ of: shapes, className }: Props) {
  return (
    <svg
      aria-hidden="true"
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {shapes.map(([Shape, attributes], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes neither move nor change
        <Shape key={place} {...attributes} />
      ))}
    </svg>
  )
}
