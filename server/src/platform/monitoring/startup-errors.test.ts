import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { ConfigError } from '../config/config.ts'
import { unavailable } from '../errors.ts'
import { explainStart } from './startup-errors.ts'

const settings = { host: '127.0.0.1', dataDir: './data', databaseUrl: undefined }
const withCode = (message: string, more: object) => Object.assign(new Error(message), more)

const rejectionOf = async (host: string) => {
  const server = createServer().listen(0, host)
  const [error] = await once(server, 'error')
  return error
}

test.each<[string, Error, Partial<{ databaseUrl: string; host: string }>]>([
  [
    'PORT needs extra rights below 1024: set it to 1024 or higher',
    withCode('listen EACCES', { code: 'EACCES', syscall: 'listen' }),
    {},
  ],
  [
    'HOST is a name that cannot be resolved',
    withCode('', { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'clerk.invalid' }),
    { host: 'clerk.invalid' },
  ],
  [
    'The database cannot be used: getaddrinfo ENOTFOUND db.invalid (see DATABASE_URL)',
    withCode('getaddrinfo ENOTFOUND db.invalid', {
      code: 'ENOTFOUND',
      syscall: 'getaddrinfo',
      hostname: 'db.invalid',
    }),
    { databaseUrl: 'postgres://clerk:word@db.invalid/college' },
  ],
  [
    'DATABASE_URL refers to a file that cannot be read: /etc/no.pem',
    withCode('', { code: 'ENOENT', syscall: 'open', path: '/etc/no.pem' }),
    { databaseUrl: 'postgres://clerk:word@db.test/college?sslrootcert=/etc/no.pem' },
  ],
  [
    'The database cannot be used: unable to open database file (see DATA_DIR, which is ./data)',
    withCode('unable to open database file', { code: 'ERR_SQLITE_ERROR', errcode: 14 }),
    {},
  ],
  [
    'The data folder cannot be written: read-only (see DATA_DIR, which is ./data)',
    withCode('read-only', { code: 'EROFS', syscall: 'mkdir', path: './data' }),
    {},
  ],
  [
    'The bucket cannot be used: ECONNREFUSED (see S3_ENDPOINT, S3_BUCKET and its keys)',
    unavailable(withCode('', { code: 'ECONNREFUSED' })),
    {},
  ],
  [
    'PORT must be a number\nHOST is missing',
    new ConfigError(['PORT must be a number', 'HOST is missing']),
    {},
  ],
])('S78: a failed start explains why: %s', (words, error, more) => {
  expect(explainStart(error, { ...settings, ...more })).toBe(words)
})

test('S78: a HOST that isn’t an address of this machine is reported as that', async () => {
  const host = '203.0.113.9'

  expect(explainStart(await rejectionOf(host), { ...settings, host })).toBe(
    'HOST is not an address of this machine',
  )
})

test('an unexpected error is printed with its trace', () => {
  const error = new Error('A mishap')

  expect(explainStart(error, settings)).toBe(error.stack)
  expect(explainStart(error, undefined)).toBe(error.stack)
})
