import { deleteManyMembers, moveManyMembers } from 'contract/people/bulk'
import { selectMembers } from 'contract/people/faculty'
import { countOf } from 'contract/platform/format-count'
import { Landmark, Trash2 } from 'lucide'
import { call } from '#app/lib/call'
import { type BulkAct, unchangedAmong } from '../../shell/list/bulk-act'
import type { SelectedEntry } from '../../shell/list/use-selection'

const idsOf = (entries: readonly SelectedEntry[]) => entries.map(({ _id }) => _id)
const peopleText = (count: number) => countOf(count, 'person', 'people')

/** `departments`: those that the account may move people to. */
export const memberActs = (departments: readonly string[]): readonly BulkAct[] =>
  departments.length > 1 ? [moveTo(departments), deleteMembers] : [deleteMembers]

const moveTo = (departments: readonly string[]): BulkAct => ({
  name: 'department',
  label: 'Change department',
  icon: Landmark,
  question: (count) => `Change the department of ${peopleText(count)}?`,
  confirm: () => 'Change department',
  choice: { label: 'New department', options: departments },
  isByChoice: true,
  unchanged: { one: 'is already in this department', many: 'are already in this department' },
  consequence: async (entries, signal, department) => {
    if (department === '') return { text: '' }
    const listed = await call(selectMembers, { query: { department }, signal })
    return { text: '', unchanged: unchangedAmong(listed, entries) }
  },
  run: (entries, department) =>
    call(moveManyMembers, { body: { ids: idsOf(entries), department } }),
  shownBy: 'faculty',
})

const deleteMembers: BulkAct = {
  name: 'delete',
  label: 'Delete',
  icon: Trash2,
  question: (count) => `Delete ${peopleText(count)}?`,
  consequence: async () => ({
    text: 'They also disappear from all pages that show them. This action cannot be undone.',
  }),
  isDeletion: true,
  needsPassword: true,
  run: (entries) => call(deleteManyMembers, { body: { ids: idsOf(entries) } }),
  shownBy: 'faculty',
}
