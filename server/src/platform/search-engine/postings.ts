import { signsOf } from './categories.ts'
import { type Term, textIndexes, type Where } from './engines.ts'
import { partitionFrom } from './entry-numbers.ts'
import type { QueryVariant } from './query.ts'
import type { Searching } from './visibility.ts'

export type Posting = ReadonlySet<number>
const nothing: Posting = new Set()

const keyOf = ({ where, wanted: { word, isBeginning } }: Term) =>
  `${where} ${word}${isBeginning ? '*' : ''}`

export function createPostings({
  db,
  engine,
  index,
  categories,
}: Pick<Searching, 'db' | 'engine' | 'index' | 'categories'>) {
  const known = new Map<string, Posting>()
  const withSigns = ({ where, wanted }: Term): Term =>
    where === 'title'
      ? { where, wanted }
      : { where, wanted: { ...wanted, signs: signsOf(wanted, categories) } }
  return {
    async load(terms: readonly Term[]): Promise<void> {
      const missing = new Map(terms.map((term) => [keyOf(term), term]))
      for (const key of known.keys()) missing.delete(key)
      if (missing.size === 0) return
      const requested = [...missing.values()].map(withSigns)
      const results = await textIndexes[engine].readPostings(db, index.text, requested)
      for (const [place, key] of [...missing.keys()].entries())
        known.set(key, new Set(results[place]))
    },
    of: (term: Term): Posting => known.get(keyOf(term)) ?? nothing,
  }
}
export type Postings = ReturnType<typeof createPostings>

export const loadVariants = (
  postings: Postings,
  where: Where,
  variants: readonly QueryVariant[],
): Promise<void> => postings.load(variants.flat().map((wanted) => ({ where, wanted })))

export function entriesWith(postings: Postings, where: Where, variant: QueryVariant): number[] {
  const [rarest = nothing, ...others] = variant
    .map((wanted) => postings.of({ where, wanted }))
    .toSorted((one, other) => one.size - other.size)
  return [...rarest].filter((id) => others.every((posting) => posting.has(id)))
}

export async function entriesWithAny(
  postings: Postings,
  where: Where,
  variants: readonly QueryVariant[],
  partitions?: readonly number[],
): Promise<number[]> {
  await loadVariants(postings, where, variants)
  const ids = new Set(variants.flatMap((variant) => entriesWith(postings, where, variant)))
  return [...ids].filter((id) => partitions?.includes(partitionFrom(id)) ?? true)
}
