import { ConfigError, readConfig } from '../../platform/config/config.ts'
import { readEnvFile } from '../../platform/config/read-env-file.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { openDatabase } from '../../platform/db/open.ts'
import { HttpError } from '../../platform/errors.ts'
import { createPictures } from '../../platform/images/pictures.ts'
import { openFileStore } from '../../platform/storage/open-store.ts'
import { studentData } from '../../student-data.ts'
import { listStudents, removeByEmail, setDisabled, unlink } from './manage-students.ts'

const usage = `npm run students -- list            list the accounts
npm run students -- disable EMAIL   disable the account and sign it out everywhere
npm run students -- enable EMAIL    enable the account again
npm run students -- unlink EMAIL    unlink the third-party account used to sign in
npm run students -- remove EMAIL    delete the account and everything stored about it`

const print = (text: string) => process.stdout.write(`${text}\n`)

type Deps = Parameters<typeof removeByEmail>[0]
const commands: Record<string, (deps: Deps, email: string) => Promise<void>> = {
  disable: ({ db }, email) => setDisabled(db, email, new Date()),
  enable: ({ db }, email) => setDisabled(db, email, null),
  unlink: ({ db }, email) => unlink(db, email),
  remove: removeByEmail,
}

async function run([command = '', email = '']: string[]): Promise<void> {
  readEnvFile()
  const act = commands[command]
  if (command !== 'list' && (!act || !email)) throw new ConfigError([usage])
  const config = readConfig(process.env)
  const { db, engine, close } = openDatabase(config)
  const pictures = createPictures(await openFileStore(config))
  try {
    await migrate(db, engine)
    if (act) {
      await act({ db, pictures, studentData }, email)
      print(`Done: ${command} ${email}`)
      return
    }
    for (const student of await listStudents(db)) {
      const state = student.verifiedAt ? 'verified' : 'not verified'
      const shut = student.disabledAt ? ', disabled' : ''
      print(`${student.email}  ${student.name}  ${state}${shut}  since ${student.createdAt}`)
    }
  } finally {
    await close()
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  const isExpected = error instanceof ConfigError || error instanceof HttpError
  process.stderr.write(`${isExpected ? error.message : error}\n`)
  process.exitCode = 1
})
