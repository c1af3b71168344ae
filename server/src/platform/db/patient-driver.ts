import { setTimeout as sleep } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDatabase,
  SqliteDriver,
} from 'kysely'
import { waitForAnswer } from './patience.ts'

const pauseMilliseconds = 5
const busyCode = 5

function createGate() {
  const waiting: (() => void)[] = []
  let isTaken = false
  return {
    async enter(): Promise<void> {
      if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve))
      isTaken = true
    },
    /** Hands over to the longest waiting, so that nobody slips in between. */
    leave(): void {
      const next = waiting.shift()
      if (next) next()
      else isTaken = false
    },
  }
}

/**
 * Kysely's driver for a single connection, which waits for other processes' locks asynchronously: SQLite's own busy timeout
 * would block every request, even those that only read.
 */
export class PatientSqliteDriver extends SqliteDriver {
  readonly #gate = createGate()
  readonly #isInTransaction: () => boolean
  #connection: DatabaseConnection | undefined

  constructor(database: SqliteDatabase, isInTransaction: () => boolean) {
    super({ database })
    this.#isInTransaction = isInTransaction
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#gate.enter()
    this.#connection ??= this.#patient(await super.acquireConnection())
    return this.#connection
  }

  override async releaseConnection(): Promise<void> {
    this.#gate.leave()
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
        return await connection.executeQuery<Row>(query)
      } catch (error) {
        // A transaction must not share the connection, and has the lock already.
        const isWorthWaiting = isBusy(error) && !this.#isInTransaction()
        if (!isWorthWaiting || performance.now() > until) throw error
      }
      this.#gate.leave()
      await sleep(pauseMilliseconds)
      await this.#gate.enter()
    }
  }
}

const isBusy = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) % 256 === busyCode
