import { searchKinds } from 'contract/platform/search-kinds'
import { documentSummary } from '#app/lib/document-facts'
import { languageOfPart } from '#app/lib/languages/page-language'
import { Pieces } from '#app/ui/pieces'
import type { Suggestion } from './use-suggestions'

type Props = {
  id: string
  suggestions: readonly Suggestion[]
  active: number | undefined
  onChoose: (path: string) => void
}

export function SearchSuggestions({ id, suggestions, active, onChoose }: Props) {
  return (
    <div
      role="listbox"
      id={`${id}-list`}
      aria-label="Suggestions"
      className="mt-2 max-h-[60dvh] overflow-y-auto empty:hidden"
    >
      {suggestions.map(
        ({ path, kind, title, titleLanguage, category, categoryLanguage, document }, index) => (
          <div
            key={path}
            role="option"
            tabIndex={-1}
            id={`${id}-${index}`}
            aria-selected={index === active}
            // Keeps the focus in the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(path)}
            onKeyDown={({ key }) => key === 'Enter' && onChoose(path)}
            className="flex min-h-11 cursor-pointer flex-wrap items-baseline justify-between gap-x-4 rounded-md px-3 py-2 hover:bg-accent-soft aria-selected:bg-accent-soft"
          >
            <span lang={languageOfPart(titleLanguage)} className="text-ink">
              <Pieces of={title} />
            </span>
            <span className="text-sm text-ink-muted">
              {category?.some(({ isHit }) => isHit) && (
                <>
                  <span lang={languageOfPart(categoryLanguage)}>
                    <Pieces of={category} />
                  </span>
                  {' · '}
                </>
              )}
              {document
                ? documentSummary(document)
                : kind
                  ? searchKinds[kind]
                  : 'Did you mean this?'}
            </span>
          </div>
        ),
      )}
    </div>
  )
}
