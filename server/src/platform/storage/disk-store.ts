import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isFileName, stemOf } from './names.ts'
import { namingPath } from './naming-path.ts'
import type { FileStore } from './store.ts'
import { syncFolder } from './sync-folder.ts'

/** Each write has its own: servers that start at the same time copy the same files. */
const newUnfinished = () => `.${randomBytes(4).toString('hex')}.tmp`
export const unfinished = /(\.[0-9a-f]{8})?\.tmp$/

/** In subfolders by the first two characters. */
export function createDiskStore(folder: string): FileStore {
  const pathOf = (name: string) => {
    if (!isFileName(name.replace(unfinished, ''))) throw new Error('Not the name of a stored file')
    return join(folder, name.slice(0, 2), name)
  }

  return {
    async write(name, bytes) {
      const path = pathOf(name)
      await makeFolder(dirname(path))
      const temporary = path + newUnfinished()
      try {
        await writeFile(temporary, bytes, { flush: true }).catch(namingPath(path))
        await rename(temporary, path)
        await syncFolder(dirname(path))
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },

    async read(name) {
      return isFileName(name) ? await unlessMissing(readFile(pathOf(name))) : undefined
    },

    async open(name, part) {
      if (!isFileName(name)) return undefined
      const file = await unlessMissing(open(pathOf(name)))
      return file?.createReadStream(part)
    },

    async remove(names) {
      await Promise.all(names.map((name) => rm(pathOf(name), { force: true })))
    },

    async *list() {
      for (const subfolder of (await unlessMissing(readdir(folder))) ?? []) {
        if (!/^[0-9a-f]{2}$/.test(subfolder)) continue
        for (const name of await readdir(join(folder, subfolder))) {
          const file = stemOf(name) && (await unlessMissing(stat(join(folder, subfolder, name))))
          if (file) yield { name, modifiedAt: file.mtime }
        }
      }
    },
  }
}

async function unlessMissing<Found>(lookup: Promise<Found>): Promise<Found | undefined> {
  try {
    return await lookup
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

async function makeFolder(path: string): Promise<void> {
  const firstMade = await mkdir(path, { recursive: true })
  if (firstMade) await syncFolder(dirname(firstMade))
}
