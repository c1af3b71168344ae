import type { TranslationCode } from 'college/languages'
import { type AlertView, alertView } from 'contract/content/alerts'
import { contentData } from 'contract/content/data'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { publicAt } from '../model/public-at.ts'
import { toPublicEntries } from '../public/public-entries.ts'

const gravest = ['emergency', 'warning', 'information']

export type PublicAlert = { firstAt: string; alert: AlertView }

/** Most severe first, then newest. */
export async function readAlerts(
  db: DbOrTrx,
  now: Date,
  language?: TranslationCode,
): Promise<PublicAlert[]> {
  const rows = await db
    .selectFrom('contentItems')
    .innerJoin('contentRevisions', (join) => join.on('contentRevisions._id', '=', publicAt(now)))
    .select([
      'contentItems._id',
      'contentRevisions._id as key',
      'data',
      'unpublishAt',
      // A scheduled publication may not have been applied yet.
      sql<string>`coalesce("publishedAt", "publishAt")`.as('publishedAt'),
      sql<string>`coalesce("firstPublicAt", "publishAt")`.as('firstAt'),
    ])
    .where('contentItems.type', '=', 'alert')
    .orderBy('firstAt', 'desc')
    .orderBy('contentItems._id')
    .execute()
  const stored = rows.map(({ _id, data }) => ({ _id, data: contentData.parse(JSON.parse(data)) }))
  const visible = await toPublicEntries(db, 'alert', stored, now, language)
  return rows
    .map(({ _id, firstAt, key, publishedAt, unpublishAt }, index) => {
      const fields = { ...visible[index], _id, key, publishedAt, until: unpublishAt ?? undefined }
      return { firstAt, alert: z.parse(alertView, fields) }
    })
    .toSorted(
      ({ alert: one }, { alert: other }) =>
        gravest.indexOf(one.level) - gravest.indexOf(other.level),
    )
}
