import * as z from 'zod/mini'
import { BackupRefusal } from './refusal.ts'

/** Raised when an older program could not read what this one writes. */
export const backupFormat = 1

const count = z.int().check(z.gte(0))
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))

const manifest = z.strictObject({
  format: z.literal(backupFormat),
  createdAt: z.iso.datetime(),
  /** Where it was taken from; it goes back into either. */
  engine: z.enum(['sqlite', 'postgres']),
  /** Of the program. */
  version: z.string(),
  /** Those that had been done, in their order: they say which tables and columns there are. */
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.strictObject({ rows: count, sha256 })),
  /** By the names of the files, which are of pictures and of documents. */
  pictures: z.record(z.string(), z.strictObject({ bytes: count, sha256 })),
  /** Names of files that rows named, but the store had lost. */
  missingPictures: z.array(z.string()),
})
export type Manifest = z.infer<typeof manifest>
export type Sum = Manifest['tables'][string]
export type PictureSum = Manifest['pictures'][string]

export const writeManifest = (given: Manifest) => Buffer.from(`${JSON.stringify(given, null, 1)}\n`)

/** Reads a manifest; refuses everything that is not exactly one. */
export function readManifest(bytes: Buffer): Manifest {
  const parsed = manifest.safeParse(parseJson(bytes.toString()))
  if (!parsed.success) throw new BackupRefusal('Its manifest is not one that this version writes')
  return parsed.data
}

/** The value of a JSON text; undefined for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
