import {
  allDepartments,
  type NoticeEntry,
  noticeSorts,
  noticeStatuses,
  selectNoticeEntries,
} from 'contract/content/notice-list'
import { calendarMonths } from 'contract/platform/calendar-months'
import { formatCount } from 'contract/platform/format-count'
import { Megaphone } from 'lucide'
import { useRef } from 'react'
import { noticeListQuery } from '#app/data/content-lists'
import { call } from '#app/lib/call'
import { formatDate } from '#app/lib/format-date'
import { ListFooter } from '../../shell/list/list-footer'
import { ListStatus, Notice } from '../../shell/list/list-notices'
import { ListPages } from '../../shell/list/list-pages'
import { optionsNamed, PagedListToolbar } from '../../shell/list/list-toolbar'
import { SelectionBar } from '../../shell/list/selection-bar'
import { useListLayout } from '../../shell/list/use-list-layout'
import { usePagedList } from '../../shell/list/use-paged-list'
import { useSelection } from '../../shell/list/use-selection'
import type { PanelProps } from '../../shell/panel'
import { useEntryActs } from '../entries/bulk-entry-acts'
import { EntryRows } from '../entries/entry-rows'
import { NoticeTable } from './notice-table'
import { useNoticeNames } from './use-notice-names'

const noun = 'notices'
export function EditableNoticeList({ panel }: PanelProps) {
  const names = useNoticeNames()
  const result = usePagedList<NoticeEntry>(noticeListQuery, panel.start.choice)
  const { query, entries, known, clear } = result
  const count = useRef<HTMLParagraphElement>(null)
  const layout = useListLayout('notices', 'List')
  const acts = useEntryActs({ one: 'notice', many: noun }, true)
  const { page: _, ...filters } = result.requested
  const selection = useSelection({
    scope: JSON.stringify(result.requested),
    fetchAll: () => call(selectNoticeEntries, { query: filters }),
    onError: panel.showError,
  })
  const optionsOf = (name: 'category' | 'department') =>
    Object.fromEntries((known?.values[name] ?? []).map((value) => [value, names[name](value)]))
  const noteOf = ({ category, department, date }: NoticeEntry) =>
    [
      ...(category ? [names.category(category)] : []),
      names.department(department ?? allDepartments),
      ...(date ? [formatDate(date)] : []),
    ].join(' · ')
  return (
    <>
      <PagedListToolbar
        found={result}
        noun={noun}
        searchHint="Search by title or web address"
        filters={{
          state: { label: 'Status', all: 'Any status', options: noticeStatuses },
          category: { label: 'Category', all: 'All', options: optionsOf('category') },
          department: { label: 'Department', all: 'All', options: optionsOf('department') },
          year: { label: 'Year', all: 'Any year', options: optionsNamed(known?.values.year ?? []) },
          month: { label: 'Month', all: 'Any month', options: calendarMonths },
        }}
        sorts={noticeSorts}
      />
      <ListStatus
        noun={noun}
        query={query}
        found={known?.found}
        isFiltered={known !== undefined && known.all > 0}
        onClear={clear}
        noneYet={<NoneYet />}
      />
      {known && entries.length > 0 && (
        <SelectionBar {...{ panel, selection, acts, layout }} found={known.found} />
      )}
      <ListPages list={query} noun={noun} count={entries.length} countRef={count}>
        {layout.layout === 'table' && entries.length > 0 && (
          <NoticeTable
            {...{ panel, entries, names }}
            sort={{ by: result.choice.sort ?? 'dated', choose: (sort) => result.choose({ sort }) }}
            selection={acts.length > 0 ? selection : undefined}
          />
        )}
        {layout.layout !== 'table' && entries.length > 0 && (
          <EntryRows
            panel={panel}
            label="Notices"
            rows={entries.map((entry) => ({ entry, note: noteOf(entry) }))}
            selection={selection}
          />
        )}
      </ListPages>
      {known && (
        <ListFooter list={query} noun={noun} countRef={count}>
          {`Showing ${formatCount(entries.length)} of ${formatCount(known.found)} ${noun}`}
        </ListFooter>
      )}
    </>
  )
}

const NoneYet = () => (
  <Notice
    icon={Megaphone}
    title="No notices yet"
    text="Create your first notice with the button above."
  >
    {null}
  </Notice>
)
