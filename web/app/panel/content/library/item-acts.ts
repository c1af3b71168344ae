import { deleteManyLibraryItems, describeManyLibraryItems } from 'contract/content/library/calls'
import { longestAlt, longestCollection } from 'contract/content/library/items'
import { countOf } from 'contract/platform/format-count'
import { FolderInput, PenLine, Trash2 } from 'lucide'
import { call } from '#app/lib/call'
import type { BulkAct } from '../../shell/list/bulk-act'
import type { SelectedEntry } from '../../shell/list/use-selection'

const seenOf = (entries: readonly SelectedEntry[]) =>
  entries.map(({ _id, version = 0 }) => ({ _id, version }))
const filesText = (count: number) => countOf(count, 'file', 'files')

export const itemActsFor = (collections: readonly string[]): BulkAct[] => [
  {
    name: 'describe',
    label: 'Describe',
    icon: PenLine,
    question: (count) => `Describe ${filesText(count)}?`,
    choice: {
      label: 'Same description for all',
      options: [],
      freeText: { hint: 'Pictures that have a description keep it.', maxLength: longestAlt },
    },
    run: (entries, alt) =>
      call(describeManyLibraryItems, { body: { entries: seenOf(entries), alt } }),
    shownBy: 'library',
  },
  {
    name: 'move',
    label: 'Move',
    icon: FolderInput,
    question: (count) => `Move ${filesText(count)} to a collection?`,
    choice: {
      label: 'Collection',
      options: collections,
      freeText: {
        hint: 'Leave this empty to take them out of their collection.',
        maxLength: longestCollection,
        isOptional: true,
      },
    },
    run: (entries, collection) =>
      call(describeManyLibraryItems, { body: { entries: seenOf(entries), collection } }),
    shownBy: 'library',
  },
  {
    name: 'delete',
    label: 'Delete',
    icon: Trash2,
    question: (count) => `Delete ${filesText(count)}?`,
    consequence: async () => ({
      text: 'Files in use won’t be deleted. This action cannot be undone.',
    }),
    isDeletion: true,
    run: (entries) => call(deleteManyLibraryItems, { body: { entries: seenOf(entries) } }),
    shownBy: 'library',
  },
]
