import { useQuery } from '@tanstack/react-query'
import { disclosurePath } from 'contract/content/disclosure'
import type { ReportedItem } from 'contract/content/disclosure-report'
import { disclosureReportQuery } from '#app/data/disclosure-report'
import { Loading, LoadingFailed } from '../list/list-notices'
import type { PanelProps } from '../panel'
import { careText } from './care-text'
import { Report, Row } from './report'
import { useStillRight } from './use-still-right'

const noun = 'register of public disclosure'

const badges = { required: 'Required', recommended: undefined, own: undefined } as const

const missingText = (item: ReportedItem) =>
  `${item.hasDraft ? 'A draft of it waits. ' : ''}${careText(item)}`

const linkHint = `No menu leads visitors to it: add a link to ${disclosurePath} in “Menus and footer”`

/** What visitors do not find in the register of public disclosure, and what is overdue there for another look. */
export function DisclosureReports({ panel }: PanelProps) {
  const { data, isFetching, refetch } = useQuery(disclosureReportQuery())
  const stillRight = useStillRight(panel)
  if (!data) {
    if (isFetching) return <Loading noun={noun} />
    return <LoadingFailed noun={noun} onRetry={() => void refetch()} /> // a failure shows here again
  }
  const { published, notApplicable, missing, overdue, isLinked } = data
  const openEntry = (contentId: string) => panel.edit('website', { contentId })
  return (
    <>
      <Report
        title="Public disclosure: missing"
        about={`${published} published, ${notApplicable} not applicable, ${missing.length} missing. ${isLinked ? '' : linkHint}`}
        none="Every item has something to show, or does not apply"
      >
        {missing.map((item) => (
          <Row
            key={item._id}
            name={item.title}
            badge={badges[item.basis]}
            note={missingText(item)}
            onOpen={() => openEntry(item._id)}
          />
        ))}
      </Report>
      <Report title="Public disclosure: overdue" none="No item is overdue for another look">
        {overdue.map((item) => (
          <Row
            key={item._id}
            name={item.title}
            badge="Overdue"
            note={careText(item)}
            onOpen={() => openEntry(item._id)}
            onStillRight={() => stillRight.confirm(item._id, item.review.due?.by ?? '')}
            isBusy={stillRight.isBusy}
          />
        ))}
      </Report>
    </>
  )
}
