import { type QueryWord, waysOf } from './query.ts'
import { joinedRunsOf, searchWordsOf } from './search-words.ts'

type CategoryName = { title: string; words: readonly string[] }
export type CategoryNames = ReadonlyMap<string, CategoryName>

/** All words, and neighbours joined: `timetable` of `Time table`. */
export function categoryName(title: string): CategoryName {
  const words = searchWordsOf(title)
  return { title, words: [...words, ...joinedRunsOf(words, () => true)] }
}

export const isCalled = ({ words }: CategoryName, wanted: QueryWord): boolean =>
  waysOf(wanted).some((way) =>
    words.some((text) => (wanted.isBeginning ? text.startsWith(way) : text === way)),
  )

export const signsOf = (wanted: QueryWord, names: CategoryNames): string[] =>
  [...names].filter(([, name]) => isCalled(name, wanted)).map(([sign]) => sign)
