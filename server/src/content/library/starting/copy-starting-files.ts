import type { Db } from '../../../platform/db/open.ts'
import { uploadsInUse } from '../../../platform/db/uploads-in-use.ts'
import type { FileStore } from '../../../platform/storage/store.ts'
import { fileNamesOf } from '../../../platform/storage/uploaded-files.ts'
import { built } from './built-files.ts'
import { type StartingSite, starting } from './starting-site.ts'

/** Falls back to the build's files. */
export const withBuiltFiles = (store: FileStore): FileStore => ({
  ...store,
  read: async (name) => (await store.read(name)) ?? built.store.read(name),
  open: async (name, part) => (await store.open(name, part)) ?? built.store.open(name, part),
})

/** The next build may have different files. Skips existing ones, so an interrupted start continues with the next. */
export async function copyStartingFiles(
  db: Db,
  store: FileStore,
  from: Pick<StartingSite, 'built'> = starting,
): Promise<void> {
  const used = await uploadsInUse(db)
  const files = [...(await from.built.read()).values()]
  const addresses = files.flatMap(({ address, cut }) => (cut ? [address, cut] : [address]))
  for (const address of addresses.filter((one) => used.has(one))) {
    const names = fileNamesOf(address).toReversed()
    // Written last: it marks the set as complete.
    const last = names.at(-1)
    if (!last || (await store.read(last))) continue
    for (const name of names) {
      const bytes = await from.built.store.read(name)
      if (bytes) await store.write(name, bytes)
    }
  }
}
