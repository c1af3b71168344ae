import { BackupError } from './backup-error.ts'
import { parseJson } from './manifest.ts'
import type { BackupRow } from './read-table.ts'

const isValue = (value: unknown) =>
  value === null || typeof value === 'string' || Number.isFinite(value)

function isRow(value: unknown): value is BackupRow {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject && Object.values(value).every(isValue)
}

export function readRows(part: Buffer): BackupRow[] {
  const lines = part.toString().split('\n')
  if (lines.pop() !== '') throw new BackupError('A table in the backup ends with an incomplete row')
  return lines.map((line) => {
    const row = parseJson(line)
    if (!isRow(row))
      throw new BackupError('A table in the backup contains something that is not a row')
    return row
  })
}
