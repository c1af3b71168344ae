import { adminPasswordMinimum } from 'contract/accounts/password-rule'
import { type Environment, environment } from './environment.ts'
import { weaknessOf } from './strong-password.ts'

const loopback = new Set(['127.0.0.1', '::1', 'localhost'])

/** Checks across variables: sets that belong together, and what a deployed site must not have. */
function combinedErrors(given: Environment, nodeEnvironment: string | undefined): string[] {
  const isDeployed = given.PUBLIC_URL !== undefined
  const errors: [boolean, string][] = [
    [
      !isDeployed && !loopback.has(given.HOST),
      `HOST ${given.HOST} is open to the network: set PUBLIC_URL`,
    ],
    [
      !isDeployed && nodeEnvironment === 'production',
      'PUBLIC_URL is missing: it is required when NODE_ENV is production',
    ],
    [
      isDeployed && given.RATE_LIMIT === 'off',
      'RATE_LIMIT=off is only for the local profile: remove it, or remove PUBLIC_URL',
    ],
    [
      isDeployed && loopback.has(URL.parse(given.OIDC_ISSUER)?.hostname ?? ''),
      'OIDC_ISSUER is a provider on this machine, which only the local profile allows',
    ],
    [
      isDeployed && URL.parse(given.OIDC_ISSUER)?.protocol !== 'https:',
      'OIDC_ISSUER must be an https address',
    ],
    [
      (given.ADMIN_EMAIL === undefined) !== (given.ADMIN_PASSWORD === undefined),
      'Set both ADMIN_EMAIL and ADMIN_PASSWORD, or neither',
    ],
    [
      isWeakAdmin(given.ADMIN_PASSWORD, given.ADMIN_EMAIL),
      'ADMIN_PASSWORD is easy to guess; choose another',
    ],
    [
      (given.OIDC_CLIENT_ID === undefined) !== (given.OIDC_CLIENT_SECRET === undefined),
      'Set both OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or neither',
    ],
    [
      given.SMTP_URL !== undefined && given.MAIL_FROM === undefined,
      'MAIL_FROM is missing: it is required when SMTP_URL is set',
    ],
    [
      someButNotAll([
        given.S3_ENDPOINT,
        given.S3_BUCKET,
        given.S3_ACCESS_KEY_ID,
        given.S3_SECRET_ACCESS_KEY,
      ]),
      'Set all of S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or none',
    ],
  ]
  return errors.filter(([isWrong]) => isWrong).map(([, message]) => message)
}

const isWeakAdmin = (password: string | undefined, email: string | undefined) =>
  password !== undefined &&
  weaknessOf(password, { minimum: adminPasswordMinimum, email }) !== undefined

const someButNotAll = (values: unknown[]) => {
  const set = values.filter((value) => value !== undefined).length
  return set > 0 && set < values.length
}

/** One line per problem. */
export class ConfigError extends Error {
  readonly faults: string[]

  constructor(errors: string[]) {
    super(errors.join('\n'))
    this.name = 'ConfigError'
    this.faults = errors
  }
}

/** Throws `ConfigError`; its lines never repeat values. */
export function readConfig(variables: NodeJS.ProcessEnv) {
  const parsed = environment.safeParse(variables)
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`),
    )
  }
  const given = parsed.data
  const errors = combinedErrors(given, variables.NODE_ENV)
  if (errors.length > 0) throw new ConfigError(errors)

  const isDeployed = given.PUBLIC_URL !== undefined
  return {
    isDeployed,
    publicUrl: given.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${given.PORT}`,
    host: given.HOST,
    port: given.PORT,
    dataDir: given.DATA_DIR,
    databaseUrl: given.DATABASE_URL,
    databaseWaitSeconds: given.DATABASE_WAIT_SECONDS,
    firstAdmin:
      given.ADMIN_EMAIL && given.ADMIN_PASSWORD
        ? { email: given.ADMIN_EMAIL, password: given.ADMIN_PASSWORD }
        : undefined,
    mail: {
      smtpUrl: given.SMTP_URL,
      from: given.MAIL_FROM,
      /** Bounces of notice emails go here, with the subscription after a `+`. */
      bounces: given.MAIL_BOUNCES,
      officeAddress: given.CONTACT_TO,
    },
    /** If unset, the local profile brings its own provider. */
    oidc:
      given.OIDC_CLIENT_ID && given.OIDC_CLIENT_SECRET
        ? {
            issuer: given.OIDC_ISSUER,
            clientId: given.OIDC_CLIENT_ID,
            clientSecret: given.OIDC_CLIENT_SECRET,
          }
        : undefined,
    oidcLabel: given.OIDC_LABEL,
    hasOidc: !isDeployed || Boolean(given.OIDC_CLIENT_ID && given.OIDC_CLIENT_SECRET),
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
    translator: given.TRANSLATE_URL
      ? { url: given.TRANSLATE_URL.replace(/\/$/, ''), key: given.TRANSLATE_KEY }
      : undefined,
    trustProxy: given.TRUST_PROXY ?? (false as const),
    hasSampleData: (given.SAMPLE_DATA ?? (isDeployed ? 'off' : 'on')) === 'on',
    hasRateLimit: given.RATE_LIMIT === 'on',
    metricsToken: given.METRICS_TOKEN,
    logLevel: given.LOG_LEVEL,
  }
}
export type Config = ReturnType<typeof readConfig>
