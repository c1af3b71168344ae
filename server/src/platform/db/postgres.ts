import { type BinaryOperationNode, PostgresDialect, PostgresQueryCompiler } from 'kysely'
import pg from 'pg'
import type { PatientTurns } from '../queues/patient-turns.ts'
import { longListIn } from './long-in-lists.ts'
import { poolWithDeadlines } from './pool-with-deadlines.ts'

const waitMilliseconds = 5_000
export const poolSize = 10

const toInstant = (value: string) => new Date(value).toISOString()

const { TIMESTAMPTZ, INT8 } = pg.types.builtins
const parsers = new Map<number, (value: string) => unknown>([
  // ISO 8601 UTC, as in the code and on the wire.
  [TIMESTAMPTZ, toInstant],
  [INT8, Number],
])

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
}

export const postgresConnection = (connectionString: string) => ({
  connectionString,
  types,
  connectionTimeoutMillis: waitMilliseconds,
  statement_timeout: waitMilliseconds,
  keepAlive: true,
})

export function openPostgresPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ ...postgresConnection(connectionString), max: poolSize })
  // A connection lost while idle is replaced at the next query, which reports the problem. One lost in use also emits an event
  // that would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

class LongListCompiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const list = longListIn(node)
    if (!list) {
      super.visitBinaryOperation(node)
      return
    }
    this.visitNode(node.leftOperand)
    this.append(list.isNegated ? ' <> all(' : ' = any(')
    this.appendValue(list.values)
    this.append(')')
  }
}

class OwnPostgresDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new LongListCompiler()
  }
}

/** `onNotNow` is called while PostgreSQL is stopping or starting. */
export const postgresDialect = (pool: pg.Pool, turns: PatientTurns, onNotNow: () => void) =>
  new OwnPostgresDialect({ pool: poolWithDeadlines(pool, turns, onNotNow) })
