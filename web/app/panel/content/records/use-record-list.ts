import type { DeclaredRecord } from 'contract/content/record'
import { records } from 'contract/records'
import { type FetchList, type ListPage, recordListQuery } from '#app/data/record-list'
import { call } from '#app/lib/call'
import { usePagedList } from '../../shell/list/use-paged-list'
import { useSelection } from '../../shell/list/use-selection'
import type { Panel } from '../../shell/panel'
import type { Stored } from './form-field'
import type { RecordList } from './record-list'

export function useRecordList<Entry extends Stored>(list: RecordList<Entry>, panel: Panel) {
  const { savedId, choice } = panel.start
  const { subject, group } = list
  const declared: DeclaredRecord = records[subject]
  const request: FetchList<Entry> = (query, signal) =>
    // Safe: `SubjectOf` ties the entry type to the subject.
    call(declared.list, { query, signal }) as Promise<ListPage<Entry>>
  const result = usePagedList<Entry>(
    (requested, visit) =>
      recordListQuery({ subject, ask: request }, { ...requested, group, saved: savedId }, visit),
    choice,
  )
  const { search, page: _, ...filters } = result.requested
  const selection = useSelection({
    scope: JSON.stringify(result.requested),
    fetchAll: () => call(declared.select, { query: { ...filters, search, group } }),
    onError: panel.showError,
  })
  return { declared, selection, ...result }
}
export type RecordResults<Entry extends Stored> = ReturnType<typeof useRecordList<Entry>>
