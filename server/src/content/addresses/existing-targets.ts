import type { RecordName } from 'contract/records'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { readReachableTargets } from './reachable-targets.ts'

export type RecordPage = {
  /** With the id or slug, as the address has it. */
  pathOf: (name: string) => string
  readPublic: (db: DbOrTrx, names: readonly string[], now: Date) => Promise<string[]>
  /** Of public records, or of the one named so. `row` has all columns of texts and their translations. */
  readTexts: (db: DbOrTrx, now: Date, name?: string) => Promise<{ name: string; row: object }[]>
}

/** Domains above content have them; `server/src/record-folders.ts` lists them. */
export type RecordPages = Readonly<Record<RecordName, RecordPage>>

function namesIn(paths: readonly string[], pathOf: (name: string) => string): string[] {
  const beginning = pathOf('')
  return paths.flatMap((path) => (path.startsWith(beginning) ? path.slice(beginning.length) : []))
}

/** From the lists in the database, without rendering. */
export async function readExisting(
  db: DbOrTrx,
  recordPages: RecordPages,
  paths: readonly string[],
  now: Date,
): Promise<(path: string) => boolean> {
  const { leadsSomewhere } = await readReachableTargets(db, paths, now)
  const known = new Set<string>()
  for (const { pathOf, readPublic } of Object.values(recordPages)) {
    const names = namesIn(paths, pathOf)
    if (names.length === 0) continue
    for (const name of await readPublic(db, names, now)) known.add(pathOf(name))
  }
  const isOfRecord = (path: string) =>
    Object.values(recordPages).some(({ pathOf }) => path.startsWith(pathOf('')))
  return (path) => (isOfRecord(path) ? known.has(path) : leadsSomewhere(path))
}
