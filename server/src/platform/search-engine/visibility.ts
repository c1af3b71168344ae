import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Engine } from '../db/engine.ts'
import type { DbOrTrx } from '../db/schema.ts'
import type { CategoryNames } from './categories.ts'
import type { IndexTables } from './source.ts'

export type Searching = {
  db: DbOrTrx
  engine: Engine
  index: IndexTables
  categories: CategoryNames
}

export type Visibility = { condition: RawBuilder<SqlBool>; seesUntimed: boolean }

export const visibleAt = (timestamp: Date): Visibility => {
  const now = timestamp.toISOString()
  const condition = sql<SqlBool>`"shownFrom" <= ${now} and "shownUntil" > ${now}`
  return { condition, seesUntimed: true }
}
