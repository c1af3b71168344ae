import {
  type CurrentNotices,
  currentCount,
  listedNotice,
  pinnedCount,
} from 'contract/content/notices'
import * as z from 'zod/mini'
import type { Reading } from '../../platform/db/open.ts'
import { toListed } from './notice-summaries.ts'
import { checkDepartment } from './overview.ts'
import {
  isFor,
  isPinned,
  isValid,
  pinnedFirst,
  publishedAt,
  selectNotices,
} from './public-notices.ts'

const toPinned = z.pick(listedNotice, { slug: true, title: true })

export async function getCurrentNotices(
  db: Reading,
  department: string | undefined,
  moment: Date,
): Promise<CurrentNotices> {
  if (department !== undefined) await checkDepartment(db, department, moment)
  let valid = selectNotices(db, moment).where(isValid(moment))
  if (department !== undefined) valid = valid.where(isFor(department))
  const ordered = valid
    .select(['revisionId', publishedAt.as('publishedAt')])
    .orderBy(pinnedFirst(moment))
    .orderBy(publishedAt, 'desc')
    .orderBy('contentItems._id', 'desc')
  const first = await ordered.limit(currentCount).execute()
  const pinned = await ordered.where(isPinned(moment)).limit(pinnedCount).execute()
  return {
    notices: await toListed(db, first, moment),
    pinned: (await toListed(db, pinned, moment)).map((one) => z.parse(toPinned, one)),
  }
}
