import { readCategoryTitles } from '../events/category-titles.ts'
import { categorySign, categoryTypes } from './category-signs.ts'
import type { Spelling, Wanted } from './query.ts'
import type { Reading } from './source.ts'
import { runsOf, wordsOf } from './words.ts'

/** The words by which each category is found, by its sign. */
export type CategoryNames = ReadonlyMap<string, readonly string[]>

/** All words of a name, and neighbours as one: `timetable` of `Time table`. */
function wordsOfName(name: string): string[] {
  const words = wordsOf(name)
  return [...words, ...runsOf(words, () => true)]
}

/** What the categories that visitors see at a moment are called. */
export async function readCategoryNames(db: Reading, moment: Date): Promise<CategoryNames> {
  const titles = await readCategoryTitles(db, moment, categoryTypes)
  return new Map([...titles].map(([id, title]) => [categorySign(String(id)), wordsOfName(title)]))
}

/** Spellings in which whatever is of a category counts as having the words of its name. */
export function orInCategory(spellings: readonly Spelling[], names: CategoryNames): Spelling[] {
  const called = [...names]
  const signsOf = ({ word, isBeginning }: Wanted) =>
    called
      .filter(([, words]) =>
        words.some((said) => (isBeginning ? said.startsWith(word) : said === word)),
      )
      .map(([sign]) => sign)
  return spellings.map((spelling) =>
    spelling.map((wanted) => ({ ...wanted, signs: signsOf(wanted) })),
  )
}
