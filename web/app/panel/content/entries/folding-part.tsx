import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon'

type FoldingPartProps = {
  label: string
  count: number
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

export function FoldingPart({ label, count, isOpen, onToggle, children }: FoldingPartProps) {
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      className="group/part rounded-card border border-line bg-card"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 [&::-webkit-details-marker]:hidden">
        <h2 className="mr-auto text-lg text-heading">{label}</h2>
        <span className="text-ink-muted tabular-nums">{count}</span>
        <Icon of={ChevronDown} className="size-5 text-accent group-open/part:rotate-180" />
      </summary>
      {isOpen && <div className="grid gap-4 border-t border-line p-3">{children}</div>}
    </details>
  )
}
