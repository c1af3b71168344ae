import type { ContentEntry } from 'contract/content/calls'
import { departmentTitle } from 'contract/content/catalogue'
import type { DeclaredCollection } from 'contract/content/content-type'
import { type CollectionName, contentTypes } from 'contract/content/types'
import { useCatalogue } from '#app/lib/site'
import { SelectionBar } from '../../shell/list/selection-bar'
import { useSelection } from '../../shell/list/use-selection'
import type { Panel } from '../../shell/panel'
import { useEntryActs } from './bulk-entry-acts'
import { CollectionTools } from './collection-tools'
import { EntryRows } from './entry-rows'
import { OrderedEntries } from './ordered-entries'

type CollectionSectionProps = {
  panel: Panel
  type: CollectionName
  entries: readonly ContentEntry[]
  /** Absent where another heading exists. */
  headingId?: string
}

export function CollectionSection({ panel, type, headingId, entries }: CollectionSectionProps) {
  const { one, many, order }: DeclaredCollection = contentTypes[type]
  const Entries = order === 'newest' ? NewestEntries : OrderedEntries
  const acts = useEntryActs({ one: one.toLowerCase(), many: many.toLowerCase() })
  const selection = useSelection({
    scope: type,
    fetchAll: async () => ({ entries: [...entries], found: entries.length }),
    onError: panel.showError,
  })
  const heading = headingId && <PartHeading id={headingId} label={many} />
  return (
    <CollectionTools panel={panel} type={type} heading={heading}>
      {entries.length === 0 ? (
        <p className="rounded-card border border-dashed border-line-strong bg-card px-5 py-6 text-ink-soft">
          {`There are no ${many.toLowerCase()} yet.`}
        </p>
      ) : (
        <>
          <SelectionBar {...{ panel, selection, acts }} found={entries.length} />
          {selection.isOn ? (
            <EntryRows
              panel={panel}
              label={many}
              rows={entries.map((entry) => ({ entry }))}
              selection={selection}
            />
          ) : (
            <Entries panel={panel} label={many} entries={entries} />
          )}
        </>
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

type NewestEntriesProps = { panel: Panel; label: string; entries: readonly ContentEntry[] }

function NewestEntries({ panel, label, entries }: NewestEntriesProps) {
  const catalogue = useCatalogue()
  const newest = entries.toSorted((one, other) => other.position - one.position)
  const rows = newest.map((entry) => ({
    entry,
    note: entry.department ? departmentTitle(catalogue, entry.department) : 'Whole college',
  }))
  return <EntryRows panel={panel} label={label} rows={rows} />
}
