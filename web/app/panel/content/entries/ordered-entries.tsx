import type { ContentEntry } from 'contract/content/calls'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide'
import { useLayoutEffect, useRef, useState } from 'react'
import { useCollectionCalls } from '#app/data/content'
import { Icon } from '#app/ui/icon'
import { IconButton } from '../../shell/icon-button'
import type { Panel } from '../../shell/panel'
import { reportFailure } from '../../shell/report-failure'
import { useRights } from '../../shell/use-rights'
import { EntryRow } from './entry-row'
import { openEntry } from './open-entry'

type OrderedEntriesProps = {
  panel: Panel
  label: string
  entries: readonly ContentEntry[]
}

const idOf = (entry: ContentEntry, way: string) => `move-${way}-${entry._id}`

export function OrderedEntries({ panel, label, entries }: OrderedEntriesProps) {
  const { ordered, announced, moveTo } = useOrder(panel, entries)
  const [dragged, setDragged] = useState<string>()
  // Reordering needs rights for all entries of the type.
  const isMovable = useRights().may('publish content', undefined) && ordered.length > 1
  const drop = (index: number) => {
    const from = ordered.findIndex(({ _id }) => _id === dragged)
    setDragged(undefined)
    if (from !== -1) void moveTo(from, index)
  }
  return (
    <>
      <ol
        aria-label={label}
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-card"
      >
        {ordered.map((entry, index) => (
          <li
            key={entry._id}
            draggable={isMovable}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              setDragged(entry._id)
            }}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => {
              if (dragged) event.preventDefault()
            }}
            onDrop={() => drop(index)}
            className={`flex items-stretch ${dragged === entry._id ? 'opacity-50' : ''}`}
          >
            {isMovable && (
              <span className="hidden cursor-grab items-center pl-2 text-ink-muted pointer-fine:flex">
                <Icon of={GripVertical} className="size-5" />
              </span>
            )}
            <EntryRow entry={entry} onOpen={(field) => openEntry(panel, entry, field)} />
            {isMovable && (
              <div className="grid shrink-0 content-center border-l border-line">
                <IconButton
                  id={idOf(entry, 'up')}
                  icon={ArrowUp}
                  label={`Move ${entry.title} up`}
                  isBlocked={index === 0}
                  onClick={() => void moveTo(index, index - 1, idOf(entry, 'up'))}
                  className="focus-visible:-outline-offset-3"
                />
                <IconButton
                  id={idOf(entry, 'down')}
                  icon={ArrowDown}
                  label={`Move ${entry.title} down`}
                  isBlocked={index === ordered.length - 1}
                  onClick={() => void moveTo(index, index + 1, idOf(entry, 'down'))}
                  className="focus-visible:-outline-offset-3"
                />
              </div>
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  )
}

const moveFailed = 'It could not be moved. Check your connection and try again.'

const inOrder = (entries: readonly ContentEntry[]) =>
  entries.toSorted((one, other) => one.position - other.position || (one._id < other._id ? -1 : 1))

/** Focus follows the moved entry, and every move is announced. */
function useOrder(panel: Panel, entries: readonly ContentEntry[]) {
  const { move } = useCollectionCalls()
  const [announced, announce] = useState('')
  const ordered = inOrder(entries)
  // Moving a node in the DOM drops its focus; it is restored after the render.
  const focused = useRef<string>(undefined)
  const order = ordered.map(({ _id }) => _id).join()
  useLayoutEffect(() => {
    if (order && focused.current) document.getElementById(focused.current)?.focus()
    focused.current = undefined
  }, [order])
  return {
    ordered,
    announced,
    async moveTo(from: number, to: number, buttonId?: string): Promise<void> {
      const entry = ordered[from]
      if (!entry || from === to || move.isPending) return
      const before = ordered[to > from ? to + 1 : to]?._id
      const { _id, position, title } = entry
      focused.current = buttonId
      try {
        await move.mutateAsync({ _id, position, ...(before && { before }) })
        announce(`${title} is now ${to + 1} of ${ordered.length}`)
      } catch (error) {
        focused.current = undefined
        reportFailure(error, panel.showError, moveFailed)
      }
    },
  }
}
