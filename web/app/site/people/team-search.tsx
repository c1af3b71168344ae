import { useId } from 'react'
import { useEarlyInput } from '#app/framework/delivery/use-early-input'
import { Icon } from '#app/ui/icon'

type Props = {
  search: string
  onSearch: (search: string) => void
  /** For screen readers; empty while there is no search. */
  found: string
}

/** Without scripts the server searches. */
export function TeamSearch({ search, onSearch, found }: Props) {
  const id = useId()
  useEarlyInput(id, ({ value }) => onSearch(value))
  return (
    <search className="container-page -mb-6 block pt-10 md:pt-14 print:hidden">
      <form
        method="get"
        onSubmit={(event) => event.preventDefault()}
        className="flex flex-wrap items-end gap-x-3 gap-y-2"
      >
        <div className="grow basis-60 sm:max-w-md">
          <label htmlFor={id} className="mb-1.5 block font-semibold text-ink">
            Search people by name, role or department
          </label>
          <span className="relative block">
            <Icon
              of="search"
              className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-muted"
            />
            <input
              id={id}
              type="search"
              name="q"
              value={search}
              maxLength={100}
              onChange={({ target }) => onSearch(target.value)}
              className="min-h-12 w-full rounded-md border border-field bg-card pr-3 pl-11 text-ink"
            />
          </span>
        </div>
        <button type="submit" className="hidden min-h-12 button-primary noscript:inline-flex">
          Search
        </button>
      </form>
      <p role="status" className="mt-2 min-h-7 text-ink-muted">
        {found}
      </p>
    </search>
  )
}
