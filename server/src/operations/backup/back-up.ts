import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import server from '../../../package.json' with { type: 'json' }
import type { Engine } from '../../platform/db/engine.ts'
import { listMigrations, migrationNames } from '../../platform/db/migrate.ts'
import type { Db } from '../../platform/db/open.ts'
import { uploadsInUse } from '../../platform/db/uploads-in-use.ts'
import type { FileStore } from '../../platform/storage/store.ts'
import { syncFolder } from '../../platform/storage/sync-folder.ts'
import { BackupError } from './backup-error.ts'
import { createPictureCopier, filesOf } from './copy-pictures.ts'
import { partialName, removeLeftovers } from './leftovers.ts'
import { backupFormat, type ContentHash, type Manifest, writeManifest } from './manifest.ts'
import { readBackupTable } from './read-table.ts'
import { inSnapshot } from './snapshot.ts'
import { createTableHash, tableParts } from './table-parts.ts'
import { backedUpTables } from './tables.ts'
import { type ArchiveWriter, createArchive } from './write-archive.ts'

/** Retries when a file disappears between reading the rows and reading the files. */
const maxSnapshots = 5

type Site = { db: Db; engine: Engine; store: FileStore }

/** Backs up while servers run. Leaves no file behind if it fails. */
export async function backUp(
  site: Site,
  path: string,
  signal = new AbortController().signal,
): Promise<Manifest> {
  const partial = partialName(path)
  if (existsSync(path)) throw new BackupError(`${path} already exists`)
  await removeLeftovers(path)
  const archive = createArchive(partial, new Date(), signal)
  await archive.opened.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
    throw new BackupError(`${partial} exists: another backup is running`)
  })
  try {
    const manifest = await fill(archive, site)
    await archive.add({ kind: 'manifest' }, writeManifest(manifest))
    await archive.finish()
    if (existsSync(path)) throw new BackupError(`${path} already exists`)
    await rename(partial, path)
    await syncFolder(dirname(path))
    return manifest
  } catch (error) {
    await archive.abandon()
    await rm(partial, { force: true })
    throw error
  }
}

/**
 * Files first and outside any transaction, since they take longest. A file that disappears belonged to a row changed since, so
 * the rows are read again; what they still refer to after that is lost.
 */
async function fill(archive: ArchiveWriter, { db, engine, store }: Site): Promise<Manifest> {
  const { copy, copied, missing } = createPictureCopier(store, archive)
  await inSnapshot(db, engine, requireSameVersion)
  await copy(filesOf(await uploadsInUse(db)))
  for (let taken = 0; taken < maxSnapshots; taken++) {
    const manifest = await inSnapshot(db, engine, async (snapshot) => {
      await requireSameVersion(snapshot)
      const createdAt = new Date().toISOString()
      const named = filesOf(await uploadsInUse(snapshot))
      const missingPictures = named.filter((name) => missing.has(name))
      const notCopied = await copy(named)
      if (notCopied.length > 0) return undefined
      return {
        format: backupFormat,
        createdAt,
        engine,
        version: server.version,
        migrations: migrationNames,
        tables: await addTables(archive, snapshot, engine),
        pictures: Object.fromEntries(copied),
        missingPictures,
      } satisfies Manifest
    })
    if (manifest) return manifest
  }
  throw new BackupError('Pictures are being removed faster than they can be copied: try again')
}

/** With other columns than this program knows, it could not be restored. */
async function requireSameVersion(db: Db): Promise<void> {
  const results = await listMigrations(db)
  if (results.join() === migrationNames.join()) return
  throw new BackupError(
    'The database belongs to another version of this website, or is not set up yet',
  )
}

async function addTables(archive: ArchiveWriter, db: Db, engine: Engine) {
  const tables: Record<string, ContentHash> = {}
  for (const table of backedUpTables) {
    const sum = createTableHash()
    let part = 0
    for await (const bytes of tableParts(readBackupTable(db, engine, table))) {
      sum.add(bytes)
      await archive.add({ kind: 'rows', table, part: ++part }, bytes)
    }
    tables[table] = sum.result()
  }
  return tables
}
