import { rm } from 'node:fs/promises'
import { openDatabase } from '../../platform/db/open.ts'
import { openFileStore } from '../../platform/storage/open-store.ts'
import { temporaryFolder } from '../../platform/storage/temporary-folder.ts'
import type { Comparison } from './compare.ts'
import { inspectArchive } from './inspect-archive.ts'
import { restoreBackup } from './restore.ts'

/** Rejects if restoring fails or anything differs. */
export async function verifyBackup(
  path: string,
  onCompared: (comparisons: Comparison[]) => void,
  signal?: AbortSignal,
): Promise<void> {
  const backup = await inspectArchive(path, signal)
  const dataDir = await temporaryFolder('verify')
  const { close, ...database } = openDatabase({ dataDir, databaseUrl: undefined })
  try {
    const store = await openFileStore({ dataDir, s3: undefined })
    await restoreBackup({ ...database, store }, backup, onCompared, signal)
  } finally {
    await close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
