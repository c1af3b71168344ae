import { isIP } from 'node:net'
import { college } from 'college/facts'
import { isPlainAscii } from 'contract/email'
import { adminPasswordMinimum } from 'contract/password-rule'
import * as z from 'zod/mini'
import { weaknessOf } from './strong-password.ts'

const loopback = new Set(['127.0.0.1', '::1', 'localhost'])
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

const text = (isGood: (value: string) => boolean, message: string) =>
  z.string().check(z.refine(isGood, message))
const urlWith = (protocols: string[], message: string) =>
  text((value) => {
    const parsed = URL.parse(value)
    return parsed !== null && protocols.includes(parsed.protocol) && parsed.hostname !== ''
  }, message)
// A name of this network may have no dot.
const isAddress = (value: string) =>
  value.length <= 254 && isPlainAscii(value) && /^[^@,;<>]+@[^@,;<>]+$/.test(value)
const asciiOnly = 'in ASCII letters (a domain in another script begins with xn--)'
const email = text(isAddress, `must be an email address ${asciiOnly}`)
const address = (value: string) => {
  const [host = '', bits, ...more] = value.split('/')
  const most = isIP(host) === 4 ? 32 : 128
  const isNetwork = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
  return isIP(host) > 0 && isNetwork && more.length === 0
}

const addressesIn = (value: string) => value.split(',').map((part) => part.trim())

const environment = z.object({
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
      z.refine((value) => !guessable.test(value), 'is one that everybody guesses; choose another'),
    ),
  ),
  SMTP_URL: optional(urlWith(['smtp:', 'smtps:'], 'must look like smtps://user:password@host:465')),
  MAIL_FROM: optional(
    text(
      (value) => isAddress((/<([^<>]*)>\s*$/.exec(value)?.[1] ?? value).trim()),
      `must hold an email address ${asciiOnly}`,
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
  S3_ENDPOINT: optional(urlWith(['https:', 'http:'], 'must be a http(s) address')),
  S3_BUCKET: optional(
    text((value) => /^[a-z0-9.-]{3,63}$/.test(value), 'must be the name of a bucket'),
  ),
  S3_REGION: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
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
type Environment = z.infer<typeof environment>

/** What one variable alone cannot tell: sets that belong together, and what a deployed site must not have. */
function combinedFaults(given: Environment, nodeEnvironment: string | undefined): string[] {
  const isDeployed = given.PUBLIC_URL !== undefined
  const faults: [boolean, string][] = [
    [
      !isDeployed && !loopback.has(given.HOST),
      `HOST ${given.HOST} is open to the network, which needs PUBLIC_URL`,
    ],
    [
      !isDeployed && nodeEnvironment === 'production',
      'PUBLIC_URL is missing, and NODE_ENV is production',
    ],
    [
      isDeployed && given.RATE_LIMIT === 'off',
      'RATE_LIMIT off is for the local profile; remove it or PUBLIC_URL',
    ],
    [
      isDeployed && loopback.has(URL.parse(given.OIDC_ISSUER)?.hostname ?? ''),
      'OIDC_ISSUER is a provider on this machine, which is for the local profile',
    ],
    [
      isDeployed && URL.parse(given.OIDC_ISSUER)?.protocol !== 'https:',
      'OIDC_ISSUER must be an https address',
    ],
    [
      (given.ADMIN_EMAIL === undefined) !== (given.ADMIN_PASSWORD === undefined),
      'ADMIN_EMAIL and ADMIN_PASSWORD go together',
    ],
    [
      isWeakAdmin(given.ADMIN_PASSWORD, given.ADMIN_EMAIL),
      'ADMIN_PASSWORD is one that everybody guesses; choose another',
    ],
    [
      (given.OIDC_CLIENT_ID === undefined) !== (given.OIDC_CLIENT_SECRET === undefined),
      'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together',
    ],
    [
      given.SMTP_URL !== undefined && given.MAIL_FROM === undefined,
      'MAIL_FROM is missing, and SMTP_URL is set',
    ],
    [
      someButNotAll([
        given.S3_ENDPOINT,
        given.S3_BUCKET,
        given.S3_ACCESS_KEY_ID,
        given.S3_SECRET_ACCESS_KEY,
      ]),
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together',
    ],
  ]
  return faults.filter(([isWrong]) => isWrong).map(([, message]) => message)
}

const isWeakAdmin = (password: string | undefined, email: string | undefined) =>
  password !== undefined &&
  weaknessOf(password, { minimum: adminPasswordMinimum, email }) !== undefined

const someButNotAll = (values: unknown[]) => {
  const set = values.filter((value) => value !== undefined).length
  return set > 0 && set < values.length
}

/** Every fault of the environment, one line each. */
export class ConfigError extends Error {
  readonly faults: string[]

  constructor(faults: string[]) {
    super(faults.join('\n'))
    this.name = 'ConfigError'
    this.faults = faults
  }
}

/** Reads the environment. Throws `ConfigError` with a line per fault; values of variables are not repeated in it. */
export function readConfig(variables: NodeJS.ProcessEnv) {
  const parsed = environment.safeParse(variables)
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`),
    )
  }
  const given = parsed.data
  const faults = combinedFaults(given, variables.NODE_ENV)
  if (faults.length > 0) throw new ConfigError(faults)

  const isDeployed = given.PUBLIC_URL !== undefined
  return {
    isDeployed,
    /** Origin without a slash at the end. */
    publicUrl: given.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${given.PORT}`,
    host: given.HOST,
    port: given.PORT,
    dataDir: given.DATA_DIR,
    databaseUrl: given.DATABASE_URL,
    /** How long a start waits for a database that is away. */
    databaseWaitSeconds: given.DATABASE_WAIT_SECONDS,
    firstAdmin:
      given.ADMIN_EMAIL && given.ADMIN_PASSWORD
        ? { email: given.ADMIN_EMAIL, password: given.ADMIN_PASSWORD }
        : undefined,
    mail: {
      smtpUrl: given.SMTP_URL,
      from: given.MAIL_FROM ?? college.email,
      /** Where messages of the contact form go. */
      officeAddress: given.CONTACT_TO ?? college.email,
    },
    /** The provider of third-party sign-in; the local profile brings its own when there is none. */
    oidc:
      given.OIDC_CLIENT_ID && given.OIDC_CLIENT_SECRET
        ? {
            issuer: given.OIDC_ISSUER,
            clientId: given.OIDC_CLIENT_ID,
            clientSecret: given.OIDC_CLIENT_SECRET,
          }
        : undefined,
    /** The name that people know the provider by. */
    oidcLabel: given.OIDC_LABEL,
    /** Whether anybody can sign in with a provider: a deployed site brings none of its own. */
    hasOidc: !isDeployed || Boolean(given.OIDC_CLIENT_ID && given.OIDC_CLIENT_SECRET),
    /** The bucket that pictures go to instead of the data folder. */
    s3:
      given.S3_ENDPOINT && given.S3_BUCKET && given.S3_ACCESS_KEY_ID && given.S3_SECRET_ACCESS_KEY
        ? {
            endpoint: given.S3_ENDPOINT,
            bucket: given.S3_BUCKET,
            region: given.S3_REGION ?? 'us-east-1',
            accessKeyId: given.S3_ACCESS_KEY_ID,
            secretAccessKey: given.S3_SECRET_ACCESS_KEY,
          }
        : undefined,
    trustProxy: given.TRUST_PROXY ?? (false as const),
    hasSampleData: (given.SAMPLE_DATA ?? (isDeployed ? 'off' : 'on')) === 'on',
    hasRateLimit: given.RATE_LIMIT === 'on',
    metricsToken: given.METRICS_TOKEN,
    logLevel: given.LOG_LEVEL,
  }
}
export type Config = ReturnType<typeof readConfig>
