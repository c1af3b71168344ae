import type { ReactNode } from 'react'
import { SavedBadge } from './saved-badge'

type NameCellProps = {
  name: string
  /** A text of the panel, unlike names that staff write. */
  isFixed?: boolean
  note?: ReactNode
  picture?: ReactNode
  /** Of an entry that was just saved. */
  saved?: { siteAddress: string } | undefined
  /** Absent if the account may not edit it. */
  onOpen?: (() => void) | undefined
}

export function NameCell({ name, isFixed, note, picture, saved, onOpen }: NameCellProps) {
  return (
    <>
      {saved && <SavedBadge {...saved} />}
      <div className="flex items-center gap-3">
        {picture}
        <div className="grid min-w-0">
          {onOpen ? (
            <button
              translate={isFixed ? undefined : 'no'}
              type="button"
              onClick={onOpen}
              className="min-h-8 cursor-pointer text-left font-semibold wrap-anywhere text-heading underline-offset-4 hover:text-accent hover:underline"
            >
              {name}
            </button>
          ) : (
            <span
              translate={isFixed ? undefined : 'no'}
              className="font-semibold wrap-anywhere text-heading"
            >
              {name}
            </span>
          )}
          {note && <span className="text-ink-muted">{note}</span>}
        </div>
      </div>
    </>
  )
}
