import type { DeclaredCollection } from 'contract/content/content-type'
import { type CollectionName, contentTypes } from 'contract/content/types'
import { Trash2 } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../shell/button'
import type { Panel } from '../../shell/panel'
import { FeesButton, NewEntryButton } from './new-entry-button'
import { TrashList } from './trash-list'

type CollectionToolsProps = {
  panel: Panel
  type: CollectionName
  heading?: ReactNode
  children: ReactNode
}

export function CollectionTools({ panel, type, heading, children }: CollectionToolsProps) {
  const { many }: DeclaredCollection = contentTypes[type]
  const id = useId()
  const [isTrashOpen, setTrashOpen] = useState(false)
  return (
    <>
      <div className="flex flex-wrap items-center justify-end gap-3">
        {heading}
        <Button
          icon={Trash2}
          aria-expanded={isTrashOpen}
          aria-controls={`${id}-trash`}
          onClick={() => setTrashOpen(!isTrashOpen)}
          className="px-4"
        >
          {isTrashOpen ? 'Hide trash' : 'Trash'}
          <span className="sr-only">{` of ${many.toLowerCase()}`}</span>
        </Button>
        <FeesButton panel={panel} type={type} />
        <NewEntryButton panel={panel} type={type} className="px-4 max-sm:flex-1" />
      </div>
      {/* Above the list, which may be longer than the screen. */}
      <div id={`${id}-trash`} className="empty:hidden">
        {isTrashOpen && <TrashList panel={panel} type={type} />}
      </div>
      {children}
    </>
  )
}
