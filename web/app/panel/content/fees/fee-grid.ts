import type { CourseFees, FeesOfVersion } from 'contract/content/course-fees'
import { feeFields } from 'contract/content/course-fees'
import { plainNumber } from 'contract/content/number-fields'
import { bareName } from 'contract/platform/fold-text'
import { newKey } from '../entries/form-data'

type FeeLine = FeesOfVersion['fees'][number]
export type FeeColumn = { key: string; name: string }

/** Typed amounts by cell; an amount equal to the stored one isn't a change. */
export type TypedAmounts = Readonly<Record<string, string>>

export const cellOf = ({ _id }: Pick<CourseFees, '_id'>, { key }: FeeColumn) => `${_id}/${key}`

/** A course can have two lines of one name. */
function linesOf({ fees }: FeesOfVersion): { column: FeeColumn; line: FeeLine }[] {
  const seen = new Map<string, number>()
  return fees.map((line) => {
    const name = bareName(line.year)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return { column: { key: `${name}-${count}`, name: line.year.trim() }, line }
  })
}

/** The fee lines of all courses, each after those that precede it in a course. */
export function columnsOf(rows: readonly CourseFees[]): FeeColumn[] {
  const columns: FeeColumn[] = []
  const indexOf = ({ key }: FeeColumn) => columns.findIndex((one) => one.key === key)
  for (const { edited } of rows) {
    let next = 0
    for (const { column } of linesOf(edited)) {
      if (indexOf(column) === -1) columns.splice(next, 0, column)
      next = indexOf(column) + 1
    }
  }
  return columns
}

export const amountIn = (fees: FeesOfVersion, { key }: FeeColumn): string =>
  linesOf(fees).find(({ column }) => column.key === key)?.line.amount ?? ''

export function isChanged(row: CourseFees, column: FeeColumn, typed: TypedAmounts): boolean {
  const text = typed[cellOf(row, column)]
  return text !== undefined && plainNumber(text) !== amountIn(row.edited, column)
}

const amount = feeFields.fees.items.fields.amount.schema

export function problemOf(text: string): string | undefined {
  if (text.trim() === '') return undefined
  return amount.safeParse(text).error?.issues[0]?.message
}

/** The same key from two people is one line, so that adding it twice is a conflict and no duplicate. */
function keyFor({ key }: FeeColumn, lines: readonly { line: FeeLine }[]): string {
  const own = `fee-${key}`
  const isUsable = /^[\w-]{1,40}$/.test(own) && !lines.some(({ line }) => line._key === own)
  return isUsable ? own : newKey()
}

/** Empty cells remove their line; a new line takes the place of its column. */
export function withTyped(
  row: CourseFees,
  columns: readonly FeeColumn[],
  typed: TypedAmounts,
): FeeLine[] {
  const changed = columns.filter((column) => isChanged(row, column, typed))
  let lines = linesOf(row.edited)
  for (const column of changed) {
    const entered = plainNumber(typed[cellOf(row, column)] ?? '')
    const index = lines.findIndex((one) => one.column.key === column.key)
    const old = lines[index]
    if (entered === '') lines = lines.filter((one) => one !== old)
    else if (old) lines = lines.with(index, { column, line: { ...old.line, amount: entered } })
    else {
      const before = columns.slice(0, columns.indexOf(column)).map(({ key }) => key)
      const after = lines.findLastIndex((one) => before.includes(one.column.key)) + 1
      const line = { _key: keyFor(column, lines), year: column.name, amount: entered }
      lines = lines.toSpliced(after, 0, { column, line })
    }
  }
  return lines.map(({ line }) => line)
}

/** What has to be typed into a row to get these fees. */
export function typedFor(row: CourseFees, fees: FeesOfVersion): TypedAmounts {
  const columns = columnsOf([row, { ...row, edited: fees }])
  return Object.fromEntries(
    columns
      .filter((column) => amountIn(row.edited, column) !== amountIn(fees, column))
      .map((column) => [cellOf(row, column), amountIn(fees, column)]),
  )
}

const asSeen = ({ fees, feesAsOf = '' }: FeesOfVersion) =>
  JSON.stringify([feesAsOf, fees.map(({ year, amount, note = '' }) => [year, amount, note])])

/** Visitors see other fees than staff. */
export const isPending = ({ edited, public: visible }: CourseFees): boolean =>
  visible !== undefined && asSeen(edited) !== asSeen(visible)
