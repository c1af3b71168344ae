import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../../test/test-database.ts'
import { explainStart } from '../monitoring/startup-errors.ts'
import { ConfigError } from './config.ts'
import { readEnvFile } from './read-env-file.ts'

async function read(lines: string[], variables: NodeJS.ProcessEnv = {}) {
  const path = join(await testFolder(), '.env')
  await writeFile(path, lines.join('\n'))
  const notified: string[] = []
  readEnvFile(path, variables, (line) => notified.push(line.replace(path, '.env')))
  return { warning: notified.join(), variables }
}

test('a settings file fills in what the environment leaves out', async () => {
  const lines = ['# Ours', 'PORT=3001', 'HOST="::1"', 'NODE_ENV=production', 'TZ=Asia/Kolkata']
  const { warning, variables } = await read(lines, { PORT: '3002', LOG_LEVL: 'of the environment' })

  expect(variables).toMatchObject({ PORT: '3002', HOST: '::1', NODE_ENV: 'production' })
  expect(warning).toBe('')
})

test('unknown names in the file are reported, with a similar name and without values', async () => {
  const { warning } = await read([
    'LOG_LEVL=debug',
    'smtp_url=smtp://clerk:word@mail.test',
    'DATBASE_ULR=postgres://clerk:word@db.test/college',
    'OFFICE_HOURS=10 to 4',
    `${'k3y'.repeat(20)}=`,
  ])

  expect(warning).toBe(
    '.env has unknown settings: DATBASE_ULR (did you mean DATABASE_URL?), LOG_LEVL (did you mean LOG_LEVEL?), OFFICE_HOURS, k3y…, smtp_url (did you mean SMTP_URL?)',
  )
})

test('a missing file isn’t an error, and an unreadable one is reported in one sentence', async () => {
  const folder = await testFolder()
  const path = join(folder, '.env')
  expect(() => readEnvFile(path, {})).not.toThrow()

  await mkdir(path)
  const errorOf = (at: string) => {
    try {
      return readEnvFile(at, {})
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError)
      return explainStart(error, undefined)
    }
  }

  expect(errorOf(path)).toBe(`${path} is a folder, but must be a file with lines of NAME=value`)
  await writeFile(join(folder, 'file'), '')
  expect(errorOf(join(folder, 'file', '.env'))).toMatch(/\.env cannot be read: ENOTDIR[^\n]*$/)
})
