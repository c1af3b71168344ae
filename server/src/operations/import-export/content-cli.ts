import { createWriteStream, openAsBlob } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import type { PackageRow } from 'contract/content/package'
import { type ContentTypeName, contentTypeNames } from 'contract/content/types'
import { createDocuments } from '../../content/documents/documents.ts'
import { withBuiltFiles } from '../../content/library/starting/copy-starting-files.ts'
import { commandLine } from '../../platform/activity-log/record-activity.ts'
import { ConfigError, readConfig } from '../../platform/config/config.ts'
import { readEnvFile } from '../../platform/config/read-env-file.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { openDatabase } from '../../platform/db/open.ts'
import { HttpError } from '../../platform/errors.ts'
import { createPictures } from '../../platform/images/pictures.ts'
import { namingPath } from '../../platform/storage/naming-path.ts'
import { openFileStore } from '../../platform/storage/open-store.ts'
import { partialName, removeLeftovers } from '../backup/leftovers.ts'
import {
  checkPackageFile,
  importPackageFile,
  type PackageDeps,
  packageFileOf,
} from './import-package.ts'
import { writeStartingFolder } from './starting-folder.ts'

const usage = `npm run content -- export FILE [TYPE]          export all content as it is being edited, with its pictures and documents
npm run content -- export --to-folder FOLDER  export what is public as a folder like college/, with its pictures and documents
npm run content -- import FILE [--dry-run]    import an export as drafts, all or nothing; --dry-run shows what would change

Types: ${contentTypeNames.join(', ')}`

const print = (text: string) => process.stdout.write(`${text}\n`)

const request = { confirm: async () => commandLine }

const typeNamed = (name: string): ContentTypeName => {
  const type = contentTypeNames.find((one) => one === name)
  if (!type) throw new ConfigError([usage])
  return type
}

const linesOf = ({ name, type, outcome, problems, notes, changes }: PackageRow) => [
  `${outcome.padEnd(9)}  ${type}: ${name}`,
  ...[...problems, ...notes].map((text) => `             ${text}`),
  ...changes.map(
    ({ field, before = '', after = '' }) =>
      `             ${field}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`,
  ),
]

async function importFromFile(site: PackageDeps, file: string, isDry: boolean): Promise<void> {
  const packed = await openAsBlob(file)
  const { isImported, report } = isDry
    ? { isImported: true, report: await checkPackageFile(site, packed) }
    : await importPackageFile(site, packed, request)
  for (const line of report.rows.flatMap(linesOf)) print(line)
  print(
    isDry
      ? `Nothing was changed. Importing would have this result: ${report.message}`
      : report.message,
  )
  const hasRejectedRows = report.rows.some(({ outcome }) => outcome === 'refused')
  if (hasRejectedRows || !isImported) process.exitCode = 1
}

/** An earlier export stays until this one is complete. */
async function exportToFile(
  site: PackageDeps,
  file: string,
  type: string | undefined,
): Promise<void> {
  const archive = await packageFileOf(site, type ? typeNamed(type) : undefined, request)
  await removeLeftovers(file)
  const partial = partialName(file)
  try {
    await pipeline(archive, createWriteStream(partial, { mode: 0o600 })).catch(namingPath(partial))
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
  print(`Exported to ${file}`)
}

async function exportToFolder(site: PackageDeps, folder: string): Promise<void> {
  const { written, notes } = await writeStartingFolder(site, folder, site.now())
  for (const line of [...written, ...notes]) print(line)
}

async function run(given: string[]): Promise<void> {
  readEnvFile()
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, 'to-folder': { type: 'string' } },
  })
  const [command, file, type] = positionals
  const folder = values['to-folder']
  const isExport = command === 'export' && Boolean(file) !== Boolean(folder)
  if (!isExport && !(command === 'import' && file && !folder)) throw new ConfigError([usage])
  const config = readConfig(process.env)
  const { db, changes, engine, close } = openDatabase(config)
  const store = withBuiltFiles(await openFileStore(config))
  const stores = { pictures: createPictures(store), documents: createDocuments(store) }
  const site = { db, changes, now: () => new Date(), ...stores }
  try {
    await migrate(db, engine)
    if (folder) await exportToFolder(site, folder)
    else if (file && command === 'export') await exportToFile(site, file, type)
    else if (file) await importFromFile(site, file, values['dry-run'] ?? false)
  } finally {
    await close()
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  const isExpected =
    error instanceof ConfigError ||
    error instanceof HttpError ||
    (error instanceof Error && 'code' in error)
  process.stderr.write(`${isExpected ? error.message : error}\n`)
  process.exitCode = 1
})
