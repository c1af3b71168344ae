import type { CourseFees } from 'contract/content/course-fees'
import { type KeyboardEvent, useState } from 'react'
import { controlClasses } from '#app/ui/fields/field'
import { cellOf, type FeeColumn, problemOf } from './fee-grid'
import { isBlock } from './paste-block'
import { type FeeTableState, storedAmount } from './use-fee-table'

type FeeCellProps = {
  table: FeeTableState
  row: CourseFees
  column: FeeColumn
  position: { row: number; column: number }
  isBusy: boolean
  /** After an attempt to save, the cell in use shows its problem, too. */
  isTried: boolean
}

export const idOfCell = (row: number, column: number) => `fee-${row}-${column}`

const steps: Record<string, [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Left and right first move within the text. */
function stepOf({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
  currentTarget,
}: KeyboardEvent<HTMLInputElement>) {
  if (ctrlKey || metaKey) return undefined
  if (key === 'Enter') return steps[shiftKey ? 'ArrowUp' : 'ArrowDown']
  const { selectionStart, selectionEnd, value } = currentTarget
  const isAll = selectionStart === 0 && selectionEnd === value.length
  const isAtEnd = selectionStart === selectionEnd && selectionStart === value.length
  const isAtStart = selectionStart === selectionEnd && selectionStart === 0
  if (key === 'ArrowLeft' && !isAll && !isAtStart) return undefined
  if (key === 'ArrowRight' && !isAll && !isAtEnd) return undefined
  return steps[key]
}

export function FeeCell({ table, row, column, position, isBusy, isTried }: FeeCellProps) {
  const [isInUse, setInUse] = useState(false)
  const cell = cellOf(row, column)
  const id = idOfCell(position.row, position.column)
  const text = table.textAt(cell, row, column)
  const isChanged = table.isChanged(row, column)
  const problem = isChanged && (isTried || !isInUse) ? problemOf(text) : undefined
  const isMarked = isChanged && problem === undefined
  return (
    <td className="min-w-0 px-1.5 py-2 align-top max-sm:block max-sm:p-0">
      <span
        translate="no"
        aria-hidden="true"
        className="mb-1 block text-[0.9375rem] text-ink-soft sm:hidden"
      >
        {column.name}
      </span>
      <input
        translate="no"
        id={id}
        aria-label={`${row.title}, ${column.name}`}
        value={text}
        inputMode="decimal"
        autoComplete="off"
        readOnly={isBusy}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem || isMarked ? `${id}-note` : undefined}
        onChange={({ target }) => table.type(cell, target.value)}
        onFocus={({ currentTarget }) => {
          setInUse(true)
          currentTarget.select()
        }}
        onBlur={() => {
          setInUse(false)
          table.tidy(cell)
        }}
        onKeyDown={(event) => {
          const [down, right] = stepOf(event) ?? []
          if (down === undefined || right === undefined) return
          event.preventDefault()
          document.getElementById(idOfCell(position.row + down, position.column + right))?.focus()
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain')
          if (isBusy || !isBlock(pasted)) return
          event.preventDefault()
          table.paste(pasted, position)
        }}
        className={`${controlClasses} scroll-mb-44 text-right tabular-nums ${isMarked ? 'border-gilt bg-gilt-soft font-semibold' : ''}`}
      />
      {(problem || isMarked) && (
        <p
          id={`${id}-note`}
          className={`mt-1 text-sm leading-snug ${problem ? 'font-medium text-danger-700' : 'text-right text-ink-muted tabular-nums'}`}
        >
          {problem ?? storedAmount(row, column)}
        </p>
      )}
    </td>
  )
}
