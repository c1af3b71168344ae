import type { Subject } from 'contract/subjects'
import { sql, type Transaction } from 'kysely'
import { documentsIn } from '../../search-sources.ts'
import type { Engine } from '../db/engine.ts'
import type { Database } from '../db/schema.ts'
import { always, ever, type SearchIndex } from './source.ts'
import type { SearchedName } from './tables.ts'
import { touchedOf } from './touched.ts'

type Comparing = { trx: Transaction<Database>; engine: Engine; index: SearchIndex }

/** Above this number everything is compared: that costs no more, and a statement takes no more ids. */
const mostSuspects = 1_000

/**
 * Ids of what an index may have wrong: everything except items whose one entry has the revision of the database and no limits
 * of time. Of thousands, the engine finds them faster than we could read all of them. Undefined when it cannot tell, or there
 * are too many.
 */
async function suspectsOf(
  { trx, engine, index }: Comparing,
  subject: SearchedName,
): Promise<string[] | undefined> {
  const states = index.sources.get(subject)?.states?.(engine)
  if (!states) return undefined
  const { rows } = await sql<{ id: string }>`
    select id from (
      ${states} union all
      select "itemId" as id,
        case when "shownFrom" = ${ever} and "shownUntil" = ${always} then revision end as state
      from ${sql.table(index.entries)} where subject = ${subject}
    ) as compared
    group by id having count(*) <> 2 or count(state) <> 2 or min(state) <> max(state)
    limit ${mostSuspects + 1}`.execute(trx)
  return rows.length > mostSuspects ? undefined : rows.map(({ id }) => id)
}

/**
 * Ids of what is to be compared after a change of these subjects: what was noted as written, and the documents that it shows
 * or showed; of subjects without notes, what `suspectsOf` finds. Undefined for everything.
 */
export async function comparedOf(
  comparing: Comparing,
  subject: SearchedName,
  raised: readonly Subject[],
): Promise<readonly string[] | undefined> {
  const { trx } = comparing
  if (subject === 'draft') return undefined
  const noted = touchedOf(trx, subject === 'document' ? documentsIn(raised) : [subject])
  if (!noted || noted.length > mostSuspects) return suspectsOf(comparing, subject)
  if (subject !== 'document') return noted
  const shown = await trx
    .selectFrom('contentUses')
    .select('targetId')
    .distinct()
    .where('target', '=', 'document')
    .where('itemId', 'in', noted)
    .execute()
  return shown.map(({ targetId }) => targetId)
}
