import { type Config, ConfigError } from '../config/config.ts'
import { databaseFailure, isFullDisk } from '../db/failure.ts'
import { HttpError } from '../errors.ts'

const listening: Record<string, string> = {
  EADDRINUSE: 'The port is in use: stop the other server or set PORT',
  EADDRNOTAVAIL: 'HOST is not an address of this machine',
  EACCES: 'PORT needs extra rights below 1024: set it to 1024 or higher',
}

type SystemError = NodeJS.ErrnoException & { hostname?: string }
type Settings = Pick<Config, 'host' | 'dataDir' | 'databaseUrl'>

/** Such as a certificate, which the driver reads before it connects. */
const isNamedIn = (databaseUrl: string | undefined, path: string | undefined) =>
  databaseUrl !== undefined &&
  path !== undefined &&
  [...new URL(databaseUrl).searchParams.values()].includes(path)

function byTheSystem(error: SystemError, { host, dataDir, databaseUrl }: Settings) {
  const { code = '', message, path, syscall, hostname } = error
  if (syscall === 'listen') return listening[code]
  if (syscall === 'getaddrinfo' && hostname === host)
    return 'HOST is a name that cannot be resolved'
  if (isNamedIn(databaseUrl, path))
    return `DATABASE_URL refers to a file that cannot be read: ${path}`
  const setting = databaseUrl === undefined ? `DATA_DIR, which is ${dataDir}` : 'DATABASE_URL'
  if (databaseFailure(error as Error))
    return `The database cannot be used: ${message} (see ${setting})`
  if (isFullDisk(code))
    return `The data folder cannot be written: ${message} (see DATA_DIR, which is ${dataDir})`
  return undefined
}

/** Only the bucket hides its errors. */
function byTheBucket(error: unknown): string | undefined {
  if (!(error instanceof HttpError) || !(error.cause instanceof Error)) return undefined
  const { message, name } = error.cause
  const { code = name } = error.cause as SystemError
  return `The bucket cannot be used: ${message || code} (see S3_ENDPOINT, S3_BUCKET and its keys)`
}

/** One line per problem, naming the setting; a stack trace only if it is unforeseen. */
export function explainStart(error: unknown, settings: Settings | undefined): string {
  if (error instanceof ConfigError) return error.faults.join('\n')
  const known = settings && (byTheBucket(error) ?? byTheSystem(error as SystemError, settings))
  return known ?? (error as Error).stack ?? String(error)
}
