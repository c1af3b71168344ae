import type { DeclaredCollection } from 'contract/content/content-type'
import { type CollectionName, contentTypes } from 'contract/content/types'
import { IndianRupee, Plus, Trash2 } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from '#app/ui/icon'
import type { Panel } from '../../shell/panel'
import { useMayCreate } from '../../shell/use-may-create'
import { NewEntryDialog } from './new-entry-dialog'
import { TrashList } from './trash-list'

type CollectionToolsProps = {
  panel: Panel
  type: CollectionName
  heading?: ReactNode
  children: ReactNode
}

export function CollectionTools({ panel, type, heading, children }: CollectionToolsProps) {
  const { one, many }: DeclaredCollection = contentTypes[type]
  const id = useId()
  const mayBegin = useMayCreate()
  const [isNew, setNew] = useState(false)
  const [isTrashOpen, setTrashOpen] = useState(false)
  return (
    <>
      <div className="flex flex-wrap items-center justify-end gap-3">
        {heading}
        <button
          type="button"
          aria-expanded={isTrashOpen}
          aria-controls={`${id}-trash`}
          onClick={() => setTrashOpen(!isTrashOpen)}
          className="button-outline px-4"
        >
          <Icon of={Trash2} className="size-5" />
          {isTrashOpen ? 'Hide trash' : 'Trash'}
          <span className="sr-only">{` of ${many.toLowerCase()}`}</span>
        </button>
        {type === 'course' && panel.canOpen('fees') && (
          <button type="button" onClick={() => panel.open('fees')} className="button-outline px-4">
            <Icon of={IndianRupee} className="size-5" />
            Fees of all courses
          </button>
        )}
        {mayBegin(type) && (
          <button
            type="button"
            onClick={() => setNew(true)}
            className="button-primary px-4 max-sm:flex-1"
          >
            <Icon of={Plus} className="size-5" />
            {`New ${one.toLowerCase()}`}
          </button>
        )}
      </div>
      {children}
      <div id={`${id}-trash`} className="empty:hidden">
        {isTrashOpen && <TrashList panel={panel} type={type} />}
      </div>
      {isNew && <NewEntryDialog panel={panel} type={type} onClose={() => setNew(false)} />}
    </>
  )
}
