import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Engine } from '../db/engine.ts'
import type { CategoryNames } from './categories.ts'
import type { Reading, SearchIndex } from './source.ts'

export type Searching = {
  db: Reading
  engine: Engine
  index: SearchIndex
  categories: CategoryNames
}

export type Sight = { condition: RawBuilder<SqlBool>; seesUntimed: boolean }

export const shownAt = (moment: Date): Sight => {
  const now = moment.toISOString()
  const condition = sql<SqlBool>`"shownFrom" <= ${now} and "shownUntil" > ${now}`
  return { condition, seesUntimed: true }
}
