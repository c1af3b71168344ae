import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { createDiskStore } from '../../files/disk-store.ts'
import { builtFolder, builtIndex } from './built-folder.ts'

/** A picture that a college begins with, encoded by the build under the address that it will have for good. */
const builtPicture = z.object({
  /** Of what it was made from. */
  source: z.string(),
  address: z.string(),
  cut: z.string(),
  focus: z.object({ x: z.number(), y: z.number() }),
  bytes: z.number(),
  sha256: z.string(),
})
export type BuiltPicture = z.infer<typeof builtPicture>
const index = z.record(z.string(), builtPicture)

/** What the build has made, by the ids of the pictures; nothing where it was not built. */
export async function readBuiltPictures(): Promise<ReadonlyMap<string, BuiltPicture>> {
  const text = await readFile(builtIndex, 'utf8').catch(() => '{}')
  return new Map(Object.entries(index.parse(JSON.parse(text))))
}

/** Their files. */
export const builtFiles = createDiskStore(builtFolder)
