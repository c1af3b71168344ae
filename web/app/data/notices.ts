import { getNotice, listCurrentNotices, listNotices } from 'contract/content/notices'
import type { Call } from 'contract/platform/client'
import type { NoticeListView } from '#app/lib/notices-view'
import { callQuery } from './call-query'
import { siteContentKey } from './site-content'

export const noticesQuery = (view: NoticeListView, call?: Call) =>
  callQuery([...siteContentKey, 'notices', view], listNotices, call, {
    query: { ...view, page: String(view.page) },
  })

export const noticeQuery = (name: string, call?: Call) => {
  const slug = name.toLowerCase() // links may use any case
  return callQuery([...siteContentKey, 'notice', slug], getNotice, call, { params: { slug } })
}

export const currentNoticesQuery = (department: string | undefined, call?: Call) =>
  callQuery([...siteContentKey, 'currentNotices', department], listCurrentNotices, call, {
    query: { department },
  })
