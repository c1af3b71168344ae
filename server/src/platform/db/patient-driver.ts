import { setTimeout as sleep } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDatabase,
  SqliteDriver,
} from 'kysely'
import { networkOfRequest, waitForAnswer } from './patience.ts'
import { databaseTurns } from './turns.ts'

const pauseMilliseconds = 5
const busyCode = 5
/** Transactions finish within a turn of the event loop: those of a crowd would block everyone else. */
const turnMilliseconds = 10

/**
 * Kysely's driver for a single connection, which networks use in turn. It waits for other processes' locks asynchronously:
 * SQLite's own busy timeout would block every request, even those that only read.
 */
export class PatientSqliteDriver extends SqliteDriver {
  readonly #turns = databaseTurns(1)
  #turnBegan = 0
  readonly #isInTransaction: () => boolean
  #connection: DatabaseConnection | undefined

  constructor(database: SqliteDatabase, isInTransaction: () => boolean) {
    super({ database })
    this.#isInTransaction = isInTransaction
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#enter()
    this.#connection ??= this.#patient(await super.acquireConnection())
    return this.#connection
  }

  override async releaseConnection(): Promise<void> {
    this.#leave()
  }

  #enter = () => this.#turns.begin(networkOfRequest())

  #leave(): void {
    if (performance.now() - this.#turnBegan < turnMilliseconds) {
      this.#turns.end()
      return
    }
    setImmediate(() => {
      this.#turnBegan = performance.now()
      this.#turns.end()
    })
  }

  #patient(connection: DatabaseConnection): DatabaseConnection {
    return {
      executeQuery: <Row>(query: CompiledQuery) =>
        waitForAnswer((left) => this.#execute<Row>(connection, query, left)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    }
  }

  async #execute<Row>(
    connection: DatabaseConnection,
    query: CompiledQuery,
    milliseconds: number,
  ): Promise<QueryResult<Row>> {
    const until = performance.now() + milliseconds
    for (;;) {
      try {
        const result = await connection.executeQuery<Row>(query)
        this.#turns.noteProgress()
        return result
      } catch (error) {
        // A transaction must not share the connection, and has the lock already.
        const isWorthWaiting = isBusy(error) && !this.#isInTransaction()
        if (!isWorthWaiting || performance.now() > until) throw error
      }
      this.#leave()
      await sleep(pauseMilliseconds)
      await this.#enter()
    }
  }
}

const isBusy = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) % 256 === busyCode
