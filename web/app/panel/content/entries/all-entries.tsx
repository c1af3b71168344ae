import type { ContentEntry } from 'contract/content/calls'
import { isTypeName } from 'contract/content/types'
import { type ReactNode, useId } from 'react'
import { useSite } from '#app/lib/site'
import { formatRecentTime } from '../../shell/format-recent-time'
import type { Panel } from '../../shell/panel'
import { useAccountName } from '../../shell/use-account-name'
import { useRights } from '../../shell/use-rights'
import { EntryRows } from './entry-rows'
import { changedMost, type Part } from './parts'
import { PartsOfEntries } from './parts-of-entries'
import { waitingEntries } from './waiting-entries'

type AllEntriesProps = {
  panel: Panel
  entries: readonly ContentEntry[]
  parts: readonly Part[]
  inReview: readonly ContentEntry[]
}

const requestText = (
  { request }: ContentEntry,
  { now, nameOf }: { now: Date; nameOf: (account: string) => string },
) =>
  request
    ? `Requested by ${nameOf(request.by)}, ${formatRecentTime(request.at, now)}${request.note ? `: ${request.note}` : ''}`
    : ''

export function AllEntries({ panel, entries, parts, inReview }: AllEntriesProps) {
  const rights = useRights()
  const { now } = useSite()
  const nameOf = useAccountName()
  const ofSite = inReview.filter(({ type }) => isTypeName(type))
  const waiting = waitingEntries(ofSite, rights).map((entry) => ({
    entry,
    note: requestText(entry, { now, nameOf }),
  }))
  const first = changedMost(entries)
  const others = parts.map((part) => ({
    ...part,
    of: part.of.filter((one) => !first.includes(one)),
  }))
  return (
    <>
      {waiting.length > 0 && (
        <FirstRows label="Waiting for review" count={waiting.length}>
          <EntryRows panel={panel} label="Waiting for review" rows={waiting} />
        </FirstRows>
      )}
      {first.length > 0 && (
        <FirstRows label="Changed most">
          <EntryRows panel={panel} label="Changed most" rows={first.map((entry) => ({ entry }))} />
        </FirstRows>
      )}
      <PartsOfEntries
        panel={panel}
        parts={others.filter(({ name, of }) => name !== 'single' || of.length > 0)}
      />
    </>
  )
}

type FirstRowsProps = { label: string; count?: number; children: ReactNode }

function FirstRows({ label, count, children }: FirstRowsProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-xl text-heading">
        {label} {count !== undefined && <span className="text-ink-muted">{count}</span>}
      </h2>
      {children}
    </section>
  )
}
