import { accessSync, chownSync, constants, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { foldName } from 'contract/platform/fold-text'
import {
  type BinaryOperationNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely'
import { longListIn } from './long-lists.ts'
import { PatientSqliteDriver } from './patient-driver.ts'

const openingMilliseconds = 5_000
const keptStatements = 200

const folded = (value: SQLInputValue) => (typeof value === 'string' ? foldName(value) : value)

const lowerCase = (value: SQLInputValue) =>
  typeof value === 'string' ? value.toLowerCase() : value

/** As PostgreSQL has it: `\\1` stands for what the first group has matched. */
const replaceMatches = (
  value: SQLInputValue,
  pattern: SQLInputValue,
  replacement: SQLInputValue,
  flags: SQLInputValue,
) =>
  typeof value === 'string'
    ? value.replace(new RegExp(`${pattern}`, `${flags}`), `${replacement}`.replace('\\', '$'))
    : value

/** What root makes in somebody's folder, by a command before the first start, is theirs: nobody else could write it. */
function giveToOwner(file: string, folder: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(folder)
  if (statSync(file).uid !== uid) chownSync(file, uid, gid)
}

/** Opens the database file with the settings every connection to it needs. Acknowledged means on disk. */
export function openSqliteFile(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'college.sqlite')
  const database = new DatabaseSync(file, { timeout: openingMilliseconds })
  giveToOwner(file, folder)
  // SQLite opens for reading what it may not write, and would say so only at the first change.
  accessSync(file, constants.W_OK)
  // Its own knows no letters beyond ASCII; PostgreSQL's does.
  database.function('lower', { deterministic: true }, lowerCase)
  database.function('fold_name', { deterministic: true }, folded)
  database.function(
    'strpos',
    { deterministic: true },
    (text, part) => `${text}`.indexOf(`${part}`) + 1,
  )
  // It has none.
  database.function('regexp_replace', { deterministic: true }, replaceMatches)
  database.function('convert_to', { deterministic: true }, (text, _encoding) =>
    Buffer.from(`${text}`),
  )
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  // From now on others wait beside it, see `PatientSqliteDriver`.
  database.exec('pragma busy_timeout = 0')
  return database
}

/** Gives Kysely's SqliteDialect, which was written for better-sqlite3, Node's own SQLite. */
function bridge(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare: (text) => {
      const known = prepared.get(text)
      if (known) return known
      // Every transaction here writes; taking the lock at once avoids SQLITE_BUSY in the middle of one.
      const statement = database.prepare(text === 'begin' ? 'begin immediate' : text)
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
      const bridged: SqliteStatement = {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => {
          // On a full disk SQLite has rolled back by itself, and another rollback would hide why.
          const isDone = text === 'rollback' && !database.isTransaction
          return isDone ? { changes: 0, lastInsertRowid: 0 } : statement.run(...values(parameters))
        },
        iterate: (parameters) => statement.iterate(...values(parameters)),
      }
      // The oldest gives way: many rare statements cannot keep out those of every request.
      const [oldest = ''] = prepared.keys()
      if (prepared.size === keptStatements) prepared.delete(oldest)
      prepared.set(text, bridged)
      return bridged
    },
  }
}

/** SQLite changes tables in transactions, too, so that a migration is done whole, by one of several servers, or not. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  // The driver itself sees to it that its one connection is used by one at a time.
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class LongListCompiler extends SqliteQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const list = longListIn(node)
    if (!list) {
      super.visitBinaryOperation(node)
      return
    }
    this.visitNode(node.leftOperand)
    this.append(list.isNegated ? ' not in ' : ' in ')
    this.append('(select value from json_each(')
    this.appendValue(JSON.stringify(list.values))
    this.append('))')
  }
}

class OwnSqliteDialect extends SqliteDialect {
  readonly #newDriver: () => PatientSqliteDriver

  constructor(database: DatabaseSync) {
    const bridged = bridge(database)
    super({ database: bridged })
    this.#newDriver = () => new PatientSqliteDriver(bridged, () => database.isTransaction)
  }

  override createDriver(): PatientSqliteDriver {
    return this.#newDriver()
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }

  override createQueryCompiler(): SqliteQueryCompiler {
    return new LongListCompiler()
  }
}

export const sqliteDialect = (database: DatabaseSync) => new OwnSqliteDialect(database)
