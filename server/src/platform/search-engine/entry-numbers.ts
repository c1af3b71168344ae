import { hourMilliseconds as millisecondsOfHour } from 'contract/platform/durations'
import type { SearchKind } from 'contract/platform/search-kinds'
import { sql } from 'kysely'
import { always, ever, type Reading, type SearchIndex, type Told } from './source.ts'

/**
 * Entries are numbered so that the number alone says the kind, whether something is found at some times only, and the hour of its
 * date: an engine then counts kinds, and has the latest of a kind, without a look at the entries. From the highest bits on:
 * 3 of the kind, or for notices that are not valid any more, 1 for `isTimed`, 23 of the hour, and 26 that tell those of one hour apart; together what a JavaScript number holds.
 */
const hourBits = 26
const shelfBits = 49
const inHour = 2 ** hourBits
const inShelf = 2 ** shelfBits
const mostHours = 2 ** (shelfBits - hourBits) - 1

/** What stands in an index for good; whoever changes it raises `rules` in `update-index.ts`. */
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

/** The hours since 1500; what is earlier or later than can be told, or undated, is of the first or the last. */
function hourOf(date: string): number {
  const hours = Math.floor((Date.parse(date) - firstInstant) / millisecondsOfHour)
  return Number.isNaN(hours) ? 0 : Math.min(Math.max(hours, 1), mostHours)
}

/** The entries of a kind that are found always, or those that are found at some times only. */
export const shelfOf = (kind: SearchKind, isTimed: boolean): number =>
  kindNumbers[kind] * 2 + (isTimed ? 1 : 0)
/** Of notices that are not valid any more. */
export const expiredShelves: readonly number[] = [expiredNumber * 2, expiredNumber * 2 + 1]
/** Where what is valid of a kind stands. */
export const validShelvesOf = (kind: SearchKind): readonly number[] => [
  shelfOf(kind, false),
  shelfOf(kind, true),
]
export const isTimedShelf = (shelf: number): boolean => shelf % 2 === 1

/** The number without what tells those of one hour apart. */
export const hourIn = (number: number): number => Math.floor(number / inHour)
/** The shelf of a number. */
export const shelfFrom = (number: number): number => Math.floor(number / inShelf)
type Numbered = Pick<Told, 'kind' | 'date' | 'shownFrom' | 'shownUntil' | 'isExpired'>

const firstOf = ({ kind, date, shownFrom, shownUntil, isExpired }: Numbered): number => {
  const isTimed = shownFrom !== ever || shownUntil !== always
  const shelf = isExpired ? expiredNumber * 2 + Number(isTimed) : shelfOf(kind, isTimed)
  return shelf * inShelf + hourOf(date) * inHour
}

/** Gives new entries numbers that no other has. The caller has the turn of the index. */
export async function withNumbers<Entry extends Numbered>(
  trx: Reading,
  { entries }: Pick<SearchIndex, 'entries'>,
  told: readonly Entry[],
): Promise<(Entry & { id: number })[]> {
  const firsts = [...new Set(told.map(firstOf))]
  const values = firsts.map((first) => sql`(${sql.lit(first)})`)
  const { rows } = await sql<{ first: number; last: number | null }>`
    with hours(first) as (values ${sql.join(values)})
    select first, (
      select max(id) from ${sql.table(entries)} where id between first and first + ${sql.lit(inHour - 1)}
    ) as last from hours`.execute(trx)
  const last = new Map(rows.map((row) => [row.first, row.last]))
  return told.map((entry) => {
    const first = firstOf(entry)
    const id = (last.get(first) ?? first) + 1
    last.set(first, id)
    return { ...entry, id }
  })
}
