import { type PreparedText, prepareText } from './passage.ts'
import { type QueryWord, wordVariantsOf } from './query.ts'
import { joinedRunsOf, searchWordsOf } from './search-words.ts'

type CategoryName = { title: PreparedText; words: readonly string[] }
export type CategoryNames = ReadonlyMap<string, CategoryName>

/** All words, and neighbours joined: `timetable` of `Time table`. */
export function categoryName(title: string): CategoryName {
  const words = searchWordsOf(title)
  return { title: prepareText(title), words: [...words, ...joinedRunsOf(words, () => true)] }
}

export const isCalled = ({ words }: CategoryName, wanted: QueryWord): boolean =>
  wordVariantsOf(wanted).some((way) =>
    wanted.isBeginning ? words.some((text) => text.startsWith(way)) : words.includes(way),
  )

export function categorySignsOf(wanted: QueryWord, names: CategoryNames): string[] {
  const signs: string[] = []
  for (const [sign, name] of names) if (isCalled(name, wanted)) signs.push(sign)
  return signs
}
