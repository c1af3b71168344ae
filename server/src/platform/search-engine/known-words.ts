import { sql } from 'kysely'
import { inRowBatches } from '../db/row-batches.ts'
import type { Trx } from '../db/schema.ts'

export function createWordCounts() {
  const changes = new Map<string, number>()
  return {
    changes,
    add(words: readonly string[], by: number): void {
      for (const word of words) changes.set(word, (changes.get(word) ?? 0) + by)
    },
  }
}
export type WordCounts = ReturnType<typeof createWordCounts>

export async function countWords(trx: Trx, { changes }: WordCounts): Promise<void> {
  const rows = [...changes]
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
