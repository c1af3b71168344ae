import type { ContentEntry } from 'contract/content/calls'
import {
  type CollectionName,
  collectionNames,
  contentTypes,
  isPaged,
  isTypeName,
  singletonNames,
} from 'contract/content/types'
import { useId } from 'react'
import { useSite } from '#app/lib/site'
import { formatRecentTime } from '../../shell/format-recent-time'
import type { Panel } from '../../shell/panel'
import { useRights } from '../../shell/use-rights'
import { EntryRows } from './entry-rows'
import { type Part, PartsOfEntries } from './parts-of-entries'
import { waitingEntries } from './waiting-entries'

type AllEntriesProps = {
  panel: Panel
  entries: readonly ContentEntry[]
  asked: readonly ContentEntry[]
}

const listed = collectionNames.filter((name) => !isPaged(name))

const requestText = ({ request }: ContentEntry, now: Date) =>
  request
    ? `Requested by ${request.by}, ${formatRecentTime(request.at, now)}${request.note ? `: ${request.note}` : ''}`
    : ''

const isForDepartments = (part: CollectionName | 'single') =>
  part !== 'single' && contentTypes[part].firstOf !== undefined

export function AllEntries({ panel, entries, asked }: AllEntriesProps) {
  const id = useId()
  const rights = useRights()
  const { now } = useSite()
  const { isScoped } = rights
  const waiting = waitingEntries(
    asked.filter(({ type }) => isTypeName(type)),
    rights,
  ).map((entry) => ({
    entry,
    note: requestText(entry, now),
  }))
  const ofType = (name: string) => entries.filter(({ type }) => type === name)
  const parts = [
    ...listed.map((name): Part => ({ name, label: contentTypes[name].many, of: ofType(name) })),
    {
      name: 'single' as const,
      label: 'Facts, home page and fixed pages',
      of: singletonNames.flatMap(ofType),
    },
  ].filter(({ name, of }) => !isScoped || of.length > 0 || isForDepartments(name))
  return (
    <>
      {waiting.length > 0 && (
        <section aria-labelledby={`${id}-waiting`} className="grid gap-4">
          <h2 id={`${id}-waiting`} className="text-xl text-heading">
            Waiting for review <span className="text-ink-muted">{waiting.length}</span>
          </h2>
          <EntryRows panel={panel} label="Waiting for review" rows={waiting} />
        </section>
      )}
      <PartsOfEntries panel={panel} parts={parts} />
    </>
  )
}
