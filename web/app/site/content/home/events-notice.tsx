import type { ReactNode } from 'react'
import { contactPath } from '#app/lib/contact-path'
import { useCollege } from '#app/lib/site'
import { Link } from '#app/ui/link'

const link = 'font-semibold text-accent underline decoration-gold-500 underline-offset-4'

export function EventsLoading() {
  return (
    <Notice role="status">
      <span
        aria-hidden="true"
        className="size-9 animate-spin rounded-full border-3 border-line-strong border-t-gilt"
      />
      <p className="text-lg text-ink-soft">Loading events...</p>
    </Notice>
  )
}

export function NoHomeEvents() {
  return (
    <Notice>
      <p className="font-display text-xl font-semibold text-heading">
        No events available at the moment.
      </p>
      <p className="text-ink-soft">Check back later for upcoming events!</p>
    </Notice>
  )
}

type FailedProps = { isRetrying: boolean; onRetry: () => void }

export function HomeEventsFailed({ isRetrying, onRetry }: FailedProps) {
  const college = useCollege()
  return (
    <Notice role="alert">
      <p className="font-display text-xl font-semibold text-heading">Failed to load events</p>
      <p className="max-w-prose text-ink-soft">
        The rest of this page is up to date. Try again in a few minutes, or{' '}
        <Link to={contactPath()} className={link}>
          ask the college office
        </Link>{' '}
        ({college.officeHours}) what's coming up.
      </p>
      <button type="button" className="button-primary mt-2" onClick={onRetry}>
        {isRetrying ? 'Loading events...' : 'Try Again'}
      </button>
    </Notice>
  )
}

function Notice({ role, children }: { role?: 'status' | 'alert'; children: ReactNode }) {
  return (
    <div className="container-page">
      <div
        role={role}
        className="grid min-h-80 place-content-center justify-items-center gap-3 rounded-card border border-dashed border-line-strong bg-card px-6 py-12 text-center"
      >
        {children}
      </div>
    </div>
  )
}
