import { college } from 'college/facts'
import { startOfDay } from 'contract/content/admission'
import { readable } from 'contract/content/content-type'
import type { ContentData } from 'contract/content/data'
import { notice } from 'contract/content/notices'
import { isDay } from 'contract/content/time-fields'
import * as z from 'zod/mini'
import type { Trx } from '../../platform/db/schema.ts'

/** Lenient: drafts hold anything. */
const read = z.partial(
  z.pick(notice.stored, {
    title: true,
    category: true,
    department: true,
    urgency: true,
    date: true,
    pinnedUntil: true,
    validUntil: true,
  }),
)

export async function writeNoticeFacts(
  trx: Trx,
  { revisionId, data }: { revisionId: string; data: ContentData },
): Promise<void> {
  const { title, category, department, urgency, date, pinnedUntil, validUntil } = read.parse(
    readable(notice.fields, data),
  )
  await trx.deleteFrom('noticeFacts').where('revisionId', '=', revisionId).execute()
  await trx
    .insertInto('noticeFacts')
    .values({
      revisionId,
      title: title ?? '',
      categoryId: category ?? '',
      department: department ?? '',
      isUrgent: urgency === 'urgent' ? 1 : 0,
      datedAt: date && isDay(date) ? startOfDay(date, college.timeZone) : null,
      pinnedUntil: pinnedUntil ?? null,
      validUntil: validUntil ?? null,
    })
    .execute()
}
