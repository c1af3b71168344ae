import { adminPasswordMinimum } from 'contract/accounts/password-rule'
import { type Environment, environment } from './environment.ts'
import { weaknessOf } from './platform/runtime/strong-password.ts'

const loopback = new Set(['127.0.0.1', '::1', 'localhost'])

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
      from: given.MAIL_FROM,
      /** Where mails with notices come back to, with the subscription after a `+`. */
      bounces: given.MAIL_BOUNCES,
      /** Where messages of the contact form go, when not to the college's own address. */
      officeAddress: given.CONTACT_TO,
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
