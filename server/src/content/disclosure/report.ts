import { disclosurePath } from 'contract/content/disclosure'
import { disclosureItem } from 'contract/content/disclosure-items'
import type { DisclosureReport, ReportedItem } from 'contract/content/disclosure-report'
import * as z from 'zod/mini'
import type { Administrator } from '../../platform/access/actor.ts'
import { requireRight } from '../../platform/access/may.ts'
import type { Db } from '../../platform/db/open.ts'
import {
  type ContentItem,
  editedId,
  entryWithRevisions,
  itemAt,
  readRevisions,
  revisionTitle,
} from '../model/entry.ts'
import { menuTargetsOf, readMenus } from '../public/public-menus.ts'
import { readReviews } from '../reports/reports.ts'
import type { CheckedItem } from './items.ts'
import { itemCountsOf, readItems } from './register.ts'

const type = 'disclosureItem'
const storedBasis = z.pick(disclosureItem.stored, { basis: true })

async function readHidden(db: Db, items: readonly ContentItem[]) {
  const revisions = await readRevisions(db, items.map(editedId))
  return new Map(
    revisions.map((revision) => {
      const { basis } = z.parse(storedBasis, entryWithRevisions({ type }, revision))
      return [revision._id, { title: revisionTitle({ type }, revision), basis }]
    }),
  )
}

/** Items that aren't public count as missing. */
async function toReported(
  db: Db,
  judged: readonly CheckedItem[],
  now: Date,
): Promise<(ReportedItem & Pick<CheckedItem, 'standing'>)[]> {
  const stored = await db
    .selectFrom('contentItems')
    .selectAll()
    .where('type', '=', type)
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('_id')
    .execute()
  const reviews = await readReviews(db, stored, now)
  const known = new Map(judged.map((one) => [one._id, one]))
  const items = stored.map((row) => itemAt(row, now))
  const hidden = await readHidden(
    db,
    items.filter(({ _id }) => !known.has(_id)),
  )
  return items.flatMap((item) => {
    const { _id } = item
    const judgment = known.get(_id)
    const fields = judgment?.item ?? hidden.get(editedId(item) ?? '')
    if (!fields) return []
    return {
      ...{
        _id,
        title: fields.title,
        basis: fields.basis,
        standing: judgment?.standing ?? 'missing',
      },
      hasDraft: item.draftId !== null,
      review: reviews.get(_id) ?? {},
    }
  })
}

const dayOf = ({ review }: ReportedItem) => review.due?.by ?? ''

/** Rejects with 403 for accounts with departments. */
export async function buildDisclosureReport(
  db: Db,
  actor: Administrator,
  now: Date,
): Promise<DisclosureReport> {
  requireRight(actor, 'see content', undefined)
  const judged = await readItems(db, now)
  const reported = await toReported(db, judged, now)
  const { content: menus } = await readMenus(db, now)
  return {
    ...itemCountsOf(judged),
    missing: reported.filter(({ standing }) => standing === 'missing'),
    overdue: reported
      .filter(({ review }) => review.due?.isOver)
      .toSorted((one, other) => dayOf(one).localeCompare(dayOf(other))),
    isLinked: menuTargetsOf(menus).some((place) => place.replace(/[?#].*/, '') === disclosurePath),
  }
}
