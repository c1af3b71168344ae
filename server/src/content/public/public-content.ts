import { startingContent } from 'college/starting-content'
import { type College, collegeOf, facts as factsType } from 'contract/content/facts'
import type { ContentTypeName, SingletonName } from 'contract/content/types'
import type * as z from 'zod/mini'
import type { Changes } from '../../platform/db/changes.ts'
import type { Db, Reading } from '../../platform/db/open.ts'
import type { TellCollege } from '../../platform/runtime/college.ts'
import { complete } from '../entries/complete.ts'
import { shownContent } from '../library/public-content.ts'
import { earliest } from './earliest.ts'
import { publicAt } from './public-at.ts'

/** Before the first start is complete: the initial content. */
export async function readSingle<Shown>(
  db: Reading,
  name: SingletonName,
  shown: z.ZodMiniType<Shown>,
  moment: Date,
): Promise<Shown> {
  const row = await db
    .selectFrom('contentItems')
    .innerJoin('contentRevisions', (join) => join.on('contentRevisions._id', '=', publicAt(moment)))
    .select('data')
    .where('type', '=', name)
    .executeTakeFirst()
  const data = row ? complete(name, JSON.parse(row.data)) : startingContent[name]
  return shown.parse(await shownContent(db, name, data, moment))
}

export async function nextPublication(
  db: Reading,
  name: ContentTypeName,
  moment: Date,
): Promise<number> {
  const now = moment.toISOString()
  const { start, end } = await db
    .selectFrom('contentItems')
    .select(({ fn }) => [
      fn.min('publishAt').filterWhere('publishAt', '>', now).as('start'),
      fn.min('unpublishAt').filterWhere('unpublishAt', '>', now).as('end'),
    ])
    .where('type', '=', name)
    .executeTakeFirstOrThrow()
  return earliest(start, end)
}

type Known = { version: number | undefined; until: number; college: College }

/** For emails and calendars. Cached until a change; serves the last value while the database is down. */
export function createCollege({
  db,
  changes,
  now,
}: {
  db: Db
  changes: Changes
  now: () => Date
}): TellCollege {
  let known: Known = { version: undefined, until: 0, college: collegeOf(startingContent.facts) }
  const read = async (reading: Reading) => {
    const [moment, version] = [now(), changes.version('facts')]
    if (version !== undefined && version === known.version && moment.getTime() < known.until)
      return known.college
    const college = collegeOf(await readSingle(reading, 'facts', factsType.shown, moment))
    known = { version, until: await nextPublication(reading, 'facts', moment), college }
    return college
  }
  return (reading: Reading = db) => read(reading).catch(() => known.college)
}
