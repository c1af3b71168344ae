import { type Campus, campus as campusType } from 'contract/content/campus'
import type { ContentTypeName } from 'contract/content/types'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { readReachableTargets } from '../addresses/reachable-targets.ts'
import { readSingle } from './public-content.ts'

/** Facilities without the links that lead to nothing public. `shows`: the types that the result depends on. */
export async function readCampus(
  db: DbOrTrx,
  now: Date,
): Promise<{ content: Campus; shows: ContentTypeName[] }> {
  const campus = await readSingle(db, 'campus', campusType.shown, now)
  const targets = campus.facilities.flatMap(({ place }) => place ?? [])
  const { leadsSomewhere, types } = await readReachableTargets(db, targets, now)
  const facilities = campus.facilities.map(({ place, ...facility }) => ({
    ...facility,
    ...(place && leadsSomewhere(place) && { place }),
  }))
  return { content: { ...campus, facilities }, shows: ['campus', ...types] }
}
