import { useQuery } from '@tanstack/react-query'
import { Refusal } from 'contract/client'
import { searchedTooOften } from 'contract/search'
import { Link } from '#app/components/link'
import { Loading } from '#app/components/loading'
import { searchQuery } from '#app/data/search'
import { type SearchView, searchPath } from '#app/lib/search-view'
import { Findings } from './findings'

const tooMany = 429

/** What was found, or what can be done when nothing was. */
export function SearchOutcome({ view }: { view: SearchView }) {
  const { data: findings, error } = useQuery(searchQuery(view))
  if (error)
    return (
      <p role="alert" className="mt-8 text-ink">
        {error instanceof Refusal && error.status === tooMany
          ? searchedTooOften
          : 'The search did not answer. Please try again in a moment.'}
      </p>
    )
  if (!findings) return <Loading className="min-h-40">Searching...</Loading>
  const { groups, meant } = findings
  const count = groups.reduce((sum, { total }) => sum + total, 0)
  return (
    <>
      <p role="status" className="mt-8 text-ink-muted">
        {count === 0 && `Nothing was found for “${view.q}”.`}
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
      {count === 0 && !meant && (
        <p className="mt-3 max-w-2xl text-ink-soft">
          Try fewer or other words, a name or the short form of a degree such as “bca”.
        </p>
      )}
      <Findings groups={groups} view={view} />
    </>
  )
}
