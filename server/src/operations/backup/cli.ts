import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import { withBuiltFiles } from '../../content/library/starting/copy-starting-files.ts'
import { ConfigError, readConfig } from '../../platform/config/config.ts'
import { openDatabase } from '../../platform/db/open.ts'
import { openFileStore } from '../../platform/storage/open-store.ts'
import { backUp } from './back-up.ts'
import { BackupError } from './backup-error.ts'
import { print, printComparisons, runCommand } from './command-line.ts'
import type { Manifest } from './manifest.ts'
import { verifyBackup } from './verify.ts'

const usage = `npm run backup -- FILE          back up all data and uploads into one new file, while servers run
npm run backup -- verify FILE   check a backup by restoring it into a temporary folder`

const incompleteExitCode = 2

const unclosed = (folder: string) =>
  `${folder} is read-only and its database was not closed, so it can’t be read there: copy the folder and set DATA_DIR to the copy`

/** Rejects if there is nothing that can be read. */
function isWritable(folder: string): boolean {
  const file = join(folder, 'college.sqlite')
  if (!existsSync(file)) throw new BackupError(`There is no database in ${folder}`)
  try {
    for (const path of [folder, file]) accessSync(path, constants.W_OK)
    return true
  } catch {
    if (existsSync(`${file}-wal`) && !existsSync(`${file}-shm`))
      throw new BackupError(unclosed(folder))
    return false
  }
}

async function createBackup(path: string, signal: AbortSignal): Promise<void> {
  const config = readConfig(process.env)
  const isReadOnly = !config.databaseUrl && !isWritable(config.dataDir)
  const { close, ...database } = openDatabase({ ...config, isReadOnly })
  try {
    const store = withBuiltFiles(await openFileStore(config))
    report(path, await backUp({ ...database, store }, path, signal))
  } finally {
    await close()
  }
}

function report(path: string, { tables, pictures, missingPictures }: Manifest): void {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  print(`${path}: ${rows} rows and ${Object.keys(pictures).length} uploaded files`)
  if (missingPictures.length === 0) return
  const names = missingPictures.join('\n')
  process.stderr.write(`The backup is complete except for these files, which are missing from the storage:
${names}\n`)
  process.exitCode = incompleteExitCode
}

await runCommand(async ([first, second, ...more], signal) => {
  const path = first === 'verify' ? second : first
  const isWrong = more.length > 0 || (first !== 'verify' && second !== undefined)
  if (!path || isWrong) throw new ConfigError([usage])
  if (first !== 'verify') return createBackup(path, signal)
  await verifyBackup(path, printComparisons, signal)
  print(`${path} is valid`)
})
