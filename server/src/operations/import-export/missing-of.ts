import type { ContentData } from 'contract/content/data'
import { isLibraryKind } from 'contract/content/library/items'
import { declaredOf } from 'contract/content/translations/translation-types'
import type { EntryTypeName } from 'contract/content/types'
import { usesOf } from 'contract/content/uses'
import { countOf } from 'contract/platform/format-count'
import type { DbOrTrx } from '../../platform/db/schema.ts'

export type Along = {
  /** Local ids by the package's ids. */
  ids: ReadonlyMap<string, string>
  /** Names of files new to the library, by local id. */
  fresh: ReadonlyMap<string, string>
  /** Names of people the texts refer to, who are not part of a package. */
  people: ReadonlyMap<string, string>
}

async function missingIn(db: DbOrTrx, table: 'libraryItems' | 'faculty', ids: readonly string[]) {
  if (ids.length === 0) return []
  const results = await db.selectFrom(table).select('_id').where('_id', 'in', ids).execute()
  return ids.filter((id) => !results.some(({ _id }) => _id === id))
}

function filesNote(missing: number): string[] {
  if (missing === 0) return []
  const files = countOf(missing, 'picture or document', 'pictures or documents')
  return [`Not under “Pictures & Documents” here: ${files}. Choose them again`]
}

function peopleNote(missing: readonly string[], { people }: Along): string[] {
  if (missing.length === 0) return []
  const names = missing.flatMap((id) => people.get(id) ?? [])
  const nameless = missing.length - names.length
  const everyone = [...names, ...(nameless > 0 ? [`${nameless} without a name`] : [])]
  return [
    `It shows people who are not listed here: ${everyone.join(', ')}. Add them, then choose them again`,
  ]
}

export async function missingOf(
  db: DbOrTrx,
  { type, data }: { type: EntryTypeName; data: ContentData },
  along: Along,
): Promise<string[]> {
  const targets = usesOf(declaredOf(type).fields, data).map(({ target }) => target)
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
