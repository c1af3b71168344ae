import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const deployed = { PUBLIC_URL: 'https://college.test' }

function errorsOf(variables: Record<string, string>): string[] {
  try {
    readConfig(variables)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
}

test('without settings, the site is local: loopback, sample content, limits on', () => {
  expect(readConfig({})).toMatchObject({
    isDeployed: false,
    publicUrl: 'http://localhost:3000',
    host: '127.0.0.1',
    port: 3000,
    dataDir: './data',
    databaseUrl: undefined,
    firstAdmin: undefined,
    trustProxy: false,
    hasSampleData: true,
    hasRateLimit: true,
  })
  expect(readConfig({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '' })).toEqual(readConfig({}))
})

test('with PUBLIC_URL, the site is deployed, with none of that', () => {
  expect(readConfig({ ...deployed, HOST: '0.0.0.0', NODE_ENV: 'production' })).toMatchObject({
    isDeployed: true,
    publicUrl: 'https://college.test',
    hasSampleData: false,
    firstAdmin: undefined,
  })
  expect(readConfig({ PUBLIC_URL: 'https://college.test/' }).publicUrl).toBe('https://college.test')
})

test.each<[string, string, Record<string, string>]>([
  ['PUBLIC_URL', 'http://college.test', {}],
  ['PUBLIC_URL', 'https://college.test/site', {}],
  ['PUBLIC_URL', 'https://clerk:word@college.test', {}],
  ['PUBLIC_URL', 'college.test', {}],
  ['HOST', '0.0.0.0', {}],
  ['HOST', 'a host', {}],
  ['PORT', '65536', {}],
  ['PORT', '-1', {}],
  ['PORT', '3e3', {}],
  ['DATABASE_URL', 'mysql://localhost/college', {}],
  ['DATABASE_URL', 'postgres', {}],
  ['ADMIN_EMAIL', 'clerk', { ADMIN_PASSWORD: 'sandstone-Arch-5' }],
  ['ADMIN_PASSWORD', 'short', { ADMIN_EMAIL: 'clerk@college.test' }],
  ['ADMIN_PASSWORD', 'x'.repeat(129), { ADMIN_EMAIL: 'clerk@college.test' }],
  ...[
    'password',
    'Password1!',
    'admin123',
    'ADMIN-2026',
    'changeme',
    'change-me',
    '12345678',
    'welcome1',
    'college2026',
    'qwertyuiop',
    'adminadmin',
    'passw0rd',
    'mustang1',
  ].map((value): [string, string, Record<string, string>] => [
    'ADMIN_PASSWORD',
    value,
    { ADMIN_EMAIL: 'clerk@college.test' },
  ]),
  ['SMTP_URL', 'https://mail.test', { MAIL_FROM: 'clerk@college.test' }],
  ['SMTP_URL', 'smtps://clerk:100%@mail.test', { MAIL_FROM: 'clerk@college.test' }],
  ['MAIL_FROM', 'the clerk', {}],
  ['CONTACT_TO', 'a@b, c@d', {}],
  ['OIDC_ISSUER', 'accounts.google.com', {}],
  ['OIDC_ISSUER', 'http://idp.test', deployed],
  ['OIDC_ISSUER', 'http://localhost:4000', deployed],
  ['OIDC_ISSUER', 'https://127.0.0.1:4000', deployed],
  ['OIDC_LABEL', 'x'.repeat(41), {}],
  ['S3_ENDPOINT', 'ftp://x', {}],
  ['TRANSLATE_URL', 'translate.test', {}],
  ['TRUST_PROXY', 'true', {}],
  ['TRUST_PROXY', '10.0.0.0/33', {}],
  ['TRUST_PROXY', '10.0.0.0/8/8', {}],
  ['TRUST_PROXY', '::1/129', {}],
  ['TRUST_PROXY', '127.0.0.1,', {}],
  ['SAMPLE_DATA', 'yes', {}],
  ['RATE_LIMIT', 'no', {}],
  ['RATE_LIMIT', 'off', deployed],
  ['METRICS_TOKEN', 'short', {}],
  ['LOG_LEVEL', 'loud', {}],
])('S78: %s %s is rejected in a line that names it', (name, value, others) => {
  const errors = errorsOf({ ...others, [name]: value })

  expect(errors.length).toBeGreaterThan(0)
  for (const error of errors) {
    expect(error).toMatch(new RegExp(`^${name}\\b.+[^\\n]$`))
    if (/PASSWORD|TOKEN|SECRET/.test(name)) expect(error).not.toContain(value)
  }
})

test.each<[string, Record<string, string>]>([
  ['PUBLIC_URL', { NODE_ENV: 'production' }],
  ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'clerk@college.test' }],
  ['OIDC_CLIENT_SECRET', { OIDC_CLIENT_ID: 'x' }],
  ['MAIL_FROM', { SMTP_URL: 'smtps://mail.test' }],
  ['S3_SECRET_ACCESS_KEY', { S3_ENDPOINT: 'https://s3.test', S3_BUCKET: 'pictures' }],
])('S78: a missing %s is reported', (name, variables) => {
  const errors = errorsOf(variables)

  expect(errors).toHaveLength(1)
  expect(errors[0]).toContain(name)
})

test('S78: all errors are reported together', () => {
  const errors = errorsOf({ PORT: 'x', LOG_LEVEL: 'x', SAMPLE_DATA: 'x', TRUST_PROXY: 'x' })

  expect(errors.map((error) => error.split(' ')[0]).sort()).toEqual([
    'LOG_LEVEL',
    'PORT',
    'SAMPLE_DATA',
    'TRUST_PROXY',
  ])
})

test.each([
  '127.0.0.1',
  '::1',
  '10.0.0.0/8, fd00::/8',
  '192.168.0.1/32',
])('a trusted proxy may be %s', (value) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(value.split(', '))
})
