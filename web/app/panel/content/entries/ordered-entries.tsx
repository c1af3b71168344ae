import type { ContentEntry } from 'contract/content/calls'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide'
import { useState } from 'react'
import { Icon } from '#app/ui/icon'
import { IconButton } from '../../shell/icon-button'
import type { Panel } from '../../shell/panel'
import { useRights } from '../../shell/use-rights'
import { EntryRow } from './entry-row'
import { openEntry } from './open-entry'
import { useOrder } from './use-order'

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
  const drop = (place: number) => {
    const from = ordered.findIndex(({ _id }) => _id === dragged)
    setDragged(undefined)
    if (from !== -1) void moveTo(from, place)
  }
  return (
    <>
      <ol
        aria-label={label}
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-card"
      >
        {ordered.map((entry, place) => (
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
            onDrop={() => drop(place)}
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
                  isBlocked={place === 0}
                  onClick={() => void moveTo(place, place - 1, idOf(entry, 'up'))}
                  className="focus-visible:-outline-offset-3"
                />
                <IconButton
                  id={idOf(entry, 'down')}
                  icon={ArrowDown}
                  label={`Move ${entry.title} down`}
                  isBlocked={place === ordered.length - 1}
                  onClick={() => void moveTo(place, place + 1, idOf(entry, 'down'))}
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
