import { type ColumnDataType, type RawBuilder, sql } from 'kysely'
import type { Engine } from './engine.ts'

export type ColumnTypes = { instant: ColumnDataType | RawBuilder<unknown>; engine: Engine }

export const columnTypes: Record<Engine, ColumnTypes> = {
  sqlite: { instant: 'text', engine: 'sqlite' },
  postgres: { instant: sql`timestamptz(3)`, engine: 'postgres' },
}
