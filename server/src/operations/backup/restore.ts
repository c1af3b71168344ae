import { subjects } from 'contract/subjects'
import type { Transaction } from 'kysely'
import { lastNews } from '../../messaging/subscriptions/news.ts'
import type { Engine } from '../../platform/db/engine.ts'
import { migrate } from '../../platform/db/migrate.ts'
import type { OpenDatabase } from '../../platform/db/open.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { FileStore } from '../../platform/storage/store.ts'
import { type Comparison, comparePictures, compareTables } from './compare.ts'
import { filesAtOnce } from './copy-pictures.ts'
import type { Inspected } from './inspect-archive.ts'
import { readArchive } from './read-archive.ts'
import { readRows } from './read-rows.ts'
import { BackupRefusal } from './refusal.ts'
import { requireEmpty } from './require-empty.ts'
import type { KeptTable } from './tables.ts'

const rowsAtOnce = 100

type Target = Pick<OpenDatabase, 'db' | 'engine' | 'changes'> & { store: FileStore }

/**
 * Puts a backup into an empty database and an empty store of pictures, and reads it back; `onCompared` is told what was
 * found. Rejects, and leaves nothing, when it cannot be put there or anything differs. No server may run meanwhile.
 */
export async function restore(
  target: Target,
  backup: Inspected,
  onCompared: (comparisons: Comparison[]) => void = () => undefined,
  signal = new AbortController().signal,
): Promise<void> {
  const { db, engine, changes, store } = target
  await requireEmpty(target, backup)
  let isCommitting = false
  try {
    await restorePictures(store, backup, signal)
    const pictures = await comparePictures(store, backup)
    await db.transaction().execute(async (trx) => {
      const comparisons = [...(await restoreRows(trx, engine, backup, signal)), pictures]
      onCompared(comparisons)
      if (!comparisons.every(({ isSame }) => isSame))
        throw new BackupRefusal('What was restored is not what the backup has')
      await migrate(trx, engine)
      await tellNoneTwice(trx)
      isCommitting = true
    })
  } catch (error) {
    // A connection lost during the commit leaves open whether the rows are there, and they need their pictures.
    const isUnknown = isCommitting && engine === 'postgres'
    if (!isUnknown) await store.remove([...backup.pictures.keys()]).catch(() => undefined)
    throw error
  }
  // For a server that runs after all.
  await changes.commit(subjects, async () => undefined)
}

/** Whoever was mailed after the backup was taken is not mailed the same again; nobody knows who was. */
async function tellNoneTwice(trx: Transaction<Database>): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({ toldNumber: await lastNews(trx) })
    .execute()
}

async function restorePictures(
  store: FileStore,
  { path, pictures }: Inspected,
  signal: AbortSignal,
): Promise<void> {
  let some: [name: string, bytes: Buffer][] = []
  for await (const { entry, bytes } of readArchive(path, signal)) {
    // All of them come before the tables.
    if (entry.kind !== 'picture') break
    if (pictures.has(entry.name)) some.push([entry.name, bytes])
    if (some.length < filesAtOnce) continue
    await writeAll(store, some)
    some = []
  }
  await writeAll(store, some)
}

/** Rejects when no write is under way any more: only then can what was written be removed. */
async function writeAll(store: FileStore, files: [name: string, bytes: Buffer][]): Promise<void> {
  const writes = await Promise.allSettled(files.map(([name, bytes]) => store.write(name, bytes)))
  const failed = writes.find((write) => write.status === 'rejected')
  if (failed) throw failed.reason
}

/** Makes the tables as they were when the backup was taken, fills them, and compares. */
async function restoreRows(
  trx: Transaction<Database>,
  engine: Engine,
  backup: Inspected,
  signal: AbortSignal,
): Promise<Comparison[]> {
  await migrate(trx, engine, backup.lastMigration)
  for await (const { entry, bytes } of readArchive(backup.path, signal)) {
    if (entry.kind !== 'rows') continue
    const rows = readRows(bytes)
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      // Columns and kinds of values were looked at; what a value means is the engine's to refuse.
      const some = rows.slice(start, start + rowsAtOnce) as Database[KeptTable][]
      await trx.insertInto(entry.table).values(some).execute()
    }
  }
  return await compareTables(trx, engine, backup)
}
