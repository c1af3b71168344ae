import type { UseQueryResult } from '@tanstack/react-query'
import { TryAgain } from '#app/ui/try-again'

type NotLoadedProps = {
  /** In the panel; on the site, the page is reloaded. */
  query?: Pick<UseQueryResult, 'isFetching' | 'refetch'>
}

/** A failed retry shows this again. */
export function NotLoaded({ query }: NotLoadedProps) {
  return (
    <div className="container-page py-14 md:py-20">
      <div
        role="alert"
        className="grid justify-items-center gap-4 rounded-card border border-dashed border-line-strong bg-card px-6 py-12 text-center"
      >
        <p className="text-lg text-ink-soft">This part of the page could not be loaded.</p>
        {query ? (
          <button type="button" className="button-primary" onClick={() => void query.refetch()}>
            {query.isFetching ? 'Loading...' : 'Try Again'}
          </button>
        ) : (
          <TryAgain className="button-primary" />
        )}
      </div>
    </div>
  )
}
