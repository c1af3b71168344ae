import type { Subject } from 'contract/subjects'
import { sql } from 'kysely'
import type { Engine } from '../db/engine.ts'
import type { Trx } from '../db/schema.ts'
import type { SearchedName } from '../db/search-tables.ts'
import { always, ever, type SearchIndex } from './source.ts'
import { touchedOf } from './touched.ts'

type Comparing = { trx: Trx; engine: Engine; index: SearchIndex }

/** Above this, comparing everything is no dearer, and statements have limits. */
const mostSuspects = 1_000

/**
 * Ids that may be outdated, found by the engine: all except items whose only entry has the current revision and no limits of
 * time. Undefined if there are too many or it cannot tell.
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
 * Ids to compare after a change: those noted as written, and documents they show or showed; without notes, those from
 * `suspectsOf`. Undefined for everything.
 */
export async function comparedOf(
  comparing: Comparing,
  subject: SearchedName,
  showingDocuments: readonly Subject[],
): Promise<readonly string[] | undefined> {
  const { trx } = comparing
  if (subject === 'draft') return undefined
  const recorded = touchedOf(trx, subject === 'document' ? showingDocuments : [subject])
  if (!recorded || recorded.length > mostSuspects) return suspectsOf(comparing, subject)
  if (subject !== 'document') return recorded
  const visible = await trx
    .selectFrom('contentUses')
    .select('targetId')
    .distinct()
    .where('target', '=', 'document')
    .where('itemId', 'in', recorded)
    .execute()
  return visible.map(({ targetId }) => targetId)
}
