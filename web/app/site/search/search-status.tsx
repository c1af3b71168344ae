import { useQuery } from '@tanstack/react-query'
import { ApiError } from 'contract/platform/client'
import { searchedTooOften } from 'contract/search/search'
import { searchQuery } from '#app/data/search'
import { type SearchPageView, searchPath } from '#app/lib/search-view'
import { Link } from '#app/ui/link'
import { Loading } from '#app/ui/loading'
import { ResultGroups } from './search-results'
import { PopularPages } from './search-starts'

const tooMany = 429

export function SearchStatus({ view }: { view: SearchPageView }) {
  const { data: results, error } = useQuery(searchQuery(view))
  if (error)
    return (
      <p role="alert" className="mt-8 text-ink">
        {error instanceof ApiError && error.status === tooMany
          ? searchedTooOften
          : 'Search isn’t working right now. Please try again in a few minutes.'}
      </p>
    )
  if (!results) return <Loading className="min-h-40">Searching...</Loading>
  const { groups, meant, isPartial } = results
  const count = groups.reduce((sum, { total }) => sum + total, 0)
  return (
    <>
      <p role="status" className="mt-8 text-ink-muted">
        {count === 0 && `No results for “${view.q}”.`}
        {count > 0 && isPartial && 'No results match all of these words. '}
        {count === 1 && `One result for “${view.q}”.`}
        {count > 1 && `${count} results for “${view.q}”.`}
      </p>
      {meant && (
        <p className="mt-3 text-lg text-ink">
          Did you mean{' '}
          <Link
            to={searchPath({ q: meant, page: 1 })}
            className="font-semibold text-accent underline underline-offset-4"
          >
            {meant}
          </Link>
          ?
        </p>
      )}
      {count === 0 && (
        <>
          {!meant && (
            <p className="mt-3 max-w-2xl text-ink-soft">
              Try a shorter phrase, a name, or a course such as “BCA”.
            </p>
          )}
          <PopularPages title="Or go to" />
        </>
      )}
      <ResultGroups groups={groups} view={view} />
    </>
  )
}
