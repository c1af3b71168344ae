import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon'

type Failure = { isTrying: boolean; onTryAgain: () => void }

/** Retrying keeps the rest of the page and anything typed. */
export function HeadsFailed({ isTrying, onTryAgain }: Failure) {
  return (
    <Notice>
      <p role="alert" className="text-lg font-semibold text-danger-700">
        Failed to load faculty members
      </p>
      <button
        type="button"
        className="button-outline print:hidden"
        aria-disabled={isTrying}
        onClick={isTrying ? undefined : onTryAgain}
      >
        {isTrying ? 'Trying again...' : 'Try Again'}
      </button>
    </Notice>
  )
}

export function NoHeads() {
  return (
    <Notice>
      <Icon of="users-round" className="size-10 text-gilt" />
      <p className="text-ink-soft">
        The heads of departments will be listed here soon. Until then, the office will put you
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
