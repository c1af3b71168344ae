import type { ContentEntry } from 'contract/content/calls'
import { departmentTitle } from 'contract/content/catalogue'
import { useCatalogue } from '#app/lib/site'
import type { Panel } from '../../shell/panel'
import { EntryRows } from './entry-rows'

type NewestEntriesProps = { panel: Panel; label: string; entries: readonly ContentEntry[] }

export function NewestEntries({ panel, label, entries }: NewestEntriesProps) {
  const catalogue = useCatalogue()
  const newest = entries.toSorted((one, other) => other.position - one.position)
  const rows = newest.map((entry) => ({
    entry,
    note: entry.department ? departmentTitle(catalogue, entry.department) : 'Whole college',
  }))
  return <EntryRows panel={panel} label={label} rows={rows} />
}
