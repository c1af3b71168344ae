import * as z from 'zod/mini'
import { BackupError } from './backup-error.ts'

/** Raise when an older program could not read what this one writes. */
export const backupFormat = 1

const count = z.int().check(z.gte(0))
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))

const manifest = z.strictObject({
  format: z.literal(backupFormat),
  createdAt: z.iso.datetime(),
  /** Can be restored into either engine. */
  engine: z.enum(['sqlite', 'postgres']),
  version: z.string(),
  /** In order; they determine tables and columns. */
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.strictObject({ rows: count, sha256 })),
  pictures: z.record(z.string(), z.strictObject({ bytes: count, sha256 })),
  missingPictures: z.array(z.string()),
})
export type Manifest = z.infer<typeof manifest>
export type ContentHash = Manifest['tables'][string]
export type PictureHash = Manifest['pictures'][string]

export const writeManifest = (given: Manifest) => Buffer.from(`${JSON.stringify(given, null, 1)}\n`)

export function readManifest(bytes: Buffer): Manifest {
  const parsed = manifest.safeParse(parseJson(bytes.toString()))
  if (!parsed.success)
    throw new BackupError('The backup has a manifest that this version does not understand')
  return parsed.data
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
