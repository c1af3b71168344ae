import { useQuery } from '@tanstack/react-query'
import type { ContentEntry } from 'contract/content/calls'
import type { DeadLink } from 'contract/content/reports'
import { reportsQuery } from '#app/data/content'
import { useSite } from '#app/lib/site'
import { formatRecentTime } from '../../shell/format-recent-time'
import { LoadStatus } from '../../shell/list/list-notices'
import type { PanelProps } from '../../shell/panel'
import { useAccountName } from '../../shell/use-account-name'
import { useRights } from '../../shell/use-rights'
import { MissingItems, OverdueItems } from '../entries/disclosure-reports'
import { reviewText } from '../entries/review-text'
import { useMarkReviewed } from '../publication/use-mark-reviewed'
import { Report, ReportRow } from './report'

function deadText({ place, gone }: DeadLink): string {
  if (gone === 'person') return 'the person has been removed'
  return gone ? 'the page or course is not public' : `no page exists at ${place}`
}

export function ReportsView({ panel }: PanelProps) {
  const { now } = useSite()
  const nameOf = useAccountName()
  const query = useQuery(reportsQuery())
  const markReviewed = useMarkReviewed(panel)
  const { isScoped } = useRights()
  const { data } = query
  if (!data) return <LoadStatus noun="reports" query={query} />
  const openEntry = (contentId: string) => panel.edit('website', { contentId })
  const writtenText = ({ author, savedAt }: ContentEntry) =>
    author === 'first start'
      ? 'Came with the site'
      : `Last edited by ${nameOf(author)}, ${formatRecentTime(savedAt, now)}`
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <Report
        title="Due for review"
        none="No review dates set. You can set one next to each entry’s form."
      >
        {data.toReview.map((entry) => (
          <ReportRow
            key={entry._id}
            name={entry.title}
            badge={entry.review.due?.isOver ? 'Overdue' : undefined}
            note={reviewText(entry)}
            onOpen={() => openEntry(entry._id)}
            onReviewed={() => markReviewed.confirm(entry._id, entry.review.due?.by ?? '')}
            isBusy={markReviewed.isBusy}
          />
        ))}
      </Report>
      <Report title="Broken links" none="All links within the site work">
        {data.deadLinks.map((link) => (
          <ReportRow
            key={`${link.entryId} ${link.label} ${link.place ?? link.gone}`}
            name={link.title}
            note={`${link.label}: ${deadText(link)}`}
            onOpen={() => openEntry(link.entryId)}
          />
        ))}
      </Report>
      {/* The register belongs to the whole college, not to a department. */}
      {!isScoped && <OverdueItems panel={panel} />}
      <Report title="Drafts" none="No unpublished drafts">
        {data.drafts.map((entry) => (
          <ReportRow
            key={entry._id}
            name={entry.title}
            note={writtenText(entry)}
            onOpen={() => openEntry(entry._id)}
          />
        ))}
      </Report>
      {!isScoped && <MissingItems panel={panel} />}
      <Report title="Oldest content" none="Nothing is published yet">
        {data.oldest.map((entry) => (
          <ReportRow
            key={entry._id}
            name={entry.title}
            note={`${writtenText(entry)}. ${reviewText(entry)}`}
            onOpen={() => openEntry(entry._id)}
          />
        ))}
      </Report>
      <Report title="Unused pictures and documents" none="Everything is in use">
        {data.unusedFiles.map(({ _id, kind, name }) => (
          <ReportRow
            key={_id}
            name={name}
            note={kind === 'picture' ? 'Picture' : 'Document'}
            onOpen={() => panel.edit('library', { libraryId: _id })}
          />
        ))}
      </Report>
    </div>
  )
}
