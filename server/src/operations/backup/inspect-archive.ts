import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { migrate, migrationNames } from '../../platform/db/migrate.ts'
import type { Database } from '../../platform/db/schema.ts'
import { sqliteDialect } from '../../platform/db/sqlite.ts'
import { BackupError } from './backup-error.ts'
import { filesOf, hashOf } from './copy-pictures.ts'
import { createTableInspection } from './inspect-tables.ts'
import { type Manifest, type PictureHash, readManifest } from './manifest.ts'
import { readArchive } from './read-archive.ts'
import { checkSeal } from './seal.ts'

/** The columns of each table after this migration, sorted, from a database in memory. */
async function schemaAt(lastMigration: string): Promise<Map<string, string[]>> {
  const db = new Kysely<Database>({ dialect: sqliteDialect(new DatabaseSync(':memory:')) })
  try {
    await migrate(db, 'sqlite', lastMigration)
    const tables = await db.introspection.getTables()
    return new Map(
      tables.map(({ name, columns }) => [name, columns.map((column) => column.name).sort()]),
    )
  } finally {
    await db.destroy()
  }
}

export type Inspected = {
  path: string
  manifest: Manifest
  lastMigration: string
  pictures: ReadonlyMap<string, PictureHash>
}

/** Reads a whole backup without writing anything; rejects unless it is exactly what was written. */
export async function inspectArchive(
  path: string,
  signal = new AbortController().signal,
): Promise<Inspected> {
  await checkSeal(path, signal)
  const result = new Map<string, PictureHash>()
  const tables = createTableInspection()
  let manifest: Manifest | undefined
  for await (const { entry, bytes } of readArchive(path, signal)) {
    if (manifest) throw new BackupError('The backup has data after its manifest')
    if (entry.kind === 'manifest') manifest = readManifest(bytes)
    else if (entry.kind === 'rows') tables.add(entry, bytes)
    else if (result.has(entry.name)) throw new BackupError('The backup contains a file twice')
    else result.set(entry.name, hashOf(bytes))
  }
  if (!manifest) throw new BackupError('The backup has no manifest')
  const lastMigration = lastOf(manifest.migrations)
  tables.check(manifest.tables, await schemaAt(lastMigration))
  checkPictures(manifest, result)
  return { path, manifest, lastMigration, pictures: picturesOf(tables.addresses, manifest, result) }
}

function lastOf(migrations: string[]): string {
  const last = migrations.at(-1)
  const known = migrationNames.slice(0, migrations.length)
  if (last && known.join() === migrations.join()) return last
  throw new BackupError('The backup was made by a different or newer version of this website')
}

function checkPictures({ pictures }: Manifest, stored: ReadonlyMap<string, PictureHash>): void {
  const isSame = ([name, { bytes, sha256 }]: [string, PictureHash]) => {
    const given = pictures[name]
    return given?.bytes === bytes && given.sha256 === sha256
  }
  if (Object.keys(pictures).length !== stored.size || ![...stored].every(isSame))
    throw new BackupError('The uploaded files in the backup don’t match its manifest')
}

/** Files removed while the backup was made are dropped here. */
function picturesOf(
  addresses: Iterable<string>,
  { missingPictures }: Manifest,
  stored: ReadonlyMap<string, PictureHash>,
): Map<string, PictureHash> {
  const missing = new Set(missingPictures)
  const named = new Map<string, PictureHash>()
  for (const name of filesOf(addresses)) {
    const hash = stored.get(name)
    if (hash) named.set(name, hash)
    else if (!missing.has(name))
      throw new BackupError('Rows in the backup refer to files that are missing from it')
  }
  return named
}
