import { useQuery } from '@tanstack/react-query'
import { college } from 'college/facts'
import type { EditedContent } from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { isNewNotice } from 'contract/content/notice-age'
import { localDay, toInstant } from 'contract/platform/zoned-time'
import { audienceQuery } from '#app/data/subscriptions'
import { useSite } from '#app/lib/site'
import { useRights } from '../../shell/use-rights'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Only new notices that are still valid are emailed, when they are published first. */
function isNews({ date, validUntil }: ContentData, now: Date): boolean {
  const until = textOf(validUntil)
  const day = textOf(date)
  return (
    (day === '' || isNewNotice(toInstant(`${day}T00:00`, college.timeZone), now)) &&
    (until === '' || until >= localDay(now.toISOString(), college.timeZone))
  )
}

/** How many people publishing sends an email to. */
export function useAudience({ type, isPublic, department }: EditedContent, data: ContentData) {
  const { now } = useSite()
  const { may } = useRights()
  const isEmailed =
    type === 'notice' && !isPublic && may('publish content', department) && isNews(data, now)
  const { data: count } = useQuery({
    ...audienceQuery({ category: textOf(data.category), department: textOf(data.department) }),
    enabled: isEmailed,
  })
  return (isEmailed && count) || 0
}
