import { entriesWith, loadVariants, type Postings } from './postings.ts'
import { exactly, type QueryVariant } from './query.ts'

export const titleLevel = 5
export const expiredLevels = 10

/** Whole words before prefixes; then all words in the title before some. */
export async function rankEntries(
  postings: Postings,
  variants: readonly QueryVariant[],
): Promise<Map<number, number>> {
  await loadVariants(postings, 'words', variants)
  const met = variants.filter((variant) => entriesWith(postings, 'words', variant).length > 0)
  const full = exactly(met)
  await postings.load([
    ...variants.flat().map((wanted) => ({ where: 'title' as const, wanted })),
    ...full.flat().flatMap((wanted) => [
      { where: 'title' as const, wanted },
      { where: 'words' as const, wanted },
    ]),
  ])
  const levels = new Map<number, number>()
  const raise = (id: number, level: number) => {
    if ((levels.get(id) ?? -1) < level) levels.set(id, level)
  }
  const named = new Set(
    variants.flat().flatMap((wanted) => [...postings.of({ where: 'title', wanted })]),
  )
  const isSingle = variants.every((variant) => variant.length === 1)
  const raiseBy = (id: number, level: number) =>
    raise(id, !isSingle && named.has(id) ? level + 1 : level)
  for (const variant of met)
    for (const id of entriesWith(postings, 'words', variant)) raiseBy(id, 0)
  for (const variant of met) for (const id of entriesWith(postings, 'title', variant)) raise(id, 2)
  for (const variant of full) {
    for (const id of entriesWith(postings, 'words', variant)) raiseBy(id, 3)
    for (const id of entriesWith(postings, 'title', variant)) raise(id, titleLevel)
  }
  return levels
}
