import { deleteManyLibraryItems } from 'contract/content/library/calls'
import { countOf } from 'contract/platform/format-count'
import { Trash2 } from 'lucide'
import { call } from '#app/lib/call'
import type { BulkAct } from '../../shell/list/bulk-act'

export const itemActs: readonly BulkAct[] = [
  {
    name: 'delete',
    label: 'Delete',
    icon: Trash2,
    question: (count) => `Delete ${countOf(count, 'file', 'files')}?`,
    consequence: async () => ({ text: 'Files in use won’t be deleted.' }),
    isDeletion: true,
    run: (entries) =>
      call(deleteManyLibraryItems, {
        body: { entries: entries.map(({ _id, version = 0 }) => ({ _id, version })) },
      }),
    shownBy: 'library',
  },
]
