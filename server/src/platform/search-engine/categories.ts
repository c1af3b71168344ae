import { readCategoryTitles } from '../../events/calendar/category-titles.ts'
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

export const isCalled = ({ words }: CategoryName, wanted: QueryWord): boolean =>
  waysOf(wanted).some((way) =>
    words.some((text) => (wanted.isBeginning ? text.startsWith(way) : text === way)),
  )

export const signsOf = (wanted: QueryWord, names: CategoryNames): string[] =>
  [...names].filter(([, name]) => isCalled(name, wanted)).map(([sign]) => sign)
