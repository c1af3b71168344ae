import type { BulkReport } from 'contract/platform/bulk'
import type { IconNode } from 'lucide'
import type { SelectedEntry } from './use-selection'

export type Consequence = { text: string; isEmailed?: boolean }

type BulkChoice = {
  label: string
  options: readonly string[]
  /** The options are only suggestions. */
  freeText?: {
    hint: string
    maxLength: number
    isOptional?: true
    /** Optional, each by its name. */
    translations?: readonly { name: string; language: string; label: string; hint: string }[]
  }
}

export type BulkAct = {
  name: string
  /** Of the button and of the dialog's: `Publish`. */
  label: string
  icon: IconNode
  /** `Delete 38 events?` */
  question: (count: number) => string
  /** The text of the dialog's button, where the label alone could mean closing the dialog. */
  confirm?: (count: number) => string
  consequence?: (entries: readonly SelectedEntry[], signal: AbortSignal) => Promise<Consequence>
  isDeletion?: true
  needsPassword?: true
  /** Something to choose first, such as a department, or to write. */
  choice?: BulkChoice
  run: (
    entries: readonly SelectedEntry[],
    choice: string,
    translations: Readonly<Record<string, string>>,
  ) => Promise<BulkReport>
  /** The first part of the keys of the queries that show them. */
  shownBy: string
}

/** `Publish 3`, `Move 3 to trash` */
export function withCount(label: string, count: string): string {
  const [verb, ...rest] = label.split(' ')
  return [verb, count, ...rest].join(' ')
}

/** More are deleted only after typing the number. */
const fewDeleted = 3

export const mustTypeCount = (
  { isDeletion }: Pick<BulkAct, 'isDeletion'>,
  count: number,
  isEmailed = false,
): boolean => (isEmailed && count > 1) || (isDeletion === true && count > fewDeleted)
