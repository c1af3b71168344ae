import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Engine } from '../db/engine.ts'
import type { CategoryNames } from './categories.ts'
import type { Reading, SearchIndex } from './source.ts'

/** Where somebody searches, in which of the indexes, and what categories are called then. */
export type Searching = {
  db: Reading
  engine: Engine
  index: SearchIndex
  categories: CategoryNames
}

/** What somebody may find: what meets a condition, and whether what is found at all times needs no look for that. */
export type Sight = { condition: RawBuilder<SqlBool>; seesUntimed: boolean }

/** What visitors find at a moment. */
export const shownAt = (moment: Date): Sight => {
  const now = moment.toISOString()
  const condition = sql<SqlBool>`"shownFrom" <= ${now} and "shownUntil" > ${now}`
  return { condition, seesUntimed: true }
}
