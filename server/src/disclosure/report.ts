import { disclosurePath } from 'contract/content/disclosure'
import type { DisclosureReport, ReportedItem } from 'contract/content/disclosure-report'
import type { Administrator } from '../access/actor.ts'
import { requireRight } from '../access/may.ts'
import { itemAt } from '../content/entry.ts'
import { placesOf, readMenus } from '../content/public-menus.ts'
import { readReviews } from '../content/reports.ts'
import type { Db } from '../db/open.ts'
import type { JudgedItem } from './items.ts'
import { countsOf, readItems } from './register.ts'

/** Items that visitors could read, with what the panel says of each. */
async function toReported(
  db: Db,
  judged: readonly JudgedItem[],
  moment: Date,
): Promise<(ReportedItem & Pick<JudgedItem, 'standing'>)[]> {
  const stored = await db
    .selectFrom('contentItems')
    .selectAll()
    .where('type', '=', 'disclosureItem')
    .where('deletedAt', 'is', null)
    .execute()
  const reviews = await readReviews(db, stored, moment)
  const rows = new Map(stored.map((row) => [row._id, itemAt(row, moment)]))
  return judged.flatMap(({ _id, standing, item: { title, basis } }) => {
    const row = rows.get(_id)
    const hasDraft = row?.draftId !== null
    return row ? [{ _id, title, basis, standing, hasDraft, review: reviews.get(_id) ?? {} }] : []
  })
}

const dayOf = ({ review }: ReportedItem) => review.due?.by ?? ''

/** Rejects with 403 for an account of departments, which the register is none of. */
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
