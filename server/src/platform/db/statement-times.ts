import type { LogEvent, RootOperationNode } from 'kysely'
import { Counter, Histogram } from 'prom-client'

const kinds: Partial<Record<RootOperationNode['kind'], string>> = {
  SelectQueryNode: 'select',
  InsertQueryNode: 'insert',
  UpdateQueryNode: 'update',
  DeleteQueryNode: 'delete',
}
const transactional = new Set(['begin', 'commit', 'rollback'])

/** Only the kind: statements and values may hold personal data. */
function kindOf({ query: { query, sql } }: LogEvent): string {
  return kinds[query.kind] ?? (transactional.has(sql) ? sql : 'other')
}

/** Time in the database without waiting for a connection; pass as Kysely's `log`. */
export function createStatementTimes() {
  const seconds = new Histogram({
    name: 'database_statement_duration_seconds',
    help: 'Duration of database statements, by kind',
    labelNames: ['statement'] as const,
    buckets: [0.0005, 0.002, 0.01, 0.05, 0.2, 1, 5],
    registers: [],
  })
  const failures = new Counter({
    name: 'database_statement_failures_total',
    help: 'Statements that the database rejected or could not answer',
    registers: [],
  })
  return {
    metrics: [seconds, failures],
    log: (event: LogEvent) => {
      seconds.observe({ statement: kindOf(event) }, event.queryDurationMillis / 1000)
      if (event.level === 'error') failures.inc()
    },
  }
}
export type StatementTimes = ReturnType<typeof createStatementTimes>
