import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { createDiskStore } from '../../../platform/storage/disk-store.ts'
import type { FileStore } from '../../../platform/storage/store.ts'

const builtFile = z.object({
  source: z.string(),
  address: z.string(),
  cut: z.optional(z.string()),
  focus: z.object({ x: z.number(), y: z.number() }),
  bytes: z.number(),
  sha256: z.string(),
})
export type BuiltFile = z.infer<typeof builtFile>
const builtFiles = z.record(z.string(), builtFile)

/** Apart from the ids of pictures and documents. */
export const portraitKey = (id: string) => `portraits/${id}`

export type BuiltFiles = {
  folder: string
  store: FileStore
  read: () => Promise<ReadonlyMap<string, BuiltFile>>
  write: (files: Readonly<Record<string, BuiltFile>>) => Promise<void>
}

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

export const built = builtIn(join(webFolder, 'build/library'))
