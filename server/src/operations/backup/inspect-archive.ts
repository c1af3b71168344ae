import { migrationNames } from '../../platform/db/migrate.ts'
import { filesOf, sumOf } from './copy-pictures.ts'
import { createTableInspection } from './inspect-tables.ts'
import { type Manifest, type PictureSum, readManifest } from './manifest.ts'
import { readArchive } from './read-archive.ts'
import { BackupRefusal } from './refusal.ts'
import { schemaAt } from './schema-at.ts'
import { checkSeal } from './seal.ts'

/** A backup that is whole, and the sums of the uploaded files that its rows name. */
export type Inspected = {
  path: string
  manifest: Manifest
  lastMigration: string
  pictures: ReadonlyMap<string, PictureSum>
}

/** Reads a whole backup without writing anything; refuses it when it is not exactly what was written. */
export async function inspectArchive(
  path: string,
  signal = new AbortController().signal,
): Promise<Inspected> {
  await checkSeal(path, signal)
  const found = new Map<string, PictureSum>()
  const tables = createTableInspection()
  let manifest: Manifest | undefined
  for await (const { entry, bytes } of readArchive(path, signal)) {
    if (manifest) throw new BackupRefusal('Something follows its manifest')
    if (entry.kind === 'manifest') manifest = readManifest(bytes)
    else if (entry.kind === 'rows') tables.add(entry, bytes)
    else if (found.has(entry.name)) throw new BackupRefusal('It holds a picture twice')
    else found.set(entry.name, sumOf(bytes))
  }
  if (!manifest) throw new BackupRefusal('It has no manifest')
  const lastMigration = lastOf(manifest.migrations)
  tables.check(manifest.tables, await schemaAt(lastMigration))
  checkPictures(manifest, found)
  return { path, manifest, lastMigration, pictures: picturesOf(tables.addresses, manifest, found) }
}

/** The migration that the backup's tables are at; refuses those of a newer program. */
function lastOf(migrations: string[]): string {
  const last = migrations.at(-1)
  const known = migrationNames.slice(0, migrations.length)
  if (last && known.join() === migrations.join()) return last
  throw new BackupRefusal('It was made by another or a newer version of this website')
}

function checkPictures({ pictures }: Manifest, found: ReadonlyMap<string, PictureSum>): void {
  const isSame = ([name, { bytes, sha256 }]: [string, PictureSum]) => {
    const given = pictures[name]
    return given?.bytes === bytes && given.sha256 === sha256
  }
  if (Object.keys(pictures).length !== found.size || ![...found].every(isSame))
    throw new BackupRefusal('Its pictures are not those that were written')
}

/** Others were removed while the backup was made, and go no further. */
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
    else if (!missing.has(name)) throw new BackupRefusal('Rows in it name pictures that it lacks')
  }
  return named
}
