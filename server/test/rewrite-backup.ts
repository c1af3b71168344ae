import { hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Header, type HeaderData } from 'tar'
import { entryName } from '../src/operations/backup/entry-names.ts'
import type { Manifest } from '../src/operations/backup/manifest.ts'
import { readArchive } from '../src/operations/backup/read-archive.ts'
import { sealed } from '../src/operations/backup/seal.ts'

/** `header` can contain what no backup would. */
export type TarFile = { path: string; bytes: Buffer; header?: HeaderData }

/** Writes these files as a sealed archive. */
export async function writeSealed(to: string, files: TarFile[]): Promise<void> {
  const blocks = files.flatMap(({ path, bytes, header }) => {
    const block = Buffer.alloc(512)
    new Header({ path, size: bytes.length, mode: 0o600, type: 'File', ...header }).encode(block)
    return [block, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]
  })
  const tar = Readable.from([...blocks, Buffer.alloc(1024)].filter(({ length }) => length > 0))
  await pipeline(tar, createGzip(), sealed, createWriteStream(to))
}

export type Rewriting = {
  files?: (files: TarFile[]) => void
  /** Changes to the manifest, after its hashes were updated. */
  manifest?: (manifest: Manifest) => void
}

/** Writes a changed backup with matching hashes. */
export async function rewriteBackup(from: string, to: string, change: Rewriting): Promise<void> {
  const files: TarFile[] = []
  for await (const { entry, bytes } of readArchive(from, new AbortController().signal))
    files.push({ path: entryName(entry), bytes })
  const last = files.pop()
  const manifest: Manifest = JSON.parse(String(last?.bytes))
  change.files?.(files)
  for (const table of Object.keys(manifest.tables)) {
    const parts = files.filter(({ path }) => path.startsWith(`tables/${table}-`))
    const text = Buffer.concat(parts.map(({ bytes }) => bytes))
    const rows = text.toString().split('\n').length - 1
    manifest.tables[table] = { rows, sha256: hash('sha256', text) }
  }
  const pictures = files.filter(({ path }) => path.startsWith('pictures/'))
  manifest.pictures = Object.fromEntries(
    pictures.map(({ path, bytes }) => [
      path.slice('pictures/'.length),
      { bytes: bytes.length, sha256: hash('sha256', bytes) },
    ]),
  )
  change.manifest?.(manifest)
  await writeSealed(to, [
    ...files,
    { path: 'manifest.json', bytes: Buffer.from(JSON.stringify(manifest)) },
  ])
}

/** Changes every row of a table; undefined removes it. */
export const changeRows =
  (table: string, change: (row: Record<string, unknown>) => unknown) => (files: TarFile[]) => {
    for (const file of files.filter(({ path }) => path.startsWith(`tables/${table}-`))) {
      const rows = file.bytes.toString().trim().split('\n')
      const changed = rows.map((row) => change(JSON.parse(row))).filter((row) => row !== undefined)
      file.bytes = Buffer.from(changed.map((row) => `${JSON.stringify(row)}\n`).join(''))
    }
  }
