import type { BulkReport } from 'contract/platform/bulk'
import { formatCount } from 'contract/platform/format-count'
import type { IconNode } from 'lucide'
import type { SelectedEntry, SelectionResult } from './use-selection'

export type Consequence = {
  text: string
  isEmailed?: boolean
  /** Ids of the entries that are as the action would leave them. */
  unchanged?: readonly string[] | undefined
  /** Where the act’s own don’t fit the choice. */
  unchangedTexts?: Unchanged
}

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

type Unchanged = { one: string; many: string; none?: string }

/** `undo` is absent where it can't put everything back. */
export type BulkDone = BulkReport & { undo?: (() => Promise<BulkReport>) | undefined }

export type BulkAct = {
  name: string
  /** Of the button and of the dialog's: `Publish`. */
  label: string
  icon: IconNode
  /** `Delete 38 events?` */
  question: (count: number) => string
  /** The text of the dialog's button, where the label alone could mean closing the dialog. */
  confirm?: (count: number) => string
  /** `is already a draft`, `are already drafts`: where some entries may have nothing to change. */
  unchanged?: Unchanged
  consequence?: (
    entries: readonly SelectedEntry[],
    signal: AbortSignal,
    choice: string,
  ) => Promise<Consequence>
  /** What changes depends on the choice. */
  isByChoice?: true
  isDeletion?: true
  needsPassword?: true
  /** Something to choose first, such as a department, or to write. */
  choice?: BulkChoice
  run: (
    entries: readonly SelectedEntry[],
    choice: string,
    translations: Readonly<Record<string, string>>,
  ) => Promise<BulkDone>
  /** The first part of the keys of the queries that show them. */
  shownBy: string
}

/** Those that the action has changed. */
export const changedAmong = (entries: readonly SelectedEntry[], { rejected }: BulkReport) =>
  entries.filter(({ _id }) => !rejected.some((one) => one._id === _id))

/** `2 restored, 1 couldn’t be restored. Hostel: It was deleted.` */
export const reportText = ({ message, rejected }: BulkReport): string =>
  [message, ...rejected.slice(0, fewNamed).map(({ name, reason }) => `${name}: ${reason}`)].join(
    '. ',
  )

/** The selected entries that are not among those that would change. None, if that list is incomplete. */
export function unchangedBeside(changing: SelectionResult, selected: readonly SelectedEntry[]) {
  if (changing.found > changing.entries.length) return []
  const ids = new Set(changing.entries.map(({ _id }) => _id))
  return selected.flatMap(({ _id }) => (ids.has(_id) ? [] : _id))
}

/** The selected entries that are among those that are as the action would leave them. */
export function unchangedAmong({ entries }: SelectionResult, selected: readonly SelectedEntry[]) {
  const ids = new Set(entries.map(({ _id }) => _id))
  return selected.flatMap(({ _id }) => (ids.has(_id) ? _id : []))
}

/** `Publish 3`, `Move 3 to trash` */
export function withCount(label: string, count: string): string {
  const [verb, ...rest] = label.split(' ')
  return [verb, count, ...rest].join(' ')
}

/** `2 of the 12 you selected are already drafts, so they stay as they are.` */
export function unchangedText(
  { one, many }: Unchanged,
  { unchanged, selected }: { unchanged: number; selected: number },
): string {
  if (unchanged === 0) return ''
  if (selected === 1) return `The one you selected ${one}.`
  if (unchanged === selected) return `All ${formatCount(selected)} you selected ${many}.`
  const stay =
    unchanged === 1 ? `${one}, so it stays as it is` : `${many}, so they stay as they are`
  return `${formatCount(unchanged)} of the ${formatCount(selected)} you selected ${stay}.`
}

/** In a message of one line. */
const fewNamed = 3
/** More are deleted only after typing the number. */
const fewDeleted = 3

export const mustTypeCount = (
  { isDeletion }: Pick<BulkAct, 'isDeletion'>,
  count: number,
  isEmailed = false,
): boolean => (isEmailed && count > 1) || (isDeletion === true && count > fewDeleted)
