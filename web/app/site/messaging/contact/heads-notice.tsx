import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon'
import { TryAgain } from '#app/ui/try-again'

export function HeadsFailed() {
  return (
    <Notice>
      <p role="alert" className="text-lg font-semibold text-danger-700">
        Failed to load faculty members
      </p>
      <TryAgain className="button-outline print:hidden" />
    </Notice>
  )
}

export function NoHeads() {
  return (
    <Notice>
      <Icon of="users-round" className="size-10 text-gilt" />
      <p className="text-ink-soft">
        The heads of department will be listed here soon. Until then, the office will put you
        through.
      </p>
    </Notice>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-dashed border-line-strong bg-card px-6 py-12 text-center">
      {children}
    </div>
  )
}
