import { patternOf } from 'college/patterns'
import type { ReactNode } from 'react'

type Props = {
  /** Of the pattern within the document. */
  id: string
  department: string | undefined
  className?: string
  children?: ReactNode
}

/** Shown where there is no picture: a text in large letters over the pattern of a department. */
export function Plate({ id, department, className = '', children }: Props) {
  return (
    <span className={`plate ${className}`}>
      <svg aria-hidden="true">
        <pattern id={id} width="48" height="48" patternUnits="userSpaceOnUse">
          <path d={patternOf(department)} />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
      {children}
    </span>
  )
}
