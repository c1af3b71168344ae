import { getNotice, listCurrentNotices, listNotices } from 'contract/content/notices'
import type { Call } from 'contract/platform/client'
import type { NoticesView } from '#app/lib/notices-view'
import { callQuery } from './call-query'
import { siteContentKey } from './site-content'

/** A page of the list of notices, and what the list can be narrowed to. */
export const noticesQuery = (view: NoticesView, call?: Call) =>
  callQuery([...siteContentKey, 'notices', view], listNotices, call, {
    query: { ...view, page: String(view.page) },
  })

/** A notice, by its address or one that it had before. */
export const noticeQuery = (name: string, call?: Call) => {
  const slug = name.toLowerCase() // in whatever case a link has it
  return callQuery([...siteContentKey, 'notice', slug], getNotice, call, { params: { slug } })
}

/** What other pages show of notices: of all, or of a department and the whole college. */
export const currentNoticesQuery = (department: string | undefined, call?: Call) =>
  callQuery([...siteContentKey, 'currentNotices', department], listCurrentNotices, call, {
    query: { department },
  })
