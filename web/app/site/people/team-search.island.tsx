import { countOf } from 'contract/platform/format-count'
import { useEffect, useId, useRef, useState } from 'react'
import { island } from '#app/framework/islands/island'
import { isPlainClick } from '#app/lib/is-plain-click'
import { Icon } from '#app/ui/icon'
import { searchTeam } from './search-team'
import { NoTeamResults } from './team-notice'

/** The server renders everybody; a search hides cards and empty sections. */
function showOnly(resultIds: ReadonlySet<string>): void {
  for (const section of document.querySelectorAll<HTMLElement>('[data-team]')) {
    const cards = [...section.querySelectorAll<HTMLElement>('[data-member]')]
    for (const card of cards) card.hidden = !resultIds.has(card.dataset.member ?? '')
    section.hidden = cards.every(({ hidden }) => hidden)
  }
}

const resultText = (count: number) => `${countOf(count, 'person', 'people')} found`

type Props = {
  people: { id: string; text: string }[]
  requested: string
}

/** Without scripts the server searches. */
function TeamSearch({ people, requested }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState(requested)
  const results = searchTeam(people, search)
  // Something may have been typed before hydration.
  useEffect(() => setSearch(input.current?.value ?? ''), [])
  useEffect(
    () => showOnly(new Set(searchTeam(people, search).map((person) => person.id))),
    [people, search],
  )
  const clear = () => {
    if (!input.current) return
    input.current.value = ''
    input.current.focus()
    setSearch('')
  }
  return (
    <>
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
                ref={input}
                id={id}
                type="search"
                name="q"
                defaultValue={requested}
                maxLength={100}
                // Otherwise the browser restores the text on Back, above an unfiltered list.
                autoComplete="off"
                onChange={({ target }) => setSearch(target.value)}
                className="min-h-12 w-full rounded-md border border-field bg-card pr-3 pl-11 text-ink"
              />
            </span>
          </div>
          <button type="submit" className="hidden min-h-12 button-primary noscript:inline-flex">
            Search
          </button>
        </form>
        <p role="status" className="mt-2 min-h-7 text-ink-muted">
          {search.trim() && resultText(results.length)}
        </p>
      </search>
      {results.length === 0 && (
        <NoTeamResults
          onClear={(click) => {
            if (!isPlainClick(click)) return
            click.preventDefault()
            clear()
          }}
        />
      )}
    </>
  )
}

export default island(TeamSearch, { hydrate: 'interaction' })
