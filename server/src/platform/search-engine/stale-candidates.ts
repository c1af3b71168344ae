import type { Subject } from 'contract/subjects'
import type { Trx } from '../db/schema.ts'
import type { SearchedName } from '../db/search-tables.ts'
import { touchedOf } from './touched.ts'

/** Statements have limits. */
const mostTouched = 1_000

/** After a change: what was noted as written, and documents that this shows or showed. Undefined for everything. */
export async function comparedOf(
  trx: Trx,
  subject: SearchedName,
  showingDocuments: readonly Subject[],
): Promise<readonly string[] | undefined> {
  if (subject === 'draft') return undefined
  const recorded = touchedOf(trx, subject === 'document' ? showingDocuments : [subject])
  if (!recorded || recorded.length > mostTouched) return undefined
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
