import { isFileName } from '../../platform/storage/names.ts'
import { type BackedUpTable, findBackedUpTable } from './tables.ts'

/** A table is split into parts, so that none has to fit into memory. */
export type ArchiveEntry =
  | { kind: 'picture'; name: string }
  | { kind: 'rows'; table: BackedUpTable; part: number }
  | { kind: 'manifest' }

const manifestName = 'manifest.json'
const rowsName = /^tables\/(\w+)-(\d{6})\.ndjson$/
const pictureFolder = 'pictures/'
const mebibyte = 1024 * 1024

export const entryLimits: Record<ArchiveEntry['kind'], number> = {
  picture: 32 * mebibyte,
  rows: 32 * mebibyte,
  manifest: 128 * mebibyte,
}

export function entryName(entry: ArchiveEntry): string {
  if (entry.kind === 'picture') return pictureFolder + entry.name
  if (entry.kind === 'manifest') return manifestName
  return `tables/${entry.table}-${String(entry.part).padStart(6, '0')}.ndjson`
}

export function parseEntryName(path: string): ArchiveEntry | undefined {
  if (path === manifestName) return { kind: 'manifest' }
  const [, tableName = '', part = ''] = rowsName.exec(path) ?? []
  const table = findBackedUpTable(tableName)
  if (table) return { kind: 'rows', table, part: Number(part) }
  const name = path.slice(pictureFolder.length)
  const isPicture = path.startsWith(pictureFolder) && isFileName(name)
  return isPicture ? { kind: 'picture', name } : undefined
}
