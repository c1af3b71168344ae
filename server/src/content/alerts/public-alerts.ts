import { type ShownAlert, shownAlert } from 'contract/content/alerts'
import { contentData } from 'contract/content/data'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Reading } from '../../platform/db/open.ts'
import { publicAt } from '../public/public-at.ts'
import { toShown } from '../public/public-entries.ts'

const gravest = ['emergency', 'warning', 'information']

export type PublicAlert = { firstAt: string; alert: ShownAlert }

/** Most severe first, then newest. */
export async function readAlerts(db: Reading, moment: Date): Promise<PublicAlert[]> {
  const rows = await db
    .selectFrom('contentItems')
    .innerJoin('contentRevisions', (join) => join.on('contentRevisions._id', '=', publicAt(moment)))
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
  const stored = rows.map(({ data }) => contentData.parse(JSON.parse(data)))
  const shown = await toShown(db, 'alert', stored, moment)
  return rows
    .map(({ _id, firstAt, key, publishedAt, unpublishAt }, place) => {
      const told = { ...shown[place], _id, key, publishedAt, until: unpublishAt ?? undefined }
      return { firstAt, alert: z.parse(shownAlert, told) }
    })
    .toSorted(
      ({ alert: one }, { alert: other }) =>
        gravest.indexOf(one.level) - gravest.indexOf(other.level),
    )
}
