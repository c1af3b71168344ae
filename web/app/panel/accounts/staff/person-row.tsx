import type { ReactNode } from 'react'
import { initialsOf } from '#app/lib/initials'

type PersonRowProps = {
  name: string
  email: string
  badges: ReactNode
  status: string
  facts: string
  children: ReactNode
}

export function AccountRow({ name, email, badges, status, facts, children }: PersonRowProps) {
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 @3xl:grid-cols-[minmax(0,1fr)_auto] @3xl:items-center">
      <div className="flex min-w-0 gap-4">
        <span
          translate="no"
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent"
        >
          {initialsOf(name || email)}
        </span>
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere text-ink">
            <bdi>{name || email}</bdi>
            {badges}
          </p>
          {name && (
            <p translate="no" className="wrap-anywhere text-ink-soft">
              {email}
            </p>
          )}
          <p className="wrap-anywhere text-ink-soft">{status}</p>
          <p className="text-[0.9375rem] wrap-anywhere text-ink-muted">{facts}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 @md:@max-3xl:pl-15">{children}</div>
    </li>
  )
}

type RowButtonProps = { label: string; of: string; isDanger?: boolean; onClick: () => void }

export const RowButton = ({ label, of, isDanger = false, onClick }: RowButtonProps) => (
  <button
    type="button"
    onClick={onClick}
    className={`button-outline px-4 ${isDanger ? 'border-danger-600/40 text-danger-700 hover:border-danger-600 hover:bg-danger-50' : ''}`}
  >
    {label}
    <span translate="no" className="sr-only">{`: ${of}`}</span>
  </button>
)
