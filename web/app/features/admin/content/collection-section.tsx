import type { ContentEntry } from 'contract/content/calls'
import type { DeclaredCollection } from 'contract/content/content-type'
import { type CollectionName, contentTypes } from 'contract/content/types'
import { Plus, Trash2 } from 'lucide'
import { useId, useState } from 'react'
import { Icon } from '#app/components/icon'
import type { Panel } from '../panel'
import { useRights } from '../use-rights'
import { NewEntryDialog } from './new-entry-dialog'
import { NewestEntries } from './newest-entries'
import { NoticesLeftOut } from './notices-left-out'
import { OrderedEntries } from './ordered-entries'
import { TrashList } from './trash-list'

type CollectionSectionProps = {
  panel: Panel
  type: CollectionName
  headingId: string
  entries: readonly ContentEntry[]
}

/** The entries of a type that has many, in their order, with the ways to a new one and to the trash. */
export function CollectionSection({ panel, type, headingId, entries }: CollectionSectionProps) {
  const { one, many, order, firstOf }: DeclaredCollection = contentTypes[type]
  const id = useId()
  const { account, may } = useRights()
  const [department] = firstOf ? account.departments : []
  const [isNew, setNew] = useState(false)
  const [isTrashOpen, setTrashOpen] = useState(false)
  const noun = many.toLowerCase()
  const Entries = order === 'newest' ? NewestEntries : OrderedEntries
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2
          id={headingId}
          tabIndex={-1}
          className="mr-auto scroll-mt-6 text-xl text-heading outline-none max-sm:basis-full"
        >
          {many}
        </h2>
        <button
          type="button"
          aria-expanded={isTrashOpen}
          aria-controls={`${id}-trash`}
          onClick={() => setTrashOpen(!isTrashOpen)}
          className="button-outline px-4"
        >
          <Icon of={Trash2} className="size-5" />
          {isTrashOpen ? 'Hide trash' : 'Trash'}
          <span className="sr-only">{` of ${noun}`}</span>
        </button>
        {may('write content', department) && (
          <button type="button" onClick={() => setNew(true)} className="button-primary px-4">
            <Icon of={Plus} className="size-5" />
            {`New ${one.toLowerCase()}`}
          </button>
        )}
      </div>
      {type === 'notice' && <NoticesLeftOut panel={panel} />}
      {entries.length === 0 ? (
        <p className="rounded-card border border-dashed border-line-strong bg-card px-5 py-6 text-ink-soft">
          {`There are no ${noun} yet.`}
        </p>
      ) : (
        <Entries panel={panel} label={many} entries={entries} />
      )}
      <div id={`${id}-trash`} className="empty:hidden">
        {isTrashOpen && <TrashList panel={panel} type={type} />}
      </div>
      {isNew && <NewEntryDialog panel={panel} type={type} onClose={() => setNew(false)} />}
    </section>
  )
}
