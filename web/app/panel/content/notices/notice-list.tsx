import { useQuery } from '@tanstack/react-query'
import { departmentTitle } from 'contract/content/catalogue'
import {
  allDepartments,
  type NoticeEntry,
  noticeSorts,
  noticeStatuses,
} from 'contract/content/notice-list'
import { formatCount } from 'contract/platform/format-count'
import { Megaphone } from 'lucide'
import { useRef } from 'react'
import { contentOfTypeQuery, noticeListQuery } from '#app/data/content-lists'
import { formatDate } from '#app/lib/format-date'
import { useCatalogue } from '#app/lib/site'
import { Notice } from '../../shell/list/list-notices'
import { ListStatuses } from '../../shell/list/list-statuses'
import { ListingToolbar } from '../../shell/list/listing-toolbar'
import { MoreEntries } from '../../shell/list/more-entries'
import { usePagedList } from '../../shell/list/use-paged-list'
import type { PanelProps } from '../../shell/panel'
import { EntryRows } from '../entries/entry-rows'

const noun = 'notices'
const collegeWideTitle = 'Whole college'

function useNames() {
  const catalogue = useCatalogue()
  const { data: categories = [] } = useQuery(contentOfTypeQuery('noticeCategory'))
  const titles = new Map(categories.map(({ _id, title }) => [_id, title]))
  return {
    category: (id: string) => titles.get(id) ?? '…',
    department: (code: string) =>
      code === allDepartments ? collegeWideTitle : departmentTitle(catalogue, code),
  }
}

export function EditableNoticeList({ panel }: PanelProps) {
  const names = useNames()
  const result = usePagedList<NoticeEntry>(noticeListQuery, panel.start.choice)
  const { query, entries, known, refresh, clear } = result
  const count = useRef<HTMLParagraphElement>(null)
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
      <ListingToolbar
        found={result}
        noun={noun}
        searchHint="Search by title or web address"
        filters={{
          state: { label: 'Status', all: 'Any status', options: noticeStatuses },
          category: { label: 'Category', all: 'All', options: optionsOf('category') },
          department: { label: 'Department', all: 'All', options: optionsOf('department') },
        }}
        sorts={noticeSorts}
      />
      <ListStatuses
        noun={noun}
        counts={known}
        isError={query.isError}
        isFetching={query.isFetching}
        onRetry={refresh}
        onClear={clear}
        noneYet={<NoneYet />}
      />
      {entries.length > 0 && (
        <EntryRows
          panel={panel}
          label="Notices"
          rows={entries.map((entry) => ({ entry, note: noteOf(entry) }))}
        />
      )}
      {known && (
        <MoreEntries list={query} noun={noun} countRef={count}>
          {`Showing ${formatCount(entries.length)} of ${formatCount(known.found)} ${noun}`}
        </MoreEntries>
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
