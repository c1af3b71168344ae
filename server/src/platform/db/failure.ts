import { badRequest, conflict, type HttpError, invalidRequestBody, unavailable } from '../errors.ts'

type EngineError = { code?: string; errcode?: number; message?: string }

// SQLite's primary result codes, https://sqlite.org/rescode.html
const sqliteOutages = new Set([5, 6, 7, 8, 10, 11, 13, 14, 26])
const sqliteUnique = new Set([1555, 2067])
const sqliteReference = 787

// PostgreSQL's classes, https://www.postgresql.org/docs/18/errcodes-appendix.html: connection, sign-in, database name, a
// transaction that had to give way, resources, operator, system; read-only, no right to write.
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

const deletedMeanwhile = 'The item this belongs to has been deleted in the meantime'

/** Undefined if it is not a database error. Never passes on the engine's wording. */
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

export const isFullDisk = (code: string) => fullDisk.has(code)
