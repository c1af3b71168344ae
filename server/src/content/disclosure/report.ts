import { disclosurePath } from 'contract/content/disclosure'
import { disclosureItem } from 'contract/content/disclosure-items'
import type { DisclosureReport, ReportedItem } from 'contract/content/disclosure-report'
import * as z from 'zod/mini'
import type { Administrator } from '../../platform/access/actor.ts'
import { requireRight } from '../../platform/access/may.ts'
import type { Db } from '../../platform/db/open.ts'
import { editedId, type Item, itemAt, readRevisions, titleOf, wholeOf } from '../entries/entry.ts'
import { placesOf, readMenus } from '../public/public-menus.ts'
import { readReviews } from '../reports/reports.ts'
import type { JudgedItem } from './items.ts'
import { countsOf, readItems } from './register.ts'

const type = 'disclosureItem'
const storedBasis = z.pick(disclosureItem.stored, { basis: true })

async function readHidden(db: Db, items: readonly Item[]) {
  const revisions = await readRevisions(db, items.map(editedId))
  return new Map(
    revisions.map((revision) => {
      const { basis } = z.parse(storedBasis, wholeOf({ type }, revision))
      return [revision._id, { title: titleOf({ type }, revision), basis }]
    }),
  )
}

/** Items that aren't public count as missing. */
async function toReported(
  db: Db,
  judged: readonly JudgedItem[],
  moment: Date,
): Promise<(ReportedItem & Pick<JudgedItem, 'standing'>)[]> {
  const stored = await db
    .selectFrom('contentItems')
    .selectAll()
    .where('type', '=', type)
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('_id')
    .execute()
  const reviews = await readReviews(db, stored, moment)
  const known = new Map(judged.map((one) => [one._id, one]))
  const items = stored.map((row) => itemAt(row, moment))
  const hidden = await readHidden(
    db,
    items.filter(({ _id }) => !known.has(_id)),
  )
  return items.flatMap((item) => {
    const { _id } = item
    const shown = known.get(_id)
    const told = shown?.item ?? hidden.get(editedId(item) ?? '')
    if (!told) return []
    return {
      ...{ _id, title: told.title, basis: told.basis, standing: shown?.standing ?? 'missing' },
      hasDraft: item.draftId !== null,
      review: reviews.get(_id) ?? {},
    }
  })
}

const dayOf = ({ review }: ReportedItem) => review.due?.by ?? ''

/** Rejects with 403 for accounts with departments. */
export async function readDisclosureReport(
  db: Db,
  actor: Administrator,
  moment: Date,
): Promise<DisclosureReport> {
  requireRight(actor, 'see content', undefined)
  const judged = await readItems(db, moment)
  const reported = await toReported(db, judged, moment)
  const { menus } = await readMenus(db, moment)
  return {
    ...countsOf(judged),
    missing: reported.filter(({ standing }) => standing === 'missing'),
    overdue: reported
      .filter(({ review }) => review.due?.isOver)
      .toSorted((one, other) => dayOf(one).localeCompare(dayOf(other))),
    isLinked: placesOf(menus).some((place) => place.replace(/[?#].*/, '') === disclosurePath),
  }
}
