import { pathOf } from '#app/framework/addresses/path-of'
import { useRequestedQuery } from '#app/framework/addresses/use-requested'
import { readSearchView } from '#app/lib/search-view'
import { SearchForm } from '#app/site/search/search-form'
import { SearchStarts } from '#app/site/search/search-starts'
import { SearchStatus } from '#app/site/search/search-status'
import { PageHead } from '#app/ui/page-head'

const about = 'Courses, notices, documents, events, people and pages'

export default function Search() {
  const view = readSearchView(useRequestedQuery('search'))
  return (
    <>
      <PageHead
        title={view.q ? `Search: ${view.q}` : 'Search'}
        description={about}
        path={pathOf('search')}
      />
      <meta name="robots" content="noindex" />
      <div className="container-page min-h-[60vh] py-8 md:py-12">
        <h1 className="text-4xl text-heading md:text-5xl">Search</h1>
        <p className="mt-3 mb-8 text-lg text-ink-muted">{about}</p>
        <SearchForm q={view.q} />
        {view.q ? <SearchStatus view={view} /> : <SearchStarts />}
      </div>
    </>
  )
}
