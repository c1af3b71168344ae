import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { createDiskStore } from '../../../platform/storage/disk-store.ts'
import type { FileStore } from '../../../platform/storage/store.ts'

/** A picture or document that a college begins with, under the address that it will have for good. */
const builtFile = z.object({
  /** Of what it was made from. */
  source: z.string(),
  address: z.string(),
  /** Of a picture: its upright cut. */
  cut: z.optional(z.string()),
  focus: z.object({ x: z.number(), y: z.number() }),
  bytes: z.number(),
  sha256: z.string(),
})
export type BuiltFile = z.infer<typeof builtFile>
const builtFiles = z.record(z.string(), builtFile)

/** What the build makes of the files that a college begins with. */
export type BuiltFiles = {
  folder: string
  store: FileStore
  /** By the ids of pictures and documents; nothing where it was not built. */
  read: () => Promise<ReadonlyMap<string, BuiltFile>>
  write: (files: Readonly<Record<string, BuiltFile>>) => Promise<void>
}

/** The same in a folder. */
export function builtIn(folder: string): BuiltFiles {
  const index = join(folder, 'index.json')
  return {
    folder,
    store: createDiskStore(folder),
    read: async () => {
      const text = await readFile(index, 'utf8').catch(() => '{}')
      return new Map(Object.entries(builtFiles.parse(JSON.parse(text))))
    },
    write: async (files) => {
      await mkdir(folder, { recursive: true })
      await writeFile(index, `${JSON.stringify(files, null, 1)}\n`)
    },
  }
}

const webFolder = dirname(createRequire(import.meta.url).resolve('web/package.json'))

/** Where the build of this site puts them. */
export const built = builtIn(join(webFolder, 'build/library'))
