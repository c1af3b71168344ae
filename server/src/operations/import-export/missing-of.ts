import { isLibraryKind } from 'contract/content/library/items'
import { contentTypes } from 'contract/content/types'
import { usesOf } from 'contract/content/uses'
import { countOf } from 'contract/platform/format-count'
import type { Reading } from '../../platform/db/open.ts'
import type { ReadEntry } from './check-entry.ts'

/** What comes with the entries of a package. */
export type Along = {
  /** The ids that its files have here, by those that it knows them by. */
  ids: ReadonlyMap<string, string>
  /** The names of the files that are put into the library, by their ids here. */
  fresh: ReadonlyMap<string, string>
  /** The names of the people whom its texts show, who do not come. */
  people: ReadonlyMap<string, string>
}

/** Those of these ids that no row of a table has. */
async function missingIn(db: Reading, table: 'libraryItems' | 'faculty', ids: readonly string[]) {
  if (ids.length === 0) return []
  const found = await db.selectFrom(table).select('_id').where('_id', 'in', ids).execute()
  return ids.filter((id) => !found.some(({ _id }) => _id === id))
}

function filesNote(missing: number): string[] {
  if (missing === 0) return []
  const files = countOf(missing, 'picture or document', 'pictures or documents')
  return [`${files} of it are not in the library here: choose them again`]
}

function peopleNote(missing: readonly string[], { people }: Along): string[] {
  if (missing.length === 0) return []
  const names = missing.flatMap((id) => people.get(id) ?? [])
  const nameless = missing.length - names.length
  const told = [...names, ...(nameless > 0 ? [`${nameless} without a name`] : [])]
  return [`It shows people who are not here: ${told.join(', ')}. Enter them, and choose them again`]
}

/** What an entry names and neither this site nor the package has, in a sentence each. */
export async function missingOf(
  db: Reading,
  { type, data }: ReadEntry,
  along: Along,
): Promise<string[]> {
  const targets = usesOf(contentTypes[type].fields, data).map(({ target }) => target)
  const idsOf = (isWanted: (kind: string) => boolean) => [
    ...new Set(targets.flatMap(({ kind, id }) => (isWanted(kind) ? [id] : []))),
  ]
  const files = await missingIn(db, 'libraryItems', idsOf(isLibraryKind))
  const people = await missingIn(
    db,
    'faculty',
    idsOf((kind) => kind === 'member'),
  )
  return [
    ...filesNote(files.filter((id) => !along.fresh.has(id)).length),
    ...peopleNote(people, along),
  ]
}
