import { useQuery } from '@tanstack/react-query'
import { disclosurePath } from 'contract/content/disclosure'
import type { DisclosureReport, ReportedItem } from 'contract/content/disclosure-report'
import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { disclosureReportQuery } from '#app/data/disclosure-report'
import { LoadStatus } from '../../shell/list/list-notices'
import type { PanelProps } from '../../shell/panel'
import { useMarkReviewed } from '../publication/use-mark-reviewed'
import { Report, ReportRow } from '../reports/report'
import { reviewText } from './review-text'

type OnceThereProps = { children: (report: DisclosureReport) => ReactNode }

function OnceThere({ children }: OnceThereProps) {
  const query = useQuery(disclosureReportQuery())
  if (query.data) return children(query.data)
  return <LoadStatus noun="register of public disclosure" query={query} />
}

const missingText = (item: ReportedItem) =>
  `${item.hasDraft ? 'Has a draft. ' : ''}${reviewText(item)}`

const linkHint = `No menu links to the page yet. Add a link to ${disclosurePath} in “Menus and footer”.`

const aboutText = ({ published, notApplicable, missing, isLinked }: DisclosureReport) =>
  `${published} published, ${notApplicable} not applicable, ${missing.length} missing. ${isLinked ? '' : linkHint}`

export const MissingItems = ({ panel }: PanelProps) => (
  <OnceThere>
    {(report) => (
      <Report
        title="Public disclosure: missing"
        about={aboutText(report)}
        none="Every item is published or marked as not applicable"
      >
        {report.missing.map((item) => (
          <ReportRow
            key={item._id}
            name={item.title}
            badge={item.basis === 'required' ? 'Required' : undefined}
            badgeIcon={CircleAlert}
            note={missingText(item)}
            onOpen={() => panel.edit('website', { contentId: item._id })}
          />
        ))}
      </Report>
    )}
  </OnceThere>
)

export function OverdueItems({ panel }: PanelProps) {
  const markReviewed = useMarkReviewed(panel)
  return (
    <OnceThere>
      {({ overdue }) => (
        <Report title="Public disclosure: overdue" none="No item is overdue for review">
          {overdue.map((item) => (
            <ReportRow
              key={item._id}
              name={item.title}
              badge="Overdue"
              note={reviewText(item)}
              onOpen={() => panel.edit('website', { contentId: item._id })}
              onReviewed={() => markReviewed.confirm(item._id, item.review.due?.by ?? '')}
              isBusy={markReviewed.isBusy}
            />
          ))}
        </Report>
      )}
    </OnceThere>
  )
}
