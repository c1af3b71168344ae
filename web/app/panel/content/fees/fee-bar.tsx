import { countOf } from 'contract/platform/format-count'
import { LoaderCircle, Undo2 } from 'lucide'
import { Icon } from '#app/ui/icon'
import { Button } from '../../shell/button'
import { mainButton } from '../../shell/main-button'
import type { FeeTableState } from './use-fee-table'
import type { FeeSaving } from './use-save-fees'

type FeeBarProps = { table: FeeTableState; saving: FeeSaving; onSave: () => void }

function saveText(published: number, saved: number): string {
  const ofCourses = countOf(published, 'course', 'courses')
  if (published === 0)
    return `Save ${saved === 1 ? 'draft' : 'drafts'} of ${countOf(saved, 'course', 'courses')}`
  const drafts = saved > 0 ? `, save ${countOf(saved, 'draft', 'drafts')}` : ''
  return `Publish the fees of ${ofCourses}${drafts}`
}

export function FeeBar({ table, saving, onSave }: FeeBarProps) {
  const { isBusy, waiting, publishes, undo } = saving
  const live = waiting.filter(publishes).length
  const isIdle = isBusy || waiting.length === 0
  return (
    <div className="sticky bottom-0 z-10 -mx-4 grid gap-2 border-t border-line bg-card px-4 py-3 shadow-lift sm:mx-0 sm:rounded-t-card sm:border-x">
      {/* Rendered even when empty: screen readers announce only changes inside a live region that already exists. */}
      <p role="status" className="text-ink-soft wrap-anywhere empty:absolute">
        {table.pasted?.text}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <label className="mr-auto flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={table.isChecked}
            onChange={({ target }) => table.setChecked(target.checked)}
            className="size-5 shrink-0 cursor-pointer accent-primary"
          />
          <span>Mark changed fees as checked today</span>
        </label>
        {(table.pasted || undo) && (
          <Button icon={Undo2} onClick={table.pasted ? table.undoPaste : undo} className="px-4">
            {table.pasted ? 'Undo paste' : 'Undo '}
            {!table.pasted && <span className="sr-only">publishing</span>}
          </Button>
        )}
        {/* `aria-disabled`, not `disabled`: a disabled button loses the focus. */}
        <Button
          {...mainButton}
          tone="primary"
          isBlocked={isIdle}
          onClick={() => onSave()}
          className="px-4 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 max-sm:flex-1"
        >
          {isBusy && <Icon of={LoaderCircle} className="size-5 animate-spin" />}
          {waiting.length === 0 ? 'No changes' : saveText(live, waiting.length - live)}
        </Button>
      </div>
    </div>
  )
}
