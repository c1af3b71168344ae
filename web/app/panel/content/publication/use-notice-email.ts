import { useQuery } from '@tanstack/react-query'
import { college } from 'college/facts'
import type { EditedContent } from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { isNewNotice } from 'contract/content/notice-age'
import { countOf } from 'contract/platform/format-count'
import { localDay, toInstant } from 'contract/platform/zoned-time'
import { useState } from 'react'
import { noticeEmailQuery, useNoticeEmailCalls } from '#app/data/notice-emails'
import { audienceQuery } from '#app/data/subscriptions'
import { useSite } from '#app/lib/site'
import type { Panel } from '../../shell/panel'
import { reportFailure } from '../../shell/report-failure'
import { useAct } from '../../shell/use-act'
import { useRights } from '../../shell/use-rights'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const notChosen = 'Your choice could not be saved. Try again.'

/** Only new notices that are still valid are emailed, when they are published first. */
function isNews({ date, validUntil }: ContentData, now: Date): boolean {
  const until = textOf(validUntil)
  const day = textOf(date)
  return (
    (day === '' || isNewNotice(toInstant(`${day}T00:00`, college.timeZone), now)) &&
    (until === '' || until >= localDay(now.toISOString(), college.timeZone))
  )
}

/** Who gets an email on publication, and the choice to skip it or to email a correction. */
export function useNoticeEmail(panel: Panel, entry: EditedContent, data: ContentData) {
  const { _id, type, isPublic, department } = entry
  const { now } = useSite()
  const { may } = useRights()
  const act = useAct(panel)
  const { choose, correct } = useNoticeEmailCalls(_id)
  const [isCorrected, setCorrected] = useState(false)
  const isNotice = type === 'notice' && may('publish content', department)
  const isFirst = isNotice && !isPublic && isNews(data, now)
  const { data: status } = useQuery({
    ...noticeEmailQuery(_id),
    enabled: isFirst || (isNotice && isPublic),
  })
  const isOffered = isFirst || (isNotice && isPublic && status === 'sent')
  const { data: count = 0 } = useQuery({
    ...audienceQuery({ category: textOf(data.category), department: textOf(data.department) }),
    enabled: isOffered,
  })
  const isChosen = isFirst ? status !== 'skipped' : isCorrected
  const people = countOf(count, 'person', 'people')
  if (!isOffered || count === 0) return undefined
  return {
    isChosen,
    isFirst,
    people,
    label: isFirst ? `Email ${people}` : `Email the correction to ${people}`,
    publishText: isChosen
      ? `Publish and email ${people}`
      : isFirst
        ? 'Publish without email'
        : 'Publish now',
    choose: (isEmailed: boolean) => {
      if (!isFirst) return setCorrected(isEmailed)
      choose.mutate(isEmailed, {
        onError: (error) => reportFailure(error, panel.showError, notChosen),
      })
    },
    afterPublishing: async () => {
      if (isFirst || !isCorrected) return
      setCorrected(false)
      await act(() => correct.mutateAsync())
    },
  }
}
export type NoticeEmail = ReturnType<typeof useNoticeEmail>
