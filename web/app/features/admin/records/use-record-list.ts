import { records } from 'contract/records'
import { recordListQuery } from '#app/data/record-list'
import { usePagedList } from '../list/use-paged-list'
import type { Panel } from '../panel'
import type { Stored } from './form-field'
import type { RecordList } from './record-list'

/** What is chosen of a list of records, and those that the server found for it. */
export function useRecordList<Entry extends Stored>(list: RecordList<Entry>, panel: Panel) {
  const { savedId, choice } = panel.start
  const found = usePagedList<Entry>(
    (asked, visit) => recordListQuery(list, { ...asked, group: list.group, saved: savedId }, visit),
    choice,
  )
  return { declared: records[list.subject], ...found }
}
export type FoundRecords<Entry extends Stored> = ReturnType<typeof useRecordList<Entry>>
