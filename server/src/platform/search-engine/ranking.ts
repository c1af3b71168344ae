import { entriesWith, loadSpellings, type Postings } from './postings.ts'
import { exactly, type Spelling } from './query.ts'

export const titleLevel = 5
export const expiredLevels = 10

/** Whole words before prefixes; then all words in the title before some. */
export async function rankEntries(
  postings: Postings,
  spellings: readonly Spelling[],
): Promise<Map<number, number>> {
  await loadSpellings(postings, 'words', spellings)
  const met = spellings.filter((spelling) => entriesWith(postings, 'words', spelling).length > 0)
  const whole = exactly(met)
  await postings.load([
    ...spellings.flat().map((wanted) => ({ where: 'title' as const, wanted })),
    ...whole.flat().flatMap((wanted) => [
      { where: 'title' as const, wanted },
      { where: 'words' as const, wanted },
    ]),
  ])
  const levels = new Map<number, number>()
  const raise = (id: number, level: number) => {
    if ((levels.get(id) ?? -1) < level) levels.set(id, level)
  }
  const named = new Set(
    spellings.flat().flatMap((wanted) => [...postings.of({ where: 'title', wanted })]),
  )
  const isSingle = spellings.every((spelling) => spelling.length === 1)
  const raiseBy = (id: number, level: number) =>
    raise(id, !isSingle && named.has(id) ? level + 1 : level)
  for (const spelling of met)
    for (const id of entriesWith(postings, 'words', spelling)) raiseBy(id, 0)
  for (const spelling of met)
    for (const id of entriesWith(postings, 'title', spelling)) raise(id, 2)
  for (const spelling of whole) {
    for (const id of entriesWith(postings, 'words', spelling)) raiseBy(id, 3)
    for (const id of entriesWith(postings, 'title', spelling)) raise(id, titleLevel)
  }
  return levels
}
