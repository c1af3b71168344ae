import type { LibraryItem } from 'contract/content/library/items'
import { useId, useState } from 'react'
import { useLibraryCalls } from '#app/data/library'
import { controlClasses } from '#app/ui/fields/field'
import { libraryTextsOf } from '../library/library-texts'

/** Describes the picture wherever it is used, so it is saved on blur, apart from the entry. */
export function AltControl({ item }: { item: LibraryItem }) {
  const id = useId()
  const { describe } = useLibraryCalls()
  const [typed, setTyped] = useState<string>()
  const { _id, version, isDecorative } = item
  const save = (part: { alt: string } | { isDecorative: boolean }) =>
    describe.mutate(
      { _id, version, words: { ...libraryTextsOf(item), ...part } },
      // What was typed since is not saved yet.
      { onSuccess: () => setTyped((now) => ('alt' in part && now === part.alt ? undefined : now)) },
    )
  return (
    <>
      {!isDecorative && (
        <div className="grid gap-1">
          <label htmlFor={id} className="text-[0.9375rem] text-ink-soft">
            Alternative text: describe what the picture shows
          </label>
          <input
            id={id}
            value={typed ?? item.alt ?? ''}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() => {
              if (typed !== undefined && typed.trim() !== (item.alt ?? '')) save({ alt: typed })
            }}
            className={controlClasses}
          />
        </div>
      )}
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-ink-soft">
        <input
          type="checkbox"
          checked={isDecorative}
          onChange={({ target }) => save({ isDecorative: target.checked })}
          className="size-5 shrink-0 cursor-pointer accent-primary"
        />
        Decorative
      </label>
      <p role="status" className="text-[0.9375rem] text-ink-muted">
        {describe.isPending && 'Saving...'}
        {describe.isError &&
          'Not saved. Someone may have changed this picture in the meantime. Please try again.'}
      </p>
    </>
  )
}
