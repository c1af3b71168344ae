import type { TranslationCode } from 'college/languages'
import {
  type CurrentNoticeList,
  currentCount,
  pinnedCount,
  pinnedNotice,
} from 'contract/content/notices'
import * as z from 'zod/mini'
import type { DbOrTrx } from '../../platform/db/schema.ts'
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

export async function getCurrentNotices(
  db: DbOrTrx,
  department: string | undefined,
  now: Date,
  language?: TranslationCode,
): Promise<CurrentNoticeList> {
  if (department !== undefined) await checkDepartment(db, department, now)
  let valid = selectNotices(db, now).where(isValid(now))
  if (department !== undefined) valid = valid.where(isFor(department))
  const ordered = valid
    .select(['revisionId', publishedAt.as('publishedAt')])
    .orderBy(pinnedFirst(now))
    .orderBy(publishedAt, 'desc')
    .orderBy('contentItems._id', 'desc')
  const first = await ordered.limit(currentCount).execute()
  const pinned = await ordered.where(isPinned(now)).limit(pinnedCount).execute()
  return {
    notices: await toListed(db, first, now, language),
    pinned: (await toListed(db, pinned, now, language)).map((one) => z.parse(pinnedNotice, one)),
  }
}
