import { ConfigError, readConfig } from '../../platform/config/config.ts'
import { openDatabase } from '../../platform/db/open.ts'
import { openFileStore } from '../../platform/storage/open-store.ts'
import { print, printComparisons, runCommand } from './command-line.ts'
import { inspectArchive } from './inspect-archive.ts'
import { restoreBackup } from './restore.ts'

const usage =
  'npm run restore -- FILE   restore a backup into an empty database and empty file storage'

await runCommand(async ([path, ...more], signal) => {
  if (!path || more.length > 0) throw new ConfigError([usage])
  const config = readConfig(process.env)
  const backup = await inspectArchive(path, signal)
  const { close, ...database } = openDatabase(config)
  try {
    const store = await openFileStore(config)
    await restoreBackup({ ...database, store }, backup, printComparisons, signal)
    print(`Restored the backup of ${backup.manifest.createdAt}`)
  } finally {
    await close()
  }
})
