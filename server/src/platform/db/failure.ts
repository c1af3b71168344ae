import {
  badRequest,
  conflict,
  type HttpError,
  invalidRequestBody,
  unavailable,
} from '../http/errors.ts'

type EngineError = { code?: string; errcode?: number; message?: string }

// SQLite's primary result codes, https://sqlite.org/rescode.html
const sqliteOutages = new Set([5, 6, 7, 8, 10, 11, 13, 14, 26])
const sqliteUnique = new Set([1555, 2067])
const sqliteReference = 787

// PostgreSQL's classes, https://www.postgresql.org/docs/18/errcodes-appendix.html: connection, sign-in, database name,
// a transaction that had to give way, resources, operator, system; read-only, no right to write.
const postgresOutage = /^(08|28|3D|40|53|57|58|25006|42501)/
const postgresBadValue = /^22/
const networkOutages = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
])
// The pool and the driver report these without a code.
const driverOutage =
  /connection terminated|timeout exceeded when trying to connect|not queryable|database is not open|database took too long/i

/** Of a row that names another one, which somebody deleted after it was read. */
const deletedMeanwhile = 'What this belongs to was deleted meanwhile'

/** What an engine's error means to the reader; undefined when it is none. Nothing of the engine's words passes. */
export function databaseFailure(error: EngineError): HttpError | undefined {
  const { code = '', errcode, message = '' } = error
  if (code === 'ERR_SQLITE_ERROR' && errcode !== undefined) {
    if (sqliteUnique.has(errcode)) return conflict('Already exists')
    if (errcode === sqliteReference) return conflict(deletedMeanwhile)
    // The low byte is the primary code.
    return sqliteOutages.has(errcode & 0xff) ? unavailable() : undefined
  }
  if (code === '23505') return conflict('Already exists')
  if (code === '23503') return conflict(deletedMeanwhile)
  if (postgresBadValue.test(code) && code.length === 5) return badRequest(invalidRequestBody)
  if (code.length === 5 && postgresOutage.test(code)) return unavailable()
  if (networkOutages.has(code) || driverOutage.test(message)) return unavailable()
  return undefined
}

const fullDisk = new Set([
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'EROFS',
  'EIO',
  'EACCES',
  'EPERM',
  'ENOTDIR',
  'EEXIST',
  'EMFILE',
  'ENFILE',
])

/** Whether a system error says that nothing can be written now. */
export const isFullDisk = (code: string) => fullDisk.has(code)
