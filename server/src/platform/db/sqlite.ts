import { accessSync, chownSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { foldName } from 'contract/platform/fold-text'
import {
  type BinaryOperationNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely'
import { longListIn } from './long-in-lists.ts'
import { PatientSqliteDriver } from './patient-driver.ts'

const openingMilliseconds = 5_000
const statementCacheSize = 200
const fullCode = 13

const folded = (value: SQLInputValue) => (typeof value === 'string' ? foldName(value) : value)

const lowerCase = (value: SQLInputValue) =>
  typeof value === 'string' ? value.toLowerCase() : value

/** PostgreSQL's syntax: `\\1` is the first group. */
const replaceMatches = (
  value: SQLInputValue,
  pattern: SQLInputValue,
  replacement: SQLInputValue,
  flags: SQLInputValue,
) =>
  typeof value === 'string'
    ? value.replace(new RegExp(`${pattern}`, `${flags}`), `${replacement}`.replace('\\', '$'))
    : value

/**
 * Files created by root, for example by a command before the first start, go to the folder's owner, who could not write them
 * otherwise.
 */
function giveToOwner(file: string, folder: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(folder)
  if (statSync(file).uid !== uid) chownSync(file, uid, gid)
}

function addFunctions(database: DatabaseSync): void {
  // SQLite's own knows ASCII only.
  database.function('lower', { deterministic: true }, lowerCase)
  database.function('fold_name', { deterministic: true }, folded)
  database.function(
    'strpos',
    { deterministic: true },
    (text, part) => `${text}`.indexOf(`${part}`) + 1,
  )
  database.function('regexp_replace', { deterministic: true }, replaceMatches)
  database.function('convert_to', { deterministic: true }, (text, _encoding) =>
    Buffer.from(`${text}`),
  )
}

/** Settings that every connection needs. Commits are on disk when acknowledged. */
export function openSqliteFile(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'college.sqlite')
  const database = new DatabaseSync(file, { timeout: openingMilliseconds })
  giveToOwner(file, folder)
  // SQLite silently opens read-only and would only fail at the first write.
  accessSync(file, constants.W_OK)
  addFunctions(database)
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  // Waiting is done outside of SQLite, see `PatientSqliteDriver`.
  database.exec('pragma busy_timeout = 0')
  return database
}

const isFull = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) % 256 === fullCode

/** SQLite names no file. Only the log and commands show it. */
function namingFile<Result>(database: DatabaseSync, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof Error && isFull(error)) error.message += ` '${database.location()}'`
    throw error
  }
}

/** In a folder that can't be written, SQLite reads only a database whose server runs, or which is known not to change. */
export function openSqliteToRead(folder: string): DatabaseSync {
  const file = join(folder, 'college.sqlite')
  const url = pathToFileURL(file)
  if (!existsSync(`${file}-wal`)) url.searchParams.set('immutable', '1')
  const database = new DatabaseSync(url, { readOnly: true, timeout: openingMilliseconds })
  addFunctions(database)
  return database
}

/** Adapts `node:sqlite` to Kysely's dialect, written for better-sqlite3. */
function bridge(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare: (text) => {
      const known = prepared.get(text)
      if (known) return known
      // Every transaction writes; locking at once avoids SQLITE_BUSY in the middle of one.
      const statement = database.prepare(text === 'begin' ? 'begin immediate' : text)
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
      const bridged: SqliteStatement = {
        reader: statement.columns().length > 0,
        all: (parameters) => namingFile(database, () => statement.all(...values(parameters))),
        run: (parameters) => {
          // On a full disk SQLite has already rolled back, and a second rollback would hide the reason.
          const isDone = text === 'rollback' && !database.isTransaction
          return isDone
            ? { changes: 0, lastInsertRowid: 0 }
            : namingFile(database, () => statement.run(...values(parameters)))
        },
        iterate: (parameters) => statement.iterate(...values(parameters)),
      }
      // Evict the oldest, so that many rare statements cannot push out frequent ones.
      const [oldest = ''] = prepared.keys()
      if (prepared.size === statementCacheSize) prepared.delete(oldest)
      prepared.set(text, bridged)
      return bridged
    },
  }
}

/** SQLite's schema changes are transactional, so a migration happens wholly, on one of several servers, or not at all. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  // The driver serialises access to its one connection.
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
