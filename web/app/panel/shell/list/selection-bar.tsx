import { maxAtOnce } from 'contract/platform/bulk'
import { countOf, formatCount } from 'contract/platform/format-count'
import { LayoutGrid, LoaderCircle, Table2, X } from 'lucide'
import { lazy, Suspense, useState } from 'react'
import { importOrReload } from '#app/lib/import-or-reload'
import { Icon } from '#app/ui/icon'
import { Button } from '../button'
import type { Panel } from '../panel'
import { type BulkAct, withCount } from './bulk-act'
import type { ListLayoutChoice } from './use-list-layout'
import type { ListSelection } from './use-selection'

const BulkDialog = lazy(async () => ({
  default: (await importOrReload(() => import('./bulk-dialog'))).BulkDialog,
}))

type SelectionBarProps = {
  panel: Panel
  selection: ListSelection
  acts: readonly BulkAct[]
  /** Undefined if nobody counted. */
  found: number | undefined
  /** Absent for lists without a table. */
  layout?: ListLayoutChoice | undefined
}

export function SelectionBar({ panel, selection, acts, found, layout }: SelectionBarProps) {
  const [act, setAct] = useState<BulkAct>()
  const { chosen, isOn, start } = selection
  const isTable = layout?.layout === 'table'
  const isSelecting = isOn || chosen.size > 0
  return (
    <div
      className={`flex min-h-11 flex-wrap items-center gap-3 ${isSelecting ? 'sticky top-2 z-20' : ''}`}
    >
      {isSelecting ? (
        <SelectedActs {...{ selection, acts, found }} onAct={setAct} />
      ) : (
        acts.length > 0 &&
        !isTable && (
          <Button onClick={start} className="px-4">
            Select
          </Button>
        )
      )}
      {layout?.isWide && <LayoutButtons {...layout} />}
      {act && (
        <Suspense>
          <BulkDialog
            panel={panel}
            act={act}
            entries={[...chosen.values()]}
            onClose={() => setAct(undefined)}
            onDone={selection.end}
          />
        </Suspense>
      )}
    </div>
  )
}

function allText(found: number | undefined): string {
  if (found === undefined) return 'Select all that match'
  return found > maxAtOnce
    ? `Select the first ${formatCount(maxAtOnce)} of ${formatCount(found)}`
    : `Select all ${formatCount(found)} that match`
}

const nameOf = ({ label, confirm }: BulkAct, entries: string) =>
  confirm ? `${label}: ${entries}` : withCount(label, entries)

type SelectedActsProps = Pick<SelectionBarProps, 'selection' | 'acts' | 'found'> & {
  onAct: (act: BulkAct) => void
}

function SelectedActs({ selection, acts, found, onAct }: SelectedActsProps) {
  const { chosen, end, isLoading, chooseAll } = selection
  const isAll = found !== undefined && chosen.size >= Math.min(found, maxAtOnce)
  return (
    <section
      aria-label="Selected entries"
      className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line-strong bg-accent-soft px-4 py-2 shadow-card"
    >
      <p role="status" className="font-semibold text-ink">
        {`${formatCount(chosen.size)} selected`}
      </p>
      {!isAll && (
        <Button
          tone="link"
          isBlocked={isLoading}
          onClick={() => void chooseAll()} // reports its failure
          className="inline-flex cursor-pointer items-center gap-2"
        >
          {isLoading && <Icon of={LoaderCircle} className="size-4 animate-spin" />}
          {allText(found)}
        </Button>
      )}
      <div className="ml-auto flex flex-wrap items-center gap-2">
        {chosen.size > 0 &&
          acts.map((one) => (
            <button
              key={one.name}
              type="button"
              aria-label={nameOf(one, countOf(chosen.size, 'entry', 'entries'))}
              onClick={() => onAct(one)}
              className={`button-outline bg-card px-3 ${one.isDeletion ? 'border-danger-600/40 text-danger-700 hover:border-danger-600' : ''}`}
            >
              <Icon of={one.icon} className="size-4" />
              {one.label}
            </button>
          ))}
        <Button
          icon={X}
          isIconSmall
          onClick={end}
          className="border-transparent bg-transparent px-3"
        >
          Cancel selection
        </Button>
      </div>
    </section>
  )
}

const icons = { table: Table2, cards: LayoutGrid } as const

export function LayoutButtons({ layout, choose, other }: ListLayoutChoice) {
  return (
    <fieldset className="ml-auto flex rounded-md border border-line-strong bg-card">
      <legend className="sr-only">Layout</legend>
      {(['table', 'cards'] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === layout}
          onClick={() => choose(name)}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 px-4 font-semibold text-ink-soft first:rounded-l-md last:rounded-r-md hover:text-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
        >
          <Icon of={icons[name]} className="size-4" />
          {name === 'table' ? 'Table' : other}
        </button>
      ))}
    </fieldset>
  )
}
