import { listNoticeEntries } from 'contract/content/notice-list'
import * as contract from 'contract/content/notices'
import * as z from 'zod/mini'
import { subjectsOf } from '../content/subjects-of.ts'
import type { Deps } from '../deps.ts'
import type { Mount } from '../http/mount.ts'
import { finishedJson } from '../kept/finished.ts'
import { sendKept } from '../kept/send-kept.ts'
import { getCurrentNotices } from './current.ts'
import { listEntries } from './entries.ts'
import { getNoticesOverview, UnknownDepartment } from './overview.ts'
import { listAddresses } from './public-notices.ts'
import { readNotice } from './told.ts'

/** What lists of notices show, and what they can be narrowed to. */
const listed = ['notice', 'noticeCategory', 'course', 'courseGroup'] as const

const none: contract.CurrentNotices = { pinned: [], notices: [] }

const withHead = { hasHead: true }

/** The list of the panel, and what everybody may read of notices, which is kept. */
export function noticeRoutes(mount: Mount, deps: Deps) {
  const { db } = deps

  mount(listNoticeEntries, ({ query }, actor) => listEntries(db, query, actor, deps.now()))
  mount(
    contract.listNotices,
    (request, _, reply) => {
      const { category, department, year, page = '1' } = request.query
      return sendKept(deps, request, reply, {
        key: `${contract.listNotices.url}?category=${category}&department=${department}&year=${year}&page=${page}`,
        subjects: listed,
        work: async (moment) => {
          const asked = { category, department, year: year ? Number(year) : undefined }
          const overview = await getNoticesOverview(db, { ...asked, page: Number(page) }, moment)
          return finishedJson(contract.noticesOverview, overview)
        },
      })
    },
    withHead,
  )
  mount(
    contract.listCurrentNotices,
    async (request, _, reply) => {
      const { department } = request.query
      const kept = sendKept(deps, request, reply, {
        key: `${contract.listCurrentNotices.url}?department=${department}`,
        subjects: listed,
        work: async (moment) =>
          finishedJson(contract.currentNotices, await getCurrentNotices(db, department, moment)),
      })
      return kept.catch((error: unknown) => {
        // Not kept: such addresses are without number. A draft of a course has none yet.
        if (error instanceof UnknownDepartment) return none
        throw error
      })
    },
    withHead,
  )
  mount(
    contract.listNoticeAddresses,
    (request, _, reply) =>
      sendKept(deps, request, reply, {
        key: contract.listNoticeAddresses.url,
        subjects: ['notice'],
        work: async (moment) =>
          finishedJson(z.array(contract.noticeAddress), await listAddresses(db, moment)),
      }),
    withHead,
  )
  mount(
    contract.getNotice,
    (request, _, reply) =>
      sendKept(deps, request, reply, {
        key: `${contract.listNotices.url}/${request.params.slug}`,
        subjects: subjectsOf('notice'),
        work: async (moment) =>
          finishedJson(contract.shownNotice, await readNotice(db, request.params.slug, moment)),
      }),
    withHead,
  )
}
