import { hourMilliseconds as millisecondsOfHour } from 'contract/platform/durations'
import type { SearchKind } from 'contract/platform/search-kinds'
import { sql } from 'kysely'
import type { DbOrTrx } from '../db/schema.ts'
import { always, ever, type SearchDocument, type SearchIndex } from './source.ts'

/**
 * Numbers encode the sort order, so that an engine counts kinds and finds the latest without reading rows. From the top: 3 bits
 * of the kind (or expired notices), 1 for `isTimed`, 23 of the hour, 26 to tell entries of an hour apart; together a safe
 * integer.
 */
const hourBits = 26
const partitionBits = 49
const inHour = 2 ** hourBits
const inPartition = 2 ** partitionBits
const mostHours = 2 ** (partitionBits - hourBits) - 1

/** Stored in the index: raise `rules` in `update-index.ts` when changing this. */
const kindNumbers: Record<SearchKind, number> = {
  course: 1,
  notice: 2,
  document: 3,
  event: 4,
  person: 5,
  page: 6,
}
const expiredNumber = 7

const firstInstant = Date.UTC(1500)

function hourOf(date: string): number {
  const hours = Math.floor((Date.parse(date) - firstInstant) / millisecondsOfHour)
  return Number.isNaN(hours) ? 0 : Math.min(Math.max(hours, 1), mostHours)
}

export const partitionOf = (kind: SearchKind, isTimed: boolean): number =>
  kindNumbers[kind] * 2 + (isTimed ? 1 : 0)
export const expiredPartitions: readonly number[] = [expiredNumber * 2, expiredNumber * 2 + 1]
export const validPartitionsOf = (kind: SearchKind): readonly number[] => [
  partitionOf(kind, false),
  partitionOf(kind, true),
]
export const isTimedPartition = (partition: number): boolean => partition % 2 === 1

export const hourIn = (number: number): number => Math.floor(number / inHour)
export const partitionFrom = (number: number): number => Math.floor(number / inPartition)
type Numbered = Pick<SearchDocument, 'kind' | 'date' | 'shownFrom' | 'shownUntil' | 'isExpired'>

const firstOf = ({ kind, date, shownFrom, shownUntil, isExpired }: Numbered): number => {
  const isTimed = shownFrom !== ever || shownUntil !== always
  const partition = isExpired ? expiredNumber * 2 + Number(isTimed) : partitionOf(kind, isTimed)
  return partition * inPartition + hourOf(date) * inHour
}

export async function withNumbers<Entry extends Numbered>(
  trx: DbOrTrx,
  { entries }: Pick<SearchIndex, 'entries'>,
  notified: readonly Entry[],
): Promise<(Entry & { id: number })[]> {
  const firsts = [...new Set(notified.map(firstOf))]
  const values = firsts.map((first) => sql`(${sql.lit(first)})`)
  const { rows } = await sql<{ first: number; last: number | null }>`
    with hours(first) as (values ${sql.join(values)})
    select first, (
      select max(id) from ${sql.table(entries)} where id between first and first + ${sql.lit(inHour - 1)}
    ) as last from hours`.execute(trx)
  const last = new Map(rows.map((row) => [row.first, row.last]))
  return notified.map((entry) => {
    const first = firstOf(entry)
    const id = (last.get(first) ?? first) + 1
    last.set(first, id)
    return { ...entry, id }
  })
}
