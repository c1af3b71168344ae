import { memberPath } from 'contract/people/faculty'
import { pageAddresses } from 'contract/platform/page-addresses'
import { selectPublicEvents } from '../../events/calendar/public-events.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { readReachableTargets } from './reachable-targets.ts'

function namesIn(paths: readonly string[], pathOf: (name: string) => string): string[] {
  const beginning = pathOf('')
  return paths.flatMap((path) => (path.startsWith(beginning) ? path.slice(beginning.length) : []))
}

/** From the lists in the database, without rendering. */
export async function readExisting(
  db: DbOrTrx,
  paths: readonly string[],
  now: Date,
): Promise<(path: string) => boolean> {
  const ids = namesIn(paths, pageAddresses.event)
  const slugs = namesIn(paths, memberPath)
  const { leadsSomewhere } = await readReachableTargets(db, paths, now)
  const events =
    ids.length > 0
      ? await selectPublicEvents(db, now).select('_id').where('_id', 'in', ids).execute()
      : []
  const members =
    slugs.length > 0
      ? await db.selectFrom('memberAddresses').select('slug').where('slug', 'in', slugs).execute()
      : []
  const known = new Set([
    ...events.map(({ _id }) => pageAddresses.event(_id)),
    ...members.map(({ slug }) => memberPath(slug)),
  ])
  const isOfRecord = (path: string) =>
    path.startsWith(pageAddresses.event('')) || path.startsWith(memberPath(''))
  return (path) => (isOfRecord(path) ? known.has(path) : leadsSomewhere(path))
}
