import { nextContentPublication } from '../../content/public/public-content.ts'
import { readCategoryTitles } from '../../events/calendar/category-titles.ts'
import type { Changes } from '../db/changes.ts'
import type { Db } from '../db/open.ts'
import type { DbOrTrx } from '../db/schema.ts'
import { categorySign, categoryTypes } from './category-signs.ts'
import { type QueryWord, waysOf } from './query.ts'
import { joinedRunsOf, searchWordsOf } from './search-words.ts'

type CategoryName = { title: string; words: readonly string[] }
export type CategoryNames = ReadonlyMap<string, CategoryName>

/** All words, and neighbours joined: `timetable` of `Time table`. */
function wordsOfName(name: string): string[] {
  const words = searchWordsOf(name)
  return [...words, ...joinedRunsOf(words, () => true)]
}

export async function readCategoryNames(db: DbOrTrx, now: Date): Promise<CategoryNames> {
  const titles = await readCategoryTitles(db, now, categoryTypes)
  return new Map(
    [...titles].map(([id, title]) => [
      categorySign(String(id)),
      { title, words: wordsOfName(title) },
    ]),
  )
}

export function createCategoryNames({ db, changes }: { db: Db; changes: Changes }) {
  let known: { versions: string; until: number; names: CategoryNames } | undefined
  return async (now: Date): Promise<CategoryNames> => {
    const isKnown = changes.versions() !== undefined
    const versions = categoryTypes.map((type) => changes.version(type)).join()
    if (known && isKnown && known.versions === versions && now.getTime() < known.until)
      return known.names
    const names = await readCategoryNames(db, now)
    const turns = categoryTypes.map((type) => nextContentPublication(db, type, now))
    known = { versions, until: Math.min(...(await Promise.all(turns))), names }
    return names
  }
}

export const isCalled = ({ words }: CategoryName, wanted: QueryWord): boolean =>
  waysOf(wanted).some((way) =>
    words.some((text) => (wanted.isBeginning ? text.startsWith(way) : text === way)),
  )

export const signsOf = (wanted: QueryWord, names: CategoryNames): string[] =>
  [...names].filter(([, name]) => isCalled(name, wanted)).map(([sign]) => sign)
