import { cp, readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { administrator } from 'testing/administrator.ts'
import { createAdmin } from '../src/accounts/staff/accounts.ts'
import { seedContent } from '../src/content/entries/seed.ts'
import { buildStartingFiles } from '../src/content/library/starting/build-files.ts'
import { built, builtIn } from '../src/content/library/starting/built-files.ts'
import { copyStartingFiles } from '../src/content/library/starting/copy-starting-files.ts'
import type { StartingSite } from '../src/content/library/starting/starting-site.ts'
import { openFileStore } from '../src/platform/storage/open-store.ts'
import { testApp } from './test-app.ts'
import { testDatabase, testFolder } from './test-database.ts'

export async function filesOf(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const read = paths.map(async (path) => [relative(folder, path), await readFile(path)] as const)
  return new Map((await Promise.all(read)).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** The starting content of a folder like `college/`. */
async function startingIn(folder: string): Promise<StartingSite> {
  const read = (file: string) => import(pathToFileURL(join(folder, file)).href)
  const { startingContent: content, startingEntries: entries } = await read('starting-content.ts')
  const { startingPictures: pictures } = await read('starting-pictures.ts')
  const { startingDocuments: documents } = await read('starting-documents.ts')
  const { startingTranslations: translations } = await read('starting-translations.ts')
  const library = join(await testFolder(), 'library')
  const made = builtIn(library)
  // Cached by content: encoding would take a minute.
  await cp(built.folder, library, { recursive: true })
  return {
    ...{ content, entries, translations, pictures, documents, folder, built: made },
    ...{ sheets: new Map(), samplePictures: [], portraits: [] },
  }
}

/** A site started from such a folder. */
export async function aSiteFrom(folder: string) {
  const starting = await startingIn(folder)
  await buildStartingFiles(starting)
  const site = await testApp({ database: await testDatabase() })
  await createAdmin(site.db, administrator.email, administrator.password)
  await seedContent(site.deps, starting)
  const store = await openFileStore({ dataDir: site.place.dataDir, s3: undefined })
  await copyStartingFiles(site.db, store, starting)
  return { ...site, starting }
}
