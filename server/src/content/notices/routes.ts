import { translations } from 'contract/cache-tags'
import { listNoticeEntries, selectNoticeEntries } from 'contract/content/notice-list'
import * as contract from 'contract/content/notices'
import type { PlatformDeps } from '../../platform/deps.ts'
import { languageOfCall } from '../../platform/http/language-of-call.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { keyOf, mountCached } from '../../platform/response-cache/mount-cached.ts'
import { finishedJson } from '../../platform/response-cache/rendered-response.ts'
import { sendCached } from '../../platform/response-cache/send-cached.ts'
import { cacheTagsOf } from '../references/cache-tags-of.ts'
import { getCurrentNotices } from './current.ts'
import { listEntries, readNoticeSelection } from './entries.ts'
import { readNotice } from './notice-summaries.ts'
import { getNoticesOverview, UnknownDepartment } from './overview.ts'
import { listAddresses } from './public-notices.ts'

const listed = ['notice', 'noticeCategory', 'course', 'courseGroup'] as const

const none: contract.CurrentNoticeList = { pinned: [], notices: [] }

export function noticeRoutes(mount: Mount, deps: PlatformDeps) {
  const { db } = deps
  const store = mountCached(mount, deps)

  mount(listNoticeEntries, ({ query }, actor) => listEntries(db, query, actor, deps.now()))
  mount(selectNoticeEntries, ({ query }, actor) =>
    readNoticeSelection(db, query, actor, deps.now()),
  )
  store(contract.listNotices, {
    tags: listed,
    read: ({ query: { category, department, year, page = '1' } }, now, language) => {
      const requested = { category, department, year: year ? Number(year) : undefined }
      return getNoticesOverview(db, { ...requested, page: Number(page) }, now, language)
    },
  })
  mount(contract.listCurrentNotices, async (request, _, reply) => {
    const { department } = request.query
    const language = languageOfCall(request.query)
    const response = sendCached(deps, request, reply, {
      key: keyOf(contract.listCurrentNotices, request),
      tags: language ? [...listed, translations] : listed,
      work: async (now) =>
        finishedJson(
          contract.currentNotices,
          await getCurrentNotices(db, department, now, language),
        ),
    })
    return response.catch((error: unknown) => {
      // Not cached, as such addresses are unlimited. A draft course has no notices yet.
      if (error instanceof UnknownDepartment) return none
      throw error
    })
  })
  store(contract.listNoticeAddresses, {
    tags: ['notice'],
    read: (_, now) => listAddresses(db, now),
  })
  store(contract.getNotice, {
    tags: cacheTagsOf('notice'),
    read: ({ params: { slug } }, now, language) => readNotice(db, slug, now, language),
  })
}
