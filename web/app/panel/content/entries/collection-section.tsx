import type { ContentEntry } from 'contract/content/calls'
import type { DeclaredCollection } from 'contract/content/content-type'
import { type CollectionName, contentTypes } from 'contract/content/types'
import type { Panel } from '../../shell/panel'
import { CollectionTools } from './collection-tools'
import { NewestEntries } from './newest-entries'
import { OrderedEntries } from './ordered-entries'

type CollectionSectionProps = {
  panel: Panel
  type: CollectionName
  entries: readonly ContentEntry[]
  /** Absent where another heading exists. */
  headingId?: string
}

export function CollectionSection({ panel, type, headingId, entries }: CollectionSectionProps) {
  const { many, order }: DeclaredCollection = contentTypes[type]
  const Entries = order === 'newest' ? NewestEntries : OrderedEntries
  const heading = headingId && <PartHeading id={headingId} label={many} />
  return (
    <CollectionTools panel={panel} type={type} heading={heading}>
      {entries.length === 0 ? (
        <p className="rounded-card border border-dashed border-line-strong bg-card px-5 py-6 text-ink-soft">
          {`There are no ${many.toLowerCase()} yet.`}
        </p>
      ) : (
        <Entries panel={panel} label={many} entries={entries} />
      )}
    </CollectionTools>
  )
}

export const PartHeading = ({ id, label }: { id: string; label: string }) => (
  <h2
    id={id}
    tabIndex={-1}
    className="mr-auto scroll-mt-6 text-xl text-heading outline-none max-sm:basis-full"
  >
    {label}
  </h2>
)
