import { countOf } from 'contract/platform/format-count'

type PagesProps = {
  page: number
  pages: number
  found: number
  noun: string
  one: string
  onPage: (page: number) => void
}

export function Pages({ page, pages, found, noun, one, onPage }: PagesProps) {
  return (
    <nav aria-label={`Pages of ${noun}`} className="flex flex-wrap items-center gap-3">
      <p role="status" className="mr-auto text-ink-soft">
        {`${countOf(found, one, noun)} found`}
        {pages > 1 && `, page ${page} of ${pages}`}
      </p>
      {page > 1 && (
        <button type="button" className="button-outline" onClick={() => onPage(page - 1)}>
          Previous page
        </button>
      )}
      {page < pages && (
        <button type="button" className="button-outline" onClick={() => onPage(page + 1)}>
          Next page
        </button>
      )}
    </nav>
  )
}
