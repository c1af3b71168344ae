import { type SearchKind, searchKinds } from 'contract/platform/search-kinds'
import { type SearchResults as AllFindings, resultsPerPage } from 'contract/search/search'
import { type SearchPageView, searchPath } from '#app/lib/search-view'
import { Link } from '#app/ui/link'
import { ResultItem } from './search-result'

type Group = AllFindings['groups'][number]

export const ResultGroups = ({
  groups,
  view,
}: Pick<AllFindings, 'groups'> & { view: SearchPageView }) =>
  groups.map((group) => <ResultGroup key={group.kind} group={group} view={view} />)

function ResultGroup({
  group: { kind, total, found },
  view,
}: {
  group: Group
  view: SearchPageView
}) {
  const id = `found-${kind}`
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="flex items-baseline gap-3 text-2xl text-heading">
        {searchKinds[kind]}
        <span className="font-sans text-base font-normal text-ink-muted tabular-nums">{total}</span>
      </h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {found.map((one) => (
          <ResultItem key={one.path} found={one} />
        ))}
      </ul>
      {view.kind ? (
        <FurtherPages view={view} total={total} />
      ) : (
        total > found.length && <AllOfKind kind={kind} total={total} q={view.q} />
      )}
    </section>
  )
}

const further =
  'inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline'

function AllOfKind({ kind, total, q }: { kind: SearchKind; total: number; q: string }) {
  return (
    <Link to={searchPath({ q, kind, page: 1 })} className={`mt-2 ${further}`}>
      All {total} {searchKinds[kind].toLowerCase()}
    </Link>
  )
}

function FurtherPages({ view, total }: { view: SearchPageView; total: number }) {
  const pages = Math.ceil(total / resultsPerPage)
  const { q, page } = view
  return (
    <nav aria-label="More results" className="mt-3 flex flex-wrap gap-x-6">
      {page > 1 && (
        <Link to={searchPath({ ...view, page: page - 1 })} rel="prev" className={further}>
          Previous
        </Link>
      )}
      {page < pages && (
        <Link to={searchPath({ ...view, page: page + 1 })} rel="next" className={further}>
          Next
        </Link>
      )}
      <Link to={searchPath({ q, page: 1 })} className={further}>
        All results
      </Link>
    </nav>
  )
}
