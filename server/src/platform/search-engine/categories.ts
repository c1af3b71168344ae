import { nextPublication } from '../../content/public/public-content.ts'
import { readCategoryTitles } from '../../events/calendar/category-titles.ts'
import type { Changes } from '../db/changes.ts'
import type { Db } from '../db/open.ts'
import { categorySign, categoryTypes } from './category-signs.ts'
import { type Wanted, waysOf } from './query.ts'
import type { Reading } from './source.ts'
import { runsOf, wordsOf } from './words.ts'

type CategoryName = { title: string; words: readonly string[] }
export type CategoryNames = ReadonlyMap<string, CategoryName>

/** All words, and neighbours joined: `timetable` of `Time table`. */
function wordsOfName(name: string): string[] {
  const words = wordsOf(name)
  return [...words, ...runsOf(words, () => true)]
}

export async function readCategoryNames(db: Reading, moment: Date): Promise<CategoryNames> {
  const titles = await readCategoryTitles(db, moment, categoryTypes)
  return new Map(
    [...titles].map(([id, title]) => [
      categorySign(String(id)),
      { title, words: wordsOfName(title) },
    ]),
  )
}

export function createCategoryNames({ db, changes }: { db: Db; changes: Changes }) {
  let known: { versions: string; until: number; names: CategoryNames } | undefined
  return async (moment: Date): Promise<CategoryNames> => {
    const isKnown = changes.versions() !== undefined
    const versions = categoryTypes.map((type) => changes.version(type)).join()
    if (known && isKnown && known.versions === versions && moment.getTime() < known.until)
      return known.names
    const names = await readCategoryNames(db, moment)
    const turns = categoryTypes.map((type) => nextPublication(db, type, moment))
    known = { versions, until: Math.min(...(await Promise.all(turns))), names }
    return names
  }
}

export const isCalled = ({ words }: CategoryName, wanted: Wanted): boolean =>
  waysOf(wanted).some((way) =>
    words.some((said) => (wanted.isBeginning ? said.startsWith(way) : said === way)),
  )

export const signsOf = (wanted: Wanted, names: CategoryNames): string[] =>
  [...names].filter(([, name]) => isCalled(name, wanted)).map(([sign]) => sign)
