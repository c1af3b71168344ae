import { college } from 'college/facts'
import type { CourseFees } from 'contract/content/course-fees'
import { plainNumber } from 'contract/content/number-fields'
import { countOf, formatAmount } from 'contract/platform/format-count'
import { localDay } from 'contract/platform/zoned-time'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useSite } from '#app/lib/site'
import type { Panel } from '../../shell/panel'
import { useTypedBefore } from '../../shell/use-typed-before'
import { useUnsavedForm } from '../../shell/use-unsaved-form'
import {
  amountIn,
  columnsOf,
  type FeeColumn,
  isChanged,
  type TypedAmounts,
  withTyped,
} from './fee-grid'
import { assignCells } from './paste-block'

/** What a lost session left behind. */
const typedBefore = z.record(z.string(), z.string())

export const grouped = (amount: string) =>
  /^\d+$/.test(amount) ? formatAmount(Number(amount)) : amount

export function storedAmount(row: CourseFees, column: FeeColumn): string {
  const before = amountIn(row.edited, column)
  return before === '' ? 'new' : `was ${grouped(before)}`
}

export function useFeeTable(panel: Panel, first: readonly CourseFees[]) {
  const before = typedBefore.safeParse(useTypedBefore())
  const { now } = useSite()
  const [rows, setRows] = useState(first)
  // Lines that a save removes keep their column until the table is opened again.
  const [columns, setColumns] = useState(() => columnsOf(first))
  const [typed, setTyped] = useState<TypedAmounts>(before.data ?? {})
  const [isChecked, setChecked] = useState(true)
  const [pasted, setPasted] = useState<{ before: TypedAmounts; text: string }>()
  const changedIn = (row: CourseFees) => columns.filter((column) => isChanged(row, column, typed))
  const changed = rows.filter((row) => changedIn(row).length > 0)
  const hasChanges = changed.length > 0
  useUnsavedForm(panel, hasChanges, () => typed)
  return {
    ...{ rows, columns, typed, changed, isChecked, setChecked, pasted },
    isChanged: (row: CourseFees, column: FeeColumn) => isChanged(row, column, typed),
    type: (cell: string, text: string) => {
      setPasted(undefined)
      setTyped((before) => ({ ...before, [cell]: text }))
    },
    tidy: (cell: string) =>
      setTyped((before) => {
        const text = before[cell]
        return text === undefined ? before : { ...before, [cell]: grouped(plainNumber(text)) }
      }),
    paste: (text: string, start: { row: number; column: number }) => {
      const { typed: entered, left } = assignCells(text, { rows, columns }, start)
      const count = Object.keys(entered).length
      const lost = left.length > 0 ? ` Not in this table: ${left.join(', ')}` : ''
      setPasted({ before: typed, text: `${countOf(count, 'fee', 'fees')} pasted.${lost}` })
      const tidied = Object.entries(entered).map(([cell, one]) => [cell, grouped(plainNumber(one))])
      setTyped({ ...typed, ...Object.fromEntries(tidied) })
    },
    undoPaste: () => {
      if (pasted) setTyped(pasted.before)
      setPasted(undefined)
    },
    feesFor: (row: CourseFees) => {
      const { feesAsOf } = row.edited
      const isToday = isChecked && changedIn(row).length > 0
      const checkedOn = isToday ? localDay(now.toISOString(), college.timeZone) : feesAsOf
      const fees = withTyped(row, columns, typed)
      return { fees, ...(checkedOn && { feesAsOf: checkedOn }) }
    },
    /** The course as it is now, and what is still typed over it. */
    put: (row: CourseFees, over: TypedAmounts) => {
      setPasted(undefined)
      setRows((before) => before.map((one) => (one._id === row._id ? row : one)))
      setColumns((before) => {
        const known = new Set(before.map(({ key }) => key))
        return [...before, ...columnsOf([row]).filter(({ key }) => !known.has(key))]
      })
      setTyped((before) => {
        const others = Object.entries(before).filter(([cell]) => !cell.startsWith(`${row._id}/`))
        return { ...Object.fromEntries(others), ...over }
      })
    },
    textAt: (cell: string, row: CourseFees, column: FeeColumn) =>
      typed[cell] ?? grouped(amountIn(row.edited, column)),
  }
}
export type FeeTableState = ReturnType<typeof useFeeTable>
