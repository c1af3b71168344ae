import { migrationNames } from '../../platform/db/migrate.ts'
import { filesOf, sumOf } from './copy-pictures.ts'
import { createTableInspection } from './inspect-tables.ts'
import { type Manifest, type PictureSum, readManifest } from './manifest.ts'
import { readArchive } from './read-archive.ts'
import { BackupRefusal } from './refusal.ts'
import { schemaAt } from './schema-at.ts'
import { checkSeal } from './seal.ts'

export type Inspected = {
  path: string
  manifest: Manifest
  lastMigration: string
  pictures: ReadonlyMap<string, PictureSum>
}

/** Reads a whole backup without writing anything; rejects unless it is exactly what was written. */
export async function inspectArchive(
  path: string,
  signal = new AbortController().signal,
): Promise<Inspected> {
  await checkSeal(path, signal)
  const found = new Map<string, PictureSum>()
  const tables = createTableInspection()
  let manifest: Manifest | undefined
  for await (const { entry, bytes } of readArchive(path, signal)) {
    if (manifest) throw new BackupRefusal('The backup has data after its manifest')
    if (entry.kind === 'manifest') manifest = readManifest(bytes)
    else if (entry.kind === 'rows') tables.add(entry, bytes)
    else if (found.has(entry.name)) throw new BackupRefusal('The backup contains a file twice')
    else found.set(entry.name, sumOf(bytes))
  }
  if (!manifest) throw new BackupRefusal('The backup has no manifest')
  const lastMigration = lastOf(manifest.migrations)
  tables.check(manifest.tables, await schemaAt(lastMigration))
  checkPictures(manifest, found)
  return { path, manifest, lastMigration, pictures: picturesOf(tables.addresses, manifest, found) }
}

function lastOf(migrations: string[]): string {
  const last = migrations.at(-1)
  const known = migrationNames.slice(0, migrations.length)
  if (last && known.join() === migrations.join()) return last
  throw new BackupRefusal('The backup was made by a different or newer version of this website')
}

function checkPictures({ pictures }: Manifest, found: ReadonlyMap<string, PictureSum>): void {
  const isSame = ([name, { bytes, sha256 }]: [string, PictureSum]) => {
    const given = pictures[name]
    return given?.bytes === bytes && given.sha256 === sha256
  }
  if (Object.keys(pictures).length !== found.size || ![...found].every(isSame))
    throw new BackupRefusal('The uploaded files in the backup are not the ones that were written')
}

/** Files removed while the backup was made are dropped here. */
function picturesOf(
  addresses: Iterable<string>,
  { missingPictures }: Manifest,
  found: ReadonlyMap<string, PictureSum>,
): Map<string, PictureSum> {
  const missing = new Set(missingPictures)
  const named = new Map<string, PictureSum>()
  for (const name of filesOf(addresses)) {
    const sum = found.get(name)
    if (sum) named.set(name, sum)
    else if (!missing.has(name))
      throw new BackupRefusal('Rows in the backup refer to files that it lacks')
  }
  return named
}
