import { programCode } from 'contract/content/program-code'
import { entryOf } from 'contract/content/rich-text/link-target'
import { contentTypes, isCollectionName } from 'contract/content/types'
import { validate } from 'uuid'
import type { ItemRow } from '../../content/library/rows.ts'
import { contentTypeOfTarget, type TargetKind } from '../../content/references/map-targets.ts'
import { slugOf } from '../../platform/slug.ts'
import type { ExportedEntry } from './public-texts.ts'

const longestName = 50

/** Appends a number to duplicates, ignoring case as some file systems do. */
export function createNames(reserved: Iterable<string> = []) {
  const taken = new Set(reserved)
  return (wanted: string): string => {
    for (let number = 1; ; number++) {
      const name = number === 1 ? wanted : `${wanted}-${number}`
      if (taken.has(name.toLowerCase())) continue
      taken.add(name.toLowerCase())
      return name
    }
  }
}

const isWord = ({ _id }: Pick<ItemRow, '_id'>) => !validate(_id)

/**
 * Names by id: ids that are words stay, others become the item's name. So a site that began with a folder is exported as the
 * same folder.
 */
export function nameFiles(
  rows: readonly Pick<ItemRow, '_id' | 'name' | 'kind'>[],
  reserved: Iterable<string>,
): Map<string, string> {
  const give = createNames(reserved)
  const ordered = [...rows.filter(isWord), ...rows.filter((row) => !isWord(row))]
  return new Map(
    ordered.map((row) => [
      row._id,
      give(isWord(row) ? row._id : slugOf(row.name).slice(0, longestName) || row.kind),
    ]),
  )
}

/** `b.a.ll.b.` becomes `ballb`. */
export const entryFileName = (slug: string) =>
  slug.includes('.') ? programCode(slug) : slug.replace(/[^\w-]/g, '') || 'entry'

/**
 * Replaces ids with names: entries by slug (in links, by page address), files by file name. Ids of what is not in the folder
 * stay.
 */
export function folderNamesOf(
  entries: readonly ExportedEntry[],
  files: ReadonlyMap<string, string>,
) {
  const byId = new Map(entries.map((entry) => [entry._id, entry]))
  return (value: string, naming: TargetKind): string => {
    if (naming.kind === 'link') {
      const id = entryOf(value)
      const entry = id === undefined ? undefined : byId.get(id)
      return (entry && pageOf(entry)) ?? value
    }
    const entry = byId.get(value)
    if (entry && entry.type === contentTypeOfTarget(naming)) return entry.slug
    return naming.kind === 'picture' || naming.kind === 'document'
      ? (files.get(value) ?? value)
      : value
  }
}

function pageOf({ type, slug }: ExportedEntry): string | undefined {
  return isCollectionName(type) ? contentTypes[type].page(slug) : undefined
}
