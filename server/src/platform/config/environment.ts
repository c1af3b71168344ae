import { isIP } from 'node:net'
import { isPlainAscii } from 'contract/platform/email'
import * as z from 'zod/mini'

const guessable =
  /^(admin|administrator|password|passw0rd|change-?me|secret|letmein|welcome|college|default|example|qwerty(uiop)?|test)*[\d!@#._-]*$/i

const blankAsUnset = (value: unknown) => (value === '' ? undefined : value)
const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(z.transform(blankAsUnset), z.optional(schema))
const withDefault = <Schema extends z.ZodMiniType>(schema: Schema, value: string) =>
  z.pipe<z.ZodMiniTransform<unknown, unknown>, Schema>(
    z.transform((given: unknown) => blankAsUnset(given) ?? value),
    schema,
  )

const text = (isValid: (value: string) => boolean, message: string) =>
  z.string().check(z.refine(isValid, message))

function isDecodable(address: URL): boolean {
  try {
    return [address.username, address.password].map(decodeURIComponent).length > 0
  } catch {
    return false
  }
}

const urlWith = (protocols: string[], message: string) =>
  text((value) => {
    const parsed = URL.parse(value)
    const isOne = parsed !== null && protocols.includes(parsed.protocol) && parsed.hostname !== ''
    return isOne && isDecodable(parsed)
  }, message)
// Host names of a local network may have no dot.
const isAddress = (value: string) =>
  value.length <= 254 && isPlainAscii(value) && /^[^@,;<>]+@[^@,;<>]+$/.test(value)
const asciiOnly = 'in ASCII letters (a domain in another script begins with xn--)'
const email = text(isAddress, `must be an email address ${asciiOnly}`)
const address = (value: string) => {
  const [host = '', bits, ...more] = value.split('/')
  const maxPrefix = isIP(host) === 4 ? 32 : 128
  const isNetwork = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxPrefix)
  return isIP(host) > 0 && isNetwork && more.length === 0
}

const addressesIn = (value: string) => value.split(',').map((part) => part.trim())

export const environment = z.object({
  PUBLIC_URL: optional(
    text((value) => {
      const parsed = URL.parse(value)
      return parsed?.protocol === 'https:' && `${parsed.origin}` === value.replace(/\/$/, '')
    }, 'must be an https origin without a path, for example https://college.example'),
  ),
  HOST: withDefault(
    text((value) => /^[\w.:-]+$/.test(value), 'must be an address or a host name'),
    '127.0.0.1',
  ),
  PORT: withDefault(
    z.pipe(
      text(
        (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
        'must be a number from 0 to 65535',
      ),
      z.transform(Number),
    ),
    '3000',
  ),
  DATA_DIR: withDefault(z.string(), './data'),
  DATABASE_URL: optional(
    urlWith(['postgres:', 'postgresql:'], 'must look like postgres://user:password@host/database'),
  ),
  DATABASE_WAIT_SECONDS: withDefault(
    z.pipe(
      text((value) => /^\d{1,4}$/.test(value), 'must be a number from 0 to 9999'),
      z.transform(Number),
    ),
    '60',
  ),
  ADMIN_EMAIL: optional(
    z.pipe(
      email,
      z.transform((value) => value.toLowerCase()),
    ),
  ),
  ADMIN_PASSWORD: optional(
    z.string().check(
      z.minLength(8, 'must be 8 to 128 characters long'),
      z.maxLength(128, 'must be 8 to 128 characters long'),
      z.refine((value) => !guessable.test(value), 'is easy to guess; choose another'),
    ),
  ),
  SMTP_URL: optional(urlWith(['smtp:', 'smtps:'], 'must look like smtps://user:password@host:465')),
  MAIL_FROM: optional(
    text(
      (value) => isAddress((/<([^<>]*)>\s*$/.exec(value)?.[1] ?? value).trim()),
      `must contain an email address ${asciiOnly}`,
    ),
  ),
  MAIL_BOUNCES: optional(
    text(
      (value) => isAddress(value) && !value.includes('+'),
      `must be an email address ${asciiOnly}, without a +`,
    ),
  ),
  CONTACT_TO: optional(email),
  OIDC_ISSUER: withDefault(
    urlWith(['https:', 'http:'], 'must be the address of an OpenID provider'),
    'https://accounts.google.com',
  ),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  OIDC_LABEL: withDefault(
    z.string().check(z.maxLength(40, 'must be at most 40 characters long')),
    'Google',
  ),
  S3_ENDPOINT: optional(urlWith(['https:', 'http:'], 'must be an http(s) address')),
  S3_BUCKET: optional(text((value) => /^[a-z0-9.-]{3,63}$/.test(value), 'must be a bucket name')),
  S3_REGION: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  TRANSLATE_URL: optional(urlWith(['https:', 'http:'], 'must be an http(s) address')),
  TRANSLATE_KEY: optional(z.string()),
  TRUST_PROXY: optional(
    z.pipe(
      text(
        (value) => addressesIn(value).every(address),
        'must be IP addresses or networks, separated by commas',
      ),
      z.transform(addressesIn),
    ),
  ),
  SAMPLE_DATA: optional(z.enum(['on', 'off'], 'must be on or off')),
  RATE_LIMIT: withDefault(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  METRICS_TOKEN: optional(z.string().check(z.minLength(16, 'must be at least 16 characters long'))),
  LOG_LEVEL: withDefault(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    ),
    'info',
  ),
})
export type Environment = z.infer<typeof environment>
