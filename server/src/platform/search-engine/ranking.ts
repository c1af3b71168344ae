import { signsOf } from './categories.ts'
import { type Term, textIndexes, type Where } from './engines.ts'
import type { Searching } from './entries.ts'
import { exactly, type QueryVariant } from './query.ts'

type Posting = ReadonlySet<number>
/** Levels of entries. */
type Ranking = ReadonlyMap<number, number>
const nothing: Posting = new Set()

const keyOf = ({ where, wanted: { word, isBeginning } }: Term) =>
  `${where} ${word}${isBeginning ? '*' : ''}`

/** Each word is looked up once, however many variants and suggestions have it. */
export function createPostings({ db, engine, index, categories }: Searching) {
  const known = new Map<string, Posting>()
  const withSigns = ({ where, wanted }: Term): Term =>
    where === 'title'
      ? { where, wanted }
      : { where, wanted: { ...wanted, signs: signsOf(wanted, categories) } }
  return {
    async load(variants: readonly QueryVariant[], ...places: Where[]): Promise<void> {
      const missing = new Map<string, Term>()
      for (const wanted of variants.flat())
        for (const where of places) {
          const term = { where, wanted }
          const key = keyOf(term)
          if (!known.has(key)) missing.set(key, term)
        }
      if (missing.size === 0) return
      const requested = [...missing.values()].map(withSigns)
      const results = await textIndexes[engine].readPostings(db, index.text, requested)
      for (const [place, key] of [...missing.keys()].entries())
        known.set(key, new Set(results[place]))
    },
    of: (term: Term): Posting => known.get(keyOf(term)) ?? nothing,
    /** A query is first tried, and then asked for what is shown. */
    rankings: new Map<readonly QueryVariant[], Ranking>(),
  }
}
export type Postings = ReturnType<typeof createPostings>

function entriesWith(postings: Postings, where: Where, variant: QueryVariant): number[] {
  const [rarest = nothing, ...others] = variant
    .map((wanted) => postings.of({ where, wanted }))
    .toSorted((one, other) => one.size - other.size)
  const all = [...rarest]
  return others.length === 0 ? all : all.filter((id) => others.every((posting) => posting.has(id)))
}

export async function entriesWithAny(
  postings: Postings,
  where: Where,
  variants: readonly QueryVariant[],
): Promise<number[]> {
  await postings.load(variants, where)
  return [...new Set(variants.flatMap((variant) => entriesWith(postings, where, variant)))]
}

export const titleLevel = 5
export const expiredLevels = 10

/** Whole words before prefixes; then all words in the title before some. */
export async function rankEntries(
  postings: Postings,
  variants: readonly QueryVariant[],
): Promise<Ranking> {
  const known = postings.rankings.get(variants)
  if (known) return known
  const exact = exactly(variants)
  await postings.load([...variants, ...exact], 'title', 'words')
  const levels = new Map<number, number>()
  const isSingle = variants.every((variant) => variant.length === 1)
  const named = new Set<number>()
  if (!isSingle)
    for (const wanted of variants.flat())
      for (const id of postings.of({ where: 'title', wanted })) named.add(id)
  const raise = (where: Where, some: readonly QueryVariant[], level: number) => {
    for (const variant of some)
      for (const id of entriesWith(postings, where, variant)) {
        const raised = where === 'words' && named.has(id) ? level + 1 : level
        if ((levels.get(id) ?? -1) < raised) levels.set(id, raised)
      }
  }
  raise('words', variants, 0)
  raise('title', variants, 2)
  raise('words', exact, 3)
  raise('title', exact, titleLevel)
  postings.rankings.set(variants, levels)
  return levels
}
