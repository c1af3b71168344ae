import type { ReactNode } from 'react'

const tones = {
  good: 'bg-leaf-100 text-leaf-700',
  plain: 'bg-well text-ink-soft',
  waiting: 'bg-gilt-soft text-gilt',
  bad: 'bg-danger-50 text-danger-700',
} as const

type BadgeProps = { tone: keyof typeof tones; children: ReactNode }

export const AccountBadge = ({ tone, children }: BadgeProps) => (
  <span className={`rounded-full px-3 py-0.5 text-sm font-semibold ${tones[tone]}`}>
    {children}
  </span>
)
