import {
  deleteManyLibraryItems,
  describeManyLibraryItems,
  recoverLibraryItems,
  selectLibraryItems,
} from 'contract/content/library/calls'
import { libraryTrashDays } from 'contract/content/library/deleted-items'
import { longestAlt, longestCollection } from 'contract/content/library/items'
import { countOf } from 'contract/platform/format-count'
import { FolderInput, PenLine, Trash2 } from 'lucide'
import type { LibraryFilters } from '#app/data/library'
import { call } from '#app/lib/call'
import {
  type BulkAct,
  changedAmong,
  unchangedAmong,
  unchangedBeside,
} from '../../shell/list/bulk-act'
import type { SelectedEntry } from '../../shell/list/use-selection'

const seenOf = (entries: readonly SelectedEntry[]) =>
  entries.map(({ _id, version = 0 }) => ({ _id, version }))
const filesText = (count: number) => countOf(count, 'file', 'files')

export const itemActsFor = (collections: readonly string[], filters: LibraryFilters): BulkAct[] => [
  {
    name: 'describe',
    label: 'Describe',
    icon: PenLine,
    question: (count) => `Describe ${countOf(count, 'picture', 'pictures')}?`,
    unchanged: {
      one: 'has a description or needs none',
      many: 'have a description or need none',
    },
    consequence: async (entries, signal) => {
      const query = { ...filters, kind: 'picture', missing: 'description' } as const
      const changing = await call(selectLibraryItems, { query, signal })
      return { text: '', unchanged: unchangedBeside(changing, entries) }
    },
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
    isByChoice: true,
    unchanged: { one: 'is already in this collection', many: 'are already in this collection' },
    consequence: async (entries, signal, collection) => {
      const query = collection ? { collection } : ({ missing: 'collection' } as const)
      const listed = await call(selectLibraryItems, { query, signal })
      return {
        text: '',
        unchanged: unchangedAmong(listed, entries),
        ...(!collection && {
          unchangedTexts: { one: 'is in no collection', many: 'are in no collection' },
        }),
      }
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
      text: `Files in use won’t be deleted. You can restore the others under “Deleted files” for ${libraryTrashDays} days.`,
    }),
    isDeletion: true,
    run: async (entries) => {
      const report = await call(deleteManyLibraryItems, { body: { entries: seenOf(entries) } })
      const deleted = seenOf(changedAmong(entries, report)).map(({ _id, version }) => ({
        _id,
        version: version + 1,
      }))
      return { ...report, undo: () => call(recoverLibraryItems, { body: { entries: deleted } }) }
    },
    shownBy: 'library',
  },
]
