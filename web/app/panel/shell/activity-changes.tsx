import { type FieldChange, fieldLabel, pictureChange } from 'contract/platform/activity'
import { ArrowRight } from 'lucide'
import { useState } from 'react'
import { Icon } from '#app/ui/icon'
import { readableValue } from './activity-text'
import { truncate } from './list/truncate'

const maxFields = 4

export function ActivityChanges({ changes }: { changes: FieldChange[] }) {
  const [isOpen, setOpen] = useState(false)
  const visible = isOpen ? changes : changes.slice(0, maxFields)
  if (changes.length === 0) return null
  return (
    <>
      <dl className="grid gap-x-4 gap-y-2 text-[0.9375rem] sm:grid-cols-[9rem_minmax(0,1fr)]">
        {visible.map((change) => (
          <Change key={change.field} {...change} />
        ))}
      </dl>
      {changes.length > maxFields && (
        <Toggle isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
          {isOpen ? 'Show fewer fields' : `Show all ${changes.length} fields`}
        </Toggle>
      )}
    </>
  )
}

function Change(change: FieldChange) {
  const { field } = change
  const [isOpen, setOpen] = useState(false)
  const before = readableValue(change.before ?? '')
  const after = readableValue(change.after ?? '')
  const picture = pictureChange(change)
  const isLong = !picture && [before, after].some((text) => truncate(text) !== text)
  const cut = isOpen ? (text: string) => text : truncate
  return (
    <>
      <dt className="text-ink-muted">{fieldLabel(field)}</dt>
      <dd className="grid min-w-0 gap-1 wrap-anywhere whitespace-pre-line max-sm:mb-2">
        {picture ?? <Sides before={cut(before)} after={cut(after)} isLong={isLong} />}
        {isLong && (
          <Toggle isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
            {isOpen ? 'Show less' : 'Show more'}
          </Toggle>
        )}
      </dd>
    </>
  )
}

type SidesProps = { before: string; after: string; isLong: boolean }

/** Short texts side by side, long ones below each other. */
function Sides({ before, after, isLong }: SidesProps) {
  const label = isLong ? 'block text-sm text-ink-muted' : 'sr-only'
  return (
    <div className={isLong ? 'grid gap-2' : 'flex flex-wrap items-baseline gap-x-2'}>
      {before && (
        <del
          className={
            isLong ? 'text-ink-soft no-underline' : 'text-ink-muted decoration-ink-muted/60'
          }
        >
          <span className={label}>Before:</span> <bdi>{before}</bdi>
        </del>
      )}
      {before && after && !isLong && (
        <Icon of={ArrowRight} className="size-4 shrink-0 self-center text-ink-muted" />
      )}
      {after && (
        <ins className="text-ink no-underline">
          <span className={label}>After:</span> <bdi>{after}</bdi>
        </ins>
      )}
    </div>
  )
}

type ToggleProps = { isOpen: boolean; onToggle: () => void; children: string }

function Toggle({ isOpen, onToggle, children }: ToggleProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="min-h-8 justify-self-start text-[0.9375rem] font-semibold text-accent underline-offset-4 hover:underline"
    >
      {children}
    </button>
  )
}
