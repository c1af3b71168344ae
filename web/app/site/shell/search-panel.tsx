import { longestSearch } from 'contract/platform/search-kinds'
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { pathOf } from '#app/framework/addresses/path-of'
import { goTo } from '#app/lib/go-to'
import { searchPath } from '#app/lib/search-view'
import { Icon } from '#app/ui/icon'
import { SearchSuggestions } from './search-suggestions'
import { useSuggestions } from './use-suggestions'

/** A combobox as in ARIA 1.2. */
export function SearchPanel({ onClose }: { onClose: () => void }): ReactNode {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const { suggestions, active, setActive, announced } = useSuggestions(typed)
  const chosen = active === undefined ? undefined : suggestions[active]
  const opener = useRef<Element>(null)
  useEffect(() => {
    opener.current = document.activeElement
    input.current?.focus()
  }, [])
  const close = () => {
    if (opener.current instanceof HTMLElement) opener.current.focus()
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    goTo(chosen?.path ?? searchPath({ q: typed.trim(), page: 1 }))
  }
  const move = (event: KeyboardEvent) => {
    const next = moved(event.key, active, suggestions.length)
    if (event.key === 'Escape') {
      event.preventDefault()
      if (active === undefined) close()
      else setActive(undefined)
    } else if (next !== 'stay') {
      event.preventDefault()
      setActive(next)
    }
  }
  return (
    <div className="absolute inset-x-0 top-full border-y border-line bg-surface shadow-lift">
      <search className="container-page block py-4">
        <form
          action={pathOf('search')}
          method="get"
          onSubmit={submit}
          className="flex flex-wrap gap-2"
        >
          <span className="relative block flex-[1_1_6rem]">
            <Icon
              of="search"
              className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-muted"
            />
            <input
              ref={input}
              type="search"
              name="q"
              role="combobox"
              aria-label="Search the website"
              aria-autocomplete="list"
              aria-expanded={suggestions.length > 0}
              aria-controls={`${id}-list`}
              aria-activedescendant={chosen && `${id}-${active}`}
              autoComplete="off"
              enterKeyHint="search"
              maxLength={longestSearch}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value)
                setActive(undefined)
              }}
              onKeyDown={move}
              className="min-h-12 w-full rounded-md border border-field bg-card pr-3 pl-11 text-ink"
            />
          </span>
          <button type="submit" className="min-h-12 button-primary">
            Search
          </button>
          <button
            type="button"
            aria-label="Close search"
            onClick={close}
            className="grid size-12 shrink-0 place-items-center rounded-md text-accent hover:bg-accent-soft"
          >
            <Icon of="x" className="size-5" />
          </button>
        </form>
        <SearchSuggestions id={id} suggestions={suggestions} active={active} onChoose={goTo} />
        <p role="status" className="sr-only">
          {announced}
        </p>
      </search>
    </div>
  )
}

/** `undefined` selects nothing; `stay` ignores the key. */
function moved(
  key: string,
  active: number | undefined,
  count: number,
): number | undefined | 'stay' {
  if (count === 0) return 'stay'
  if (key === 'ArrowDown')
    return active === undefined ? 0 : active + 1 < count ? active + 1 : undefined
  if (key === 'ArrowUp')
    return active === undefined ? count - 1 : active > 0 ? active - 1 : undefined
  return 'stay'
}
