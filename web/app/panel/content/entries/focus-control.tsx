import type { LibraryItem } from 'contract/content/library/items'
import { Crosshair } from 'lucide'
import { useState } from 'react'
import { useLibraryCalls } from '#app/data/library'
import { Icon } from '#app/ui/icon'
import { Button } from '../../shell/button'
import { FocusPicker } from '../library/focus-picker'
import { libraryTextsOf } from '../library/library-texts'

/** Belongs to the picture, wherever it is used. */
export function FocusControl({ item }: { item: LibraryItem }) {
  const { describe } = useLibraryCalls()
  const [isOpen, setOpen] = useState(false)
  const [focus, setFocus] = useState(item.focus)
  const { _id, version } = item
  const isMoved = focus.x !== item.focus.x || focus.y !== item.focus.y
  return (
    <div className="grid basis-full gap-3">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-md px-2 font-semibold text-accent hover:bg-accent-soft"
      >
        <Icon of={Crosshair} className="size-5" />
        Set focal point
      </button>
      {isOpen && (
        <>
          <FocusPicker item={item} focus={focus} onChange={setFocus} />
          <Button
            tone="primary"
            disabled={!isMoved || describe.isPending}
            onClick={() =>
              describe.mutate({ _id, version, words: { ...libraryTextsOf(item), focus } })
            }
            className="justify-self-start"
          >
            {describe.isPending ? 'Saving...' : 'Save focal point'}
          </Button>
          {describe.isError && (
            <p role="alert" className="text-danger-700">
              Not saved. Someone may have changed this picture in the meantime. Please try again.
            </p>
          )}
        </>
      )}
    </div>
  )
}
