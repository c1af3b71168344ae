import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import { roles } from 'contract/platform/roles'
import { type CommandContext, createCommandMail } from '../../command-mail.ts'
import { ConfigError, readConfig } from '../../platform/config/config.ts'
import { readEnvFile } from '../../platform/config/read-env-file.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { openDatabase } from '../../platform/db/open.ts'
import { HttpError } from '../../platform/errors.ts'
import { createAdmin, listAdmins, removeAdmin, setAdminPassword } from '../staff/accounts.ts'
import { resetFactors } from './reset-factors.ts'

const usage = `npm run admin -- create EMAIL     add an owner, who can do everything
npm run admin -- password EMAIL   set a new password and sign out everywhere
npm run admin -- reset EMAIL      remove all second factors (lost phone) and sign out everywhere
npm run admin -- remove EMAIL     remove the account (not the last owner who can sign in)
npm run admin -- list             list the accounts

create and password read the password from standard input. An empty line generates one and prints it.`

const print = (text: string) => process.stdout.write(`${text}\n`)

async function requestPassword(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  // At end of input, `question` alone would never resolve.
  const noLine = once(terminal, 'close').then(() => undefined)
  const given = await Promise.race([
    terminal.question('Password (leave empty to generate one): '),
    noLine,
  ])
  terminal.close()
  if (given === undefined) throw new ConfigError(['Pass the password on standard input'])
  if (given === '') {
    const generated = randomBytes(12).toString('base64url')
    print(`Password: ${generated}`)
    return generated
  }
  return given
}

const commands: Record<string, (site: CommandContext, email: string) => Promise<string>> = {
  create: async ({ db }, email) => {
    await createAdmin(db, email, await requestPassword())
    return `Administrator ${email} created`
  },
  password: async ({ db }, email) => {
    await setAdminPassword(db, email, await requestPassword())
    return `Password of ${email} changed`
  },
  reset: async (site, email) => {
    const now = () => new Date()
    await resetFactors({ db: site.db, mail: createCommandMail(site, now), now }, email)
    return `Second factors of ${email} removed; the password alone is now enough to sign in`
  },
  remove: async ({ db }, email) => {
    await removeAdmin(db, email)
    return `Administrator ${email} removed`
  },
}

async function run([command = '', email = '']: string[]): Promise<void> {
  readEnvFile()
  const act = commands[command]
  if (command !== 'list' && (!act || !/^[^\s@]+@[^\s@]+$/.test(email)))
    throw new ConfigError([usage])
  const config = readConfig(process.env)
  const database = openDatabase(config)
  try {
    await migrate(database.db, database.engine)
    if (act) {
      print(await act({ ...database, config }, email))
      return
    }
    for (const admin of await listAdmins(database.db))
      print(
        `${admin.email}  since ${admin.createdAt}  ${roles[admin.role].label}${admin.disabledAt ? ', disabled' : ''}`,
      )
  } finally {
    await database.close()
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  const isExpected = error instanceof ConfigError || error instanceof HttpError
  process.stderr.write(`${isExpected ? error.message : error}\n`)
  process.exitCode = 1
})
