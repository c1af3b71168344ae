import type { ReactNode } from 'react'
import { Link } from '#app/ui/link'

export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4 transition-colors duration-200 hover:text-ink"
    >
      {children}
    </Link>
  )
}
