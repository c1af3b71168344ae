import type { LibraryPlace } from 'contract/library/items'
import { ChevronRight } from 'lucide'
import { Icon } from '#app/components/icon'
import type { Panel } from '../panel'

type ItemPlacesProps = { panel: Panel; places: readonly LibraryPlace[] }

/** Where an item is used, each with a way to its form. */
export function ItemPlaces({ panel, places }: ItemPlacesProps) {
  if (places.length === 0) return <p className="text-ink-soft">Nowhere yet.</p>
  return (
    <ul className="-mx-2 grid gap-1">
      {places.map(({ entryId, title, path, label, isPublic }) => (
        <li key={`${entryId} ${path}`}>
          <button
            type="button"
            onClick={() => panel.edit('website', { contentId: entryId })}
            className="flex min-h-11 w-full items-center gap-2 rounded-md px-2 py-2 text-left hover:bg-accent-soft"
          >
            <span className="min-w-0 flex-1 wrap-anywhere">
              <span className="block font-semibold text-accent underline underline-offset-4">
                {title}
              </span>{' '}
              <span className="text-[0.9375rem] text-ink-soft">
                {`${label}${isPublic ? '' : ' (draft)'}`}
              </span>
            </span>
            <Icon of={ChevronRight} className="size-5 shrink-0 text-accent" />
          </button>
        </li>
      ))}
    </ul>
  )
}
