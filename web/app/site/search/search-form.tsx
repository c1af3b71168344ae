import { longestSearch } from 'contract/platform/search-kinds'
import { useId } from 'react'
import { pathOf } from '#app/framework/addresses/path-of'
import { Icon } from '#app/ui/icon'
import { Link } from '#app/ui/link'

export function SearchForm({ q }: { q: string }) {
  const id = useId()
  return (
    <search>
      <form action={pathOf('search')} method="get">
        <label htmlFor={id} className="mb-1.5 block font-semibold text-ink">
          What are you looking for?
        </label>
        <div className="flex max-w-2xl flex-wrap gap-2">
          <span className="relative block flex-[1_1_9rem]">
            <Icon
              of="search"
              className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-muted"
            />
            <input
              id={id}
              type="search"
              name="q"
              defaultValue={q}
              maxLength={longestSearch}
              enterKeyHint="search"
              className="min-h-12 w-full rounded-md border border-field bg-card pr-12 pl-11 text-ink [&::-webkit-search-cancel-button]:hidden"
            />
            {q && (
              <Link
                to={pathOf('search')}
                className="absolute top-1/2 right-0.5 grid size-11 -translate-y-1/2 place-items-center rounded-md text-ink-muted hover:text-accent"
              >
                <span className="sr-only">Clear the search</span>
                <Icon of="x" className="size-5" />
              </Link>
            )}
          </span>
          <button type="submit" className="min-h-12 button-primary">
            Search
          </button>
        </div>
      </form>
    </search>
  )
}
