import type { ReactNode } from 'react'
import { Icon } from './icon'

export const noteLooks = {
  good: { icon: 'circle-check', classes: 'border-leaf-700/40 bg-leaf-100 text-leaf-700' },
  bad: { icon: 'circle-alert', classes: 'border-danger-600/40 bg-danger-50 text-danger-700' },
} as const

type NoteProps = {
  look: keyof typeof noteLooks
  /** Omit inside a live region. */
  role?: 'alert' | 'status' | undefined
  className?: string
  children: ReactNode
}

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
