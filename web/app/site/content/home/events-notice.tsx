import type { ReactNode } from 'react'
import { pathOf } from '#app/framework/addresses/path-of'
import { contactPath } from '#app/lib/contact-path'
import { useCollege } from '#app/lib/site'
import { Link } from '#app/ui/link'

const link = 'font-semibold text-accent underline decoration-gold-500 underline-offset-4'

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

export function HomeEventsFailed() {
  const college = useCollege()
  return (
    <Notice role="alert">
      <p className="font-display text-xl font-semibold text-heading">Failed to load events</p>
      <p className="max-w-prose text-ink-soft">
        The rest of this page is up to date. Try again in a few minutes, or{' '}
        <Link to={contactPath()} className={link}>
          ask the college office
        </Link>{' '}
        ({college.officeHours}) what’s coming up.
      </p>
      <Link to={pathOf('home')} className="button-primary mt-2">
        Try Again
      </Link>
    </Notice>
  )
}

function Notice({ role, children }: { role?: 'alert'; children: ReactNode }) {
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
