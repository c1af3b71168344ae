import type { UseQueryResult } from '@tanstack/react-query'

type NotLoadedProps = { query: Pick<UseQueryResult, 'isFetching' | 'refetch'> }

/** A failed retry shows this again. */
export function NotLoaded({ query: { isFetching, refetch } }: NotLoadedProps) {
  return (
    <div className="container-page py-14 md:py-20">
      <div
        role="alert"
        className="grid justify-items-center gap-4 rounded-card border border-dashed border-line-strong bg-card px-6 py-12 text-center"
      >
        <p className="text-lg text-ink-soft">This part of the page could not be loaded.</p>
        <button type="button" className="button-primary" onClick={() => void refetch()}>
          {isFetching ? 'Loading...' : 'Try Again'}
        </button>
      </div>
    </div>
  )
}
