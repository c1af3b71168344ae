import { sql } from 'kysely'
import { inRowBatches } from '../db/row-batches.ts'
import type { Trx } from '../db/schema.ts'

export type WordCounts = Map<string, number>

export function countWords(counts: WordCounts, words: readonly string[], by: number): void {
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + by)
}

export async function writeCounts(trx: Trx, counts: WordCounts): Promise<void> {
  const rows = [...counts]
    .filter(([, by]) => by !== 0)
    .map(([word, entries]) => ({ word, entries }))
  await inRowBatches(rows, (batch) =>
    trx
      .insertInto('searchWords')
      .values(batch)
      .onConflict((conflict) =>
        conflict.column('word').doUpdateSet({
          entries: sql`"searchWords".entries + excluded.entries`,
        }),
      )
      .execute(),
  )
  if (rows.some(({ entries }) => entries < 0))
    await trx.deleteFrom('searchWords').where('entries', '<=', 0).execute()
}
