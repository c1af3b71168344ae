import { useQuery } from '@tanstack/react-query'
import { collectionNames, singletonNames } from 'contract/content/types'
import { useId } from 'react'
import { contentListQuery } from '#app/data/content'
import { Loading, LoadingFailed } from '../list/list-notices'
import type { PanelProps } from '../panel'
import { CollectionSection } from './collection-section'
import { EntryRow } from './entry-row'

const noun = 'entries'

/** Every entry with whether visitors see it: those of types that have many, in their order, then what there is one of, the facts first. */
export function EntryList({ panel }: PanelProps) {
  const headingId = useId()
  const { data: entries, isFetching, refetch } = useQuery(contentListQuery())
  if (!entries) {
    if (isFetching) return <Loading noun={noun} />
    return <LoadingFailed noun={noun} onRetry={() => void refetch()} /> // a failure shows here again
  }
  const singles = singletonNames.flatMap((name) => entries.filter(({ type }) => type === name))
  return (
    <div className="grid gap-10">
      {collectionNames.map((type) => (
        <CollectionSection
          key={type}
          panel={panel}
          type={type}
          entries={entries.filter((entry) => entry.type === type)}
        />
      ))}
      <section aria-labelledby={headingId} className="grid gap-4">
        <h2 id={headingId} className="text-xl text-heading">
          Always there
        </h2>
        <ul
          aria-label="Website"
          className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-card"
        >
          {singles.map((entry) => (
            <li key={entry._id}>
              <EntryRow
                entry={entry}
                onOpen={() => panel.edit('website', { contentId: entry._id })}
              />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
