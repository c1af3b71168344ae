import type { ReactNode } from 'react'
import { Icon } from './icon'

/** How a note of success and one of a failure look, wherever something says how it went. */
export const noteLooks = {
  good: { icon: 'circle-check', classes: 'border-leaf-700/40 bg-leaf-100 text-leaf-700' },
  bad: { icon: 'circle-alert', classes: 'border-danger-600/40 bg-danger-50 text-danger-700' },
} as const

type NoteProps = {
  look: keyof typeof noteLooks
  /** Without it nobody is told of the note: it stands in something that tells of what comes. */
  role?: 'alert' | 'status' | undefined
  className?: string
  children: ReactNode
}

/** One sentence on how something went. */
export function Note({ look, role, className = '', children }: NoteProps) {
  const { icon, classes } = noteLooks[look]
  return (
    <p
      role={role}
      className={`flex gap-3 rounded-md border px-4 py-3 font-medium ${classes} ${className}`}
    >
      <Icon of={icon} className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}
