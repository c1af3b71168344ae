import type { TranslationCode } from 'college/languages'
import { startingContent } from 'college/starting-content'
import { type College, collegeOf, facts as factsType } from 'contract/content/facts'
import type { EntryTypeName, SingletonName } from 'contract/content/types'
import type * as z from 'zod/mini'
import type { Changes } from '../../platform/db/changes.ts'
import type { Db } from '../../platform/db/open.ts'
import type { ReadCollege } from '../../platform/db/read-college.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { earliest } from '../model/earliest.ts'
import { publicAt } from '../model/public-at.ts'
import { withDefaults } from '../model/with-defaults.ts'
import { translateEntries } from '../translations/public-translations.ts'
import { publicContentOf } from './library-content.ts'

/** Before the first start is complete: the initial content. */
export async function readSingle<Shown>(
  db: DbOrTrx,
  name: SingletonName,
  visible: z.ZodMiniType<Shown>,
  now: Date,
  language?: TranslationCode,
): Promise<Shown> {
  const row = await db
    .selectFrom('contentItems')
    .innerJoin('contentRevisions', (join) => join.on('contentRevisions._id', '=', publicAt(now)))
    .select(['contentItems._id', 'data'])
    .where('type', '=', name)
    .executeTakeFirst()
  const data = row ? withDefaults(name, JSON.parse(row.data)) : startingContent[name]
  const entry = { _id: row?._id ?? '', data }
  const [read = data] = await translateEntries(db, name, [entry], now, language)
  return visible.parse(await publicContentOf(db, name, read, now, language))
}

export async function nextContentPublication(
  db: DbOrTrx,
  types: readonly EntryTypeName[],
  timestamp: Date,
): Promise<number> {
  const now = timestamp.toISOString()
  const { start, end } = await db
    .selectFrom('contentItems')
    .select(({ fn }) => [
      fn.min('publishAt').filterWhere('publishAt', '>', now).as('start'),
      fn.min('unpublishAt').filterWhere('unpublishAt', '>', now).as('end'),
    ])
    .where('type', 'in', types)
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
  changes: Pick<Changes, 'version'>
  now: () => Date
}): ReadCollege {
  let known: Known = { version: undefined, until: 0, college: collegeOf(startingContent.facts) }
  const read = async (reading: DbOrTrx) => {
    const [timestamp, version] = [now(), changes.version('facts')]
    if (version !== undefined && version === known.version && timestamp.getTime() < known.until)
      return known.college
    const college = collegeOf(await readSingle(reading, 'facts', factsType.shown, timestamp))
    known = { version, until: await nextContentPublication(reading, ['facts'], timestamp), college }
    return college
  }
  return (reading: DbOrTrx = db) => read(reading).catch(() => known.college)
}
