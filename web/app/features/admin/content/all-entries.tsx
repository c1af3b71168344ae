import type { ContentEntry } from 'contract/content/calls'
import {
  type CollectionName,
  collectionNames,
  contentTypes,
  isPaged,
  singletonNames,
} from 'contract/content/types'
import { useId } from 'react'
import { useSite } from '#app/lib/site'
import type { Panel } from '../panel'
import { useRights } from '../use-rights'
import { CollectionSection } from './collection-section'
import { EntryRows } from './entry-rows'
import { formatMoment } from './format-moment'
import { waitingEntries } from './waiting-entries'

type AllEntriesProps = {
  panel: Panel
  entries: readonly ContentEntry[]
  /** Those whose publication somebody waits for, notices among them. */
  asked: readonly ContentEntry[]
}

/** The types that have many entries, but for those that have a view of their own. */
const listed = collectionNames.filter((name) => !isPaged(name))

const askedText = ({ request }: ContentEntry, now: Date) =>
  request
    ? `Asked for by ${request.by}, ${formatMoment(request.at, now)}${request.note ? `: ${request.note}` : ''}`
    : ''

/** Whether departments begin entries of it. */
const isForDepartments = (part: CollectionName | 'single') =>
  part !== 'single' && contentTypes[part].firstOf !== undefined

/** The entries of types that have many, in their order, then what there is one of, the facts first. */
export function AllEntries({ panel, entries, asked }: AllEntriesProps) {
  const id = useId()
  const rights = useRights()
  const { now } = useSite()
  const { isScoped } = rights
  const waiting = waitingEntries(asked, rights).map((entry) => ({
    entry,
    note: askedText(entry, now),
  }))
  const headingOf = (part: CollectionName | 'single') => `${id}-${part}`
  const ofType = (name: string) => entries.filter(({ type }) => type === name)
  const singles = singletonNames.flatMap(ofType)
  const parts = [
    ...listed.map((name) => ({
      name,
      label: contentTypes[name].many,
      count: ofType(name).length,
    })),
    { name: 'single' as const, label: 'Always there', count: singles.length },
  ].filter(({ name, count }) => !isScoped || count > 0 || isForDepartments(name))
  const isThere = (part: CollectionName | 'single') => parts.some(({ name }) => name === part)
  return (
    <>
      {waiting.length > 0 && (
        <section aria-labelledby={`${id}-waiting`} className="grid gap-4">
          <h2 id={`${id}-waiting`} className="text-xl text-heading">
            Waiting for publication <span className="text-ink-muted">{waiting.length}</span>
          </h2>
          <EntryRows panel={panel} label="Waiting for publication" rows={waiting} />
        </section>
      )}
      <nav aria-label="Parts of the website" className="flex flex-wrap gap-2">
        {parts.map(({ name, label, count }) => (
          <button
            key={name}
            type="button"
            onClick={() => {
              const heading = document.getElementById(headingOf(name))
              heading?.scrollIntoView({ block: 'start' })
              heading?.focus({ preventScroll: true })
            }}
            className="button-outline px-4"
          >
            {label}
            <span className="text-ink-muted">{count}</span>
          </button>
        ))}
      </nav>
      <div className="grid gap-10">
        {listed.filter(isThere).map((type) => (
          <CollectionSection
            key={type}
            panel={panel}
            type={type}
            headingId={headingOf(type)}
            entries={ofType(type)}
          />
        ))}
        {isThere('single') && (
          <section aria-labelledby={headingOf('single')} className="grid gap-4">
            <h2
              id={headingOf('single')}
              tabIndex={-1}
              className="scroll-mt-6 text-xl text-heading outline-none"
            >
              Always there
            </h2>
            <EntryRows panel={panel} label="Website" rows={singles.map((entry) => ({ entry }))} />
          </section>
        )}
      </div>
    </>
  )
}
