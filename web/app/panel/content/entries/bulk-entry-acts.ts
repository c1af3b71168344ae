import {
  type BulkContentAct,
  changeManyEntries,
  listUnchangedEntries,
  undoManyEntries,
} from 'contract/content/bulk'
import { trashDays } from 'contract/content/entry-calls'
import { countOf } from 'contract/platform/format-count'
import { Globe, GlobeLock, Trash2 } from 'lucide'
import { call } from '#app/lib/call'
import type { BulkAct, Consequence } from '../../shell/list/bulk-act'
import { useRights } from '../../shell/use-rights'

type Names = { one: string; many: string }

type EntryAct = Pick<BulkAct, 'label' | 'icon' | 'isDeletion' | 'unchanged'> & {
  name: BulkContentAct
  verb: string
  place?: string
  consequence: Consequence
}

const bulkAct = (
  { name, verb, place = '', consequence, ...act }: EntryAct,
  { one, many }: Names,
): BulkAct => ({
  ...act,
  name,
  question: (count) => `${verb} ${countOf(count, one, many)}${place}?`,
  consequence: async (entries, signal) => {
    if (name === 'trash') return consequence
    const body = { act: name, ids: entries.map(({ _id }) => _id) }
    return { ...consequence, ...(await call(listUnchangedEntries, { body, signal })) }
  },
  run: async (entries) => {
    const { undoable = [], ...report } = await call(changeManyEntries, {
      body: { act: name, entries: entries.map(({ _id, version = 0 }) => ({ _id, version })) },
    })
    if (undoable.length === 0) return report
    return { ...report, undo: () => call(undoManyEntries, { body: { entries: undoable } }) }
  },
  shownBy: 'content',
})

/** In lower case: `notice`, `notices`. Notices are emailed to their subscribers. */
export function useEntryActs(names: Names, isEmailed = false): BulkAct[] {
  const { has } = useRights()
  const acts: EntryAct[] = []
  if (has('publish content'))
    acts.push(
      {
        ...{ name: 'publish', label: 'Publish', verb: 'Publish', icon: Globe },
        unchanged: { one: 'is already published', many: 'are already published' },
        consequence: isEmailed
          ? { text: 'Subscribers get an email about each new notice.', isEmailed }
          : { text: 'Unpublished changes become public.' },
      },
      {
        ...{ name: 'unpublish', label: 'Unpublish', verb: 'Unpublish', icon: GlobeLock },
        unchanged: { one: 'is already unpublished', many: 'are already unpublished' },
        consequence: { text: 'Visitors will no longer see them. Their texts become drafts.' },
      },
    )
  if (has('write content'))
    acts.push({
      ...{ name: 'trash', label: 'Move to trash', verb: 'Move', place: ' to the trash' },
      ...{ icon: Trash2, isDeletion: true },
      consequence: {
        text: `You can restore them from the trash for ${trashDays} days. Entries that other pages link to won’t be moved.`,
      },
    })
  return acts.map((act) => bulkAct(act, names))
}
