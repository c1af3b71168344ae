import { longestSearch } from 'contract/platform/search-kinds'
import { Search } from 'lucide'
import { useRef } from 'react'
import { controlClasses } from '#app/ui/fields/field'
import { Icon } from '#app/ui/icon'
import { useShortcut } from '../shell/use-shortcut'

type SearchFieldProps = { q: string; isOfContent: boolean; onSearch: (q: string) => void }

export function SearchField({ q, isOfContent, onSearch }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useShortcut('k', () => {
    input.current?.focus()
    input.current?.select()
  })
  return (
    <search className="min-w-0 max-xl:basis-full xl:w-96">
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget).get('q')
          const text = typeof typed === 'string' ? typed.trim() : ''
          if (text) onSearch(text)
        }}
      >
        <span className="relative block">
          <Icon
            of={Search}
            className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-muted"
          />
          <input
            // Resets the field when the query changes.
            key={q}
            ref={input}
            type="search"
            name="q"
            aria-label="Search the panel"
            aria-keyshortcuts="Control+K"
            placeholder={isOfContent ? 'Search, including drafts' : 'Search the panel'}
            defaultValue={q}
            maxLength={longestSearch}
            enterKeyHint="search"
            autoComplete="off"
            className={`${controlClasses} pl-10 placeholder:text-ellipsis`}
          />
        </span>
      </form>
    </search>
  )
}
