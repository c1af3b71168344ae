import type { ContentEntry } from 'contract/content/calls'
import { departmentTitle } from 'contract/content/catalogue'
import { formatCount } from 'contract/platform/format-count'
import { useState } from 'react'
import { useCatalogue } from '#app/lib/site'
import { Button } from '../../shell/button'
import type { Panel } from '../../shell/panel'
import { EntryRows } from './entry-rows'

type NewestEntriesProps = { panel: Panel; label: string; entries: readonly ContentEntry[] }

const step = 20

export function NewestEntries({ panel, label, entries }: NewestEntriesProps) {
  const catalogue = useCatalogue()
  const [most, setMost] = useState(step)
  const newest = entries.toSorted((one, other) => other.position - one.position)
  const rows = newest.slice(0, most).map((entry) => ({
    entry,
    note: entry.department ? departmentTitle(catalogue, entry.department) : 'Whole college',
  }))
  return (
    <>
      <EntryRows panel={panel} label={label} rows={rows} />
      {newest.length > most && (
        <Button className="justify-self-start" onClick={() => setMost(most + step)}>
          {`Show more (${formatCount(newest.length)} in total)`}
        </Button>
      )}
    </>
  )
}
