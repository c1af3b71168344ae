import type { Db } from '../../db/open.ts'
import { uploadsInUse } from '../../db/uploads-in-use.ts'
import type { FileStore } from '../../files/store.ts'
import { fileNamesOf } from '../../files/uploaded-files.ts'
import { builtFiles, readBuiltPictures } from './built-pictures.ts'

/** A store that gives what the build has made where it has no file of that name itself. */
export const withBuiltFiles = (store: FileStore): FileStore => ({
  ...store,
  read: async (name) => (await store.read(name)) ?? builtFiles.read(name),
})

/**
 * Copies the files of starting pictures that rows name from the build into the store: the next build may have others. What is
 * there already is left alone; a start that is cut off goes on with the next.
 */
export async function keepStartingFiles(db: Db, store: FileStore): Promise<void> {
  const used = await uploadsInUse(db)
  const built = [...(await readBuiltPictures()).values()].flatMap(({ address, cut }) => [
    address,
    cut,
  ])
  for (const address of built.filter((one) => used.has(one))) {
    const names = fileNamesOf(address).toReversed()
    // The first of its names is written last.
    const last = names.at(-1)
    if (!last || (await store.read(last))) continue
    for (const name of names) {
      const bytes = await builtFiles.read(name)
      if (bytes) await store.write(name, bytes)
    }
  }
}
