import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ReferenceTarget } from 'contract/content/data'
import { isLibraryKind } from 'contract/content/library/items'
import { textsOf } from 'contract/content/translations/texts-of'
import { type ContentTypeName, contentTypes } from 'contract/content/types'
import { usesOf } from 'contract/content/uses'
import { type StartingSite, starting } from '../../content/library/starting/starting-site.ts'
import type { Stores } from '../../content/library/store-file.ts'
import { mapTargets } from '../../content/references/map-targets.ts'
import { readNames } from '../../content/references/names.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { namingPath } from '../../platform/storage/naming-path.ts'
import { namedFiles, writeFiles } from './folder-files.ts'
import { folderNamesOf } from './folder-names.ts'
import { fileSource, wordSources } from './folder-sources.ts'
import {
  type PublicTranslation,
  readPublicTranslations,
  translationsFile,
} from './folder-translations.ts'
import { readPacked } from './packed-files.ts'
import { entryNameIn } from './plan-package.ts'
import { type ExportedEntry, readPublicTexts } from './public-texts.ts'

type Site = Stores & { db: DbOrTrx }

const targetsOf = ({ type, data }: { type: ContentTypeName; data: ExportedEntry['data'] }) =>
  usesOf(contentTypes[type].fields, data).map(({ target }) => target)

const targetsOfTranslation = ({ entry, texts }: PublicTranslation) =>
  textsOf(contentTypes[entry.type].fields, entry.data, {}).flatMap(({ path, field }) =>
    texts.has(path) ? field.refersTo(texts.get(path)) : [],
  )

function leftBehind(
  { kind, id }: ReferenceTarget,
  entries: readonly ExportedEntry[],
  files: ReadonlySet<string>,
): string | undefined {
  if (kind === 'member') return 'people are not part of the folder'
  if (kind === 'entry')
    return entries.some(({ _id }) => _id === id) ? undefined : 'it is not public'
  return files.has(id) ? undefined : 'it is not in the library'
}

async function notesOn(
  db: DbOrTrx,
  entries: readonly ExportedEntry[],
  files: ReadonlySet<string>,
): Promise<string[]> {
  const notes: string[] = []
  for (const entry of entries) {
    const { type, data } = entry
    const nameOf = await readNames(db, contentTypes[type], [data])
    for (const target of targetsOf(entry)) {
      const why = leftBehind(target, entries, files)
      if (why) notes.push(`“${entryNameIn(type, data)}” refers to ${nameOf(target)}: ${why}`)
    }
  }
  return [...new Set(notes)]
}

/**
 * Writes what is public as a folder like `college/`, with its files: a site started from it looks the same. Drafts are left
 * out, as an empty site publishes what it starts with. Rejects with 400 if nothing is public.
 */
export async function writeStartingFolder(
  { db, ...stores }: Site,
  folder: string,
  now: Date,
  from: StartingSite = starting,
): Promise<{ written: string[]; notes: string[] }> {
  const entries = await readPublicTexts(db, from, now)
  const translations = await readPublicTranslations(db, entries, now)
  const ids = [
    ...entries.flatMap(targetsOf),
    ...translations.flatMap(targetsOfTranslation),
  ].flatMap(({ kind, id }) => (isLibraryKind(kind) ? [id] : []))
  const files = await namedFiles(await readPacked(db, new Set(ids)), from)
  const { pictures, documents, written, lost } = await writeFiles(stores, files, folder, from)
  const nameOf = folderNamesOf(entries, new Map(files.map(({ row, name }) => [row._id, name])))
  const sources = wordSources(
    entries.map((entry) => ({
      ...entry,
      data: mapTargets(contentTypes[entry.type].fields, entry.data, nameOf),
    })),
  )
  sources.set('starting-translations.ts', translationsFile(translations, nameOf))
  sources.set('starting-pictures.ts', fileSource('pictures', pictures))
  sources.set('starting-documents.ts', fileSource('documents', documents))
  for (const [path, source] of sources) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), source).catch(namingPath(join(folder, path)))
  }
  const notes = await notesOn(db, entries, new Set(files.map(({ row }) => row._id)))
  return {
    written: [...sources.keys(), ...written],
    notes: [...notes, ...lost.map((name) => `The file of “${name}” is missing`)],
  }
}
