import { queryOptions } from '@tanstack/react-query'
import type { Call } from 'contract/client'
import { getNotice, listCurrentNotices, listNotices } from 'contract/content/notices'
import { call as browserCall } from '#app/lib/call'
import type { NoticesView } from '#app/lib/notices-view'
import { siteContentKey } from './site-content'

/** A page of the list of notices, and what the list can be narrowed to. */
export const noticesQuery = (view: NoticesView, call: Call = browserCall) =>
  queryOptions({
    queryKey: [...siteContentKey, 'notices', view],
    queryFn: ({ signal }) =>
      call(listNotices, { query: { ...view, page: String(view.page) }, signal }),
  })

/** A notice, by its address or one that it had before. */
export const noticeQuery = (name: string, call: Call = browserCall) => {
  const slug = name.toLowerCase() // in whatever case a link has it
  return queryOptions({
    queryKey: [...siteContentKey, 'notice', slug],
    queryFn: ({ signal }) => call(getNotice, { params: { slug }, signal }),
  })
}

/** What other pages show of notices: of all, or of a department and the whole college. */
export const currentNoticesQuery = (department: string | undefined, call: Call = browserCall) =>
  queryOptions({
    queryKey: [...siteContentKey, 'currentNotices', department],
    queryFn: ({ signal }) => call(listCurrentNotices, { query: { department }, signal }),
  })
