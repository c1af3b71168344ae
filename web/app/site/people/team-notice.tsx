import type { MouseEvent, ReactNode } from 'react'
import { pathOf } from '#app/framework/addresses/path-of'
import { contactPath } from '#app/lib/contact-path'
import { Icon } from '#app/ui/icon'
import { Link } from '#app/ui/link'
import { TryAgain } from '#app/ui/try-again'

export function TeamFailed() {
  return (
    <Notice>
      <p role="alert" className="text-xl font-semibold text-danger-700">
        Failed to load faculty members
      </p>
      <TryAgain />
    </Notice>
  )
}

export function NoTeam() {
  return (
    <Notice>
      <Icon of="users-round" className="size-10 text-gilt" />
      <p className="max-w-md text-lg text-ink-soft">
        Our administrative and management team information will be available soon.
      </p>
      <Link to={contactPath()} className="button-outline print:hidden">
        Contact Us
      </Link>
    </Notice>
  )
}

/** Without scripts the link is the URL without a search. */
export function NoTeamResults({ onClear }: { onClear: (click: MouseEvent) => void }) {
  return (
    <Notice>
      <p className="max-w-md text-lg text-ink-soft">
        No one here matches. Teachers are listed on their course pages.
      </p>
      <Link to={pathOf('team')} className="button-outline print:hidden" onClick={onClear}>
        Show everyone
      </Link>
    </Notice>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="container-page py-14 md:py-20">
      <div className="grid min-h-72 place-content-center justify-items-center gap-4 rounded-card border border-dashed border-line-strong bg-card px-6 py-12 text-center">
        {children}
      </div>
    </div>
  )
}
